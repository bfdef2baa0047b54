import { act, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { Action, Middleware, Store } from 'redux';
import { categoriesLoaded } from '../../src/application/catalogue/catalogue-slice';
import { cityChosen } from '../../src/application/city/city-slice';
import { pageReady } from '../../src/application/navigation/page-slice';
import { languageOf } from '../../src/application/session/language';
import { languageSet } from '../../src/application/session/language-slice';
import { settingsLoaded } from '../../src/application/settings/settings-slice';
import { createShopStore } from '../../src/application/store/create-store';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { City } from '../../src/domain/city/city';
import { makeNumberStyle } from '../../src/domain/money/number-style';
import { OPEN_AS_USUAL } from '../../src/domain/schedule/ordering-state';
import { LocatedRouteProvider } from '../../src/ui/navigation/located-route';
import { locateRoute } from '../../src/ui/navigation/route-table';
import { ShopProviders } from '../../src/ui/app/shop-providers';
import { createI18n } from '../../src/ui/i18n/create-i18n';
import { categoryOf } from './dishes';
import { cityId } from './ids';
import { LOCALE_TRANSLATIONS } from './locale-translations';
import { zoneId } from './zones';

export const LOCALES = { all: ['en', 'ru'], defaultLocale: 'en' };

export const SOFIA: City = {
  id: cityId(1),
  name: 'Sofia',
  baseUrl: 'http://sofia.example',
  timezone: 'Europe/Sofia',
  center: { lat: 42.6977, lng: 23.3219 },
  phones: [{ label: 'Orders', phone: '+359 2 400 10 20', isHotline: true }],
  socials: [],
  branches: [],
  zones: [zoneId(1)],
  ordering: OPEN_AS_USUAL,
};
export const VARNA: City = {
  ...SOFIA,
  id: cityId(2),
  name: 'Varna',
  baseUrl: 'http://varna.example',
};

const withoutDetails = ({ id, name, baseUrl }: City) => ({ id, name, baseUrl });

/** A store as the page has it once its frame is loaded, and then whatever else happened. */
export const shopStore = (
  locale = 'en',
  actions: readonly Action[] = [],
  ...middlewares: readonly Middleware[]
): { readonly store: Store<ShopState>; readonly intents: Action[] } => {
  const intents: Action[] = [];
  const note: Middleware = () => (next) => (action) => {
    const result = next(action);
    // Nothing but plain actions is dispatched.
    intents.push(action as Action);
    return result;
  };
  const store = createShopStore(undefined, note, ...middlewares);
  const language = languageOf({
    locale,
    locales: LOCALES,
    country: 'bg',
    numberStyleOf: makeNumberStyle,
  });
  const currency = { code: 'BGN', symbol: 'лв.', digits: 2, position: 'after' as const };
  for (const action of [
    languageSet(language),
    cityChosen({ current: SOFIA, all: [SOFIA, VARNA].map(withoutDetails) }),
    settingsLoaded({
      branding: null,
      warningText: null,
      currency,
      secondCurrency: null,
      deposit: null,
      bonusEarning: 10,
      isDeliveryTypeChoiceOn: true,
      signInMethods: ['sms', 'telegram', 'whatsapp'],
      isCodeSent: true,
      sandboxes: [],
      payments: [],
      equipment: [],
    }),
    categoriesLoaded([categoryOf()]),
    ...actions,
  ]) {
    store.dispatch(action);
  }
  // What led to this state is no news.
  intents.length = 0;
  return { store, intents };
};

export const i18nOf = (locale: string) => createI18n(LOCALE_TRANSLATIONS, locale);

export interface ShopRendering {
  readonly user: UserEvent;
  readonly container: HTMLElement;
  readonly state: () => ShopState;
  /** What was dispatched since the tree is there, for whoever carries it out. */
  readonly intents: readonly Action[];
  /** Something comes from outside: an answer, another tab. */
  happen(...actions: readonly Action[]): void;
  /** Where the customer is: path, query and hash. */
  readonly address: () => string;
}

interface RenderOptions {
  /** The address in the browser; its page counts as loaded. */
  readonly path?: string;
  readonly actions?: readonly Action[];
  readonly isPageReady?: boolean;
}

/** Renders a part of the shop in its surroundings, in the language of the path. */
export const renderShop = (
  tree: ReactNode,
  { path = '/', actions = [], isPageReady = true }: RenderOptions = {},
): ShopRendering => {
  const url = new URL(path, 'http://sofia.example');
  const { locale, route } = locateRoute(url, LOCALES);
  const { store, intents } = shopStore(locale, [
    ...(isPageReady ? [pageReady(route)] : []),
    ...actions,
  ]);
  let address = path;
  const Address = () => {
    const { pathname, search, hash } = useLocation();
    address = `${pathname}${search}${hash}`;
    return null;
  };
  const { container } = render(
    <ShopProviders store={store} translations={{ get: i18nOf }}>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <LocatedRouteProvider>{tree}</LocatedRouteProvider>
      </MemoryRouter>
    </ShopProviders>,
  );
  return {
    user: userEvent.setup(),
    container,
    state: store.getState,
    intents,
    address: () => address,
    happen: (...more) => {
      act(() => {
        more.forEach((action) => store.dispatch(action));
      });
    },
  };
};
