import type { Store } from 'redux';
import { NO_ANALYTICS } from '../../application/ports/analytics';
import type { LinkWindow } from '../../application/ports/link-window';
import type { Platform } from '../../application/ports/platform';
import type { ProblemReporter } from '../../application/ports/problem-reporter';
import { countsVisits } from '../../application/setup/setup';
import type { ShopState } from '../../application/store/root-reducer';
import { googleAnalytics } from '../../infrastructure/analytics/google-analytics';
import { makeLoadAddressFinder } from '../../infrastructure/maps/load-address-finder';
import { locateDevice } from '../../infrastructure/maps/locate-device';
import { attemptKeyCodec } from '../../infrastructure/storage/attempt-key-codec';
import { browserGuest } from '../../infrastructure/storage/browser-guest';
import { consentCodec } from '../../infrastructure/storage/consent-codec';
import { orderKeysCodec } from '../../infrastructure/storage/order-keys-codec';
import { storedIn } from '../../infrastructure/storage/stored-text';
import type { BrowserAdapters } from '../container';
import { browserStorage } from './browser-storage';
import { fetchGoogle } from './fetch-google';
import { createHttpClient } from './http-client';
import { orderPlatform } from './order-platform';
import { saveFile } from './save-file';
import type { SettableClock } from './server-clock';
import { makeInTurn } from './take-turns';
import { tellTabs } from './tell-tabs';

/** In milliseconds: a skeleton that only flashes would be worse than none. */
const LEAST_LOADING = 200;

const problems: ProblemReporter = {
  report: (call, failure) => {
    if (failure.kind === 'undecodable') {
      console.warn(`The answer to ${call} does not fit`, failure.paths);
    }
  },
};

/** What the adapters need of the page. */
export interface AdaptedPage {
  readonly store: Store<ShopState>;
  readonly clock: SettableClock;
  readonly loadTranslations: Platform['loadTranslations'];
  readonly linkWindow: LinkWindow;
  /** Restores what other tabs have stored since, above all the cart. */
  readonly takeOver: () => void;
}

/** Returns what a browser brings to the ports of the shop. */
export const browserAdapters = ({
  store,
  clock,
  loadTranslations,
  linkWindow,
  takeOver,
}: AdaptedPage): BrowserAdapters => {
  const { setup, language } = store.getState();
  const { analytics, maps } = setup;
  const { defaultLocale } = language.locales;
  return {
    http: createHttpClient(clock),
    problems,
    platform: {
      host: () => window.location.host,
      loadTranslations,
      leastLoading: LEAST_LOADING,
      analytics: countsVisits(analytics) ? googleAnalytics(window, analytics) : NO_ANALYTICS,
      consent: storedIn(browserStorage.area, 'countVisits', consentCodec),
      now: clock.now,
    },
    account: {
      now: clock.now,
      query: () => window.location.search,
      guestStorage: browserGuest(browserStorage),
      linkWindow,
      orderKeys: storedIn(browserStorage.area, 'orders', orderKeysCodec),
      saveFile,
      tellTabs: tellTabs(store, (name) => new BroadcastChannel(name)),
      inTurn: makeInTurn('session'),
    },
    orders: orderPlatform(storedIn(browserStorage.session, 'placing', attemptKeyCodec), takeOver),
    loadAddressFinder: makeLoadAddressFinder(maps, (key) => fetchGoogle({ key, defaultLocale })),
    // Absent on pages without TLS, whatever the types say.
    locateDevice: locateDevice(() => navigator.geolocation as Geolocation | undefined),
  };
};
