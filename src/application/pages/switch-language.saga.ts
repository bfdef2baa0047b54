import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, select } from 'typed-redux-saga';
import { calculationRequested, selectCart } from '../cart/cart-slice';
import { categoriesLoaded } from '../catalogue/catalogue-slice';
import { cityChosen } from '../city/city-slice';
import { navigationLoaded } from '../navigation/navigation-slice';
import type { Toast } from '../notifications/toast-slice';
import { toastShown } from '../notifications/toast-slice';
import type { LoadContent } from './load-content';
import { fetchContentOf, settlePage } from './show-content.saga';
import type { LanguageEntry } from '../navigation/page-slice';
import { settingsLoaded } from '../settings/settings-slice';
import type { ChooseCity } from '../city/choose-city';
import { cityStateOf } from '../city/choose-city';
import type { LoadFrame } from './load-frame';
import { languageSwitched, languageRefused } from '../session/language-slice';

/** The shop as it speaks one language. */
export interface LanguageUseCases {
  /** Fetches the translations; rejects when they cannot be loaded. */
  readonly loadTranslations: () => Promise<void>;
  readonly chooseCity: ChooseCity;
  readonly loadFrame: LoadFrame;
  readonly loadContent: LoadContent;
}

export interface SwitchLanguageDeps {
  readonly inLanguage: (locale: string) => LanguageUseCases;
  /** The host of the address that is open. */
  readonly host: () => string;
}

/** The toast for a language that cannot be loaded. */
const NOT_SWITCHED: Toast = { text: 'frame.languageFailed', tone: 'failed' };

/** A page that is there, or known not to be; any other fault is of the moment, or of the shop. */
const isSettled = (failure: number | null): boolean => failure === null || failure === 404;

/** Whether all of it could be had; only then anything is shown of it. */
function* fetchInLanguage(
  { inLanguage, host }: SwitchLanguageDeps,
  { locale, route }: LanguageEntry,
): SagaGenerator<boolean> {
  const { loadTranslations, chooseCity, loadFrame, loadContent } = inLanguage(locale);
  const { city } = yield* all({ city: call(chooseCity, host()), texts: call(loadTranslations) });
  if (!city.ok) return false;
  const { current } = city.value;
  const { frame, content } = yield* all({
    frame: call(loadFrame, current),
    content: call(fetchContentOf, loadContent, current.id, route),
  });
  if (!frame.ok || !isSettled(content.failure)) return false;
  // All at once: no moment in which the page speaks two languages.
  yield* put(languageSwitched(locale));
  yield* put(cityChosen(cityStateOf(city.value)));
  yield* put(settingsLoaded(frame.value.settings));
  yield* put(navigationLoaded(frame.value.navigation));
  yield* put(categoriesLoaded(frame.value.categories));
  for (const action of content.actions) yield* put(action);
  yield* call(settlePage, route, content.failure);
  return true;
}

function* hasSwitched(deps: SwitchLanguageDeps, entry: LanguageEntry): SagaGenerator<boolean> {
  try {
    return yield* call(fetchInLanguage, deps, entry);
  } catch {
    // Its translations cannot be fetched.
    return false;
  }
}

/**
 * Switches to another language without reloading the page: cities, settings, navigation,
 * categories, the page's content and the translations come in it; the cart is priced afresh, since names of
 * its discounts and gifts are texts too. Until then the page stays as it is, and also where something
 * of it cannot be had: a page speaks one language. Rules 6.2.
 */
export function* switchLanguage(deps: SwitchLanguageDeps, entry: LanguageEntry) {
  if (!(yield* call(hasSwitched, deps, entry))) {
    yield* put(languageRefused(undefined));
    yield* put(toastShown(NOT_SWITCHED));
    return;
  }
  const { lines } = yield* select(selectCart);
  if (lines.length > 0) yield* put(calculationRequested(undefined));
}
