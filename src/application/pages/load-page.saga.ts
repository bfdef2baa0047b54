import { call, delay, fork, join, put, select, takeLatest } from 'typed-redux-saga';
import { calculationRequested } from '../cart/cart-slice';
import type { CityRoot } from '../city/city-slice';
import { cityRefreshDue } from './refresh-city.saga';
import type { SwitchLanguageDeps } from './switch-language.saga';
import { switchLanguage } from './switch-language.saga';
import type { ShopAction } from '../redux/slice';
import type { LoadContent } from './load-content';
import type { LanguageEntry, PageRoot } from '../navigation/page-slice';
import { languageEntered, pageFailed, pageRestored, routeEntered } from '../navigation/page-slice';
import type { Route } from '../navigation/route';
import type { SettingsRoot } from '../settings/settings-slice';
import { showsPrice } from './shown-with-page';
import { loadContentOf, settlePage } from './show-content.saga';

export interface LoadPageDeps {
  readonly loadContent: LoadContent;
  /** In milliseconds: how long a page on its way shows at least that it is; 0 for no such time. */
  readonly leastLoading: number;
}

function* showAtLeast(milliseconds: number) {
  if (milliseconds > 0) yield* delay(milliseconds);
}

function* loadPage({ loadContent, leastLoading }: LoadPageDeps, route: Route) {
  const { city, settings } = yield* select((state: CityRoot & SettingsRoot) => state);
  if (!city.current || !settings) {
    // A page without its frame is no page, and the frame comes with the first page.
    yield* put(pageFailed({ route, status: 503 }));
    return;
  }
  try {
    const shown = yield* fork(showAtLeast, leastLoading);
    const failure = yield* call(loadContentOf, loadContent, city.current.id, route);
    yield* join(shown);
    yield* call(settlePage, route, failure);
  } catch (error) {
    yield* put(pageFailed({ route, status: 500 }));
    throw error;
  }
  // Only asked for here: a click in the cart must be able to overtake this call like any other.
  if (showsPrice(route)) yield* put(calculationRequested(undefined));
}

/** What is shown stays until the newer is there, and where that cannot be had. */
function* refreshPage({ loadContent }: LoadPageDeps) {
  const { city, page } = yield* select((state: CityRoot & PageRoot) => state);
  if (!city.current || page.kind !== 'ready' || !page.route) return;
  yield* put(cityRefreshDue(undefined));
  yield* call(loadContentOf, loadContent, city.current.id, page.route);
  if (showsPrice(page.route)) yield* put(calculationRequested(undefined));
}

export function* watchPages(deps: LoadPageDeps & SwitchLanguageDeps) {
  // Latest: a customer who has moved on does not wait for the page, or the language, left behind.
  yield* takeLatest(
    [routeEntered.type, languageEntered.type, pageRestored.type],
    function* ({ type, payload }: ShopAction<Route | LanguageEntry>) {
      // The type of the action says which of the two its payload is.
      if (type === pageRestored.type) yield* call(refreshPage, deps);
      else if (type === languageEntered.type) {
        yield* call(switchLanguage, deps, payload as LanguageEntry);
      } else yield* call(loadPage, deps, payload as Route);
    },
  );
}
