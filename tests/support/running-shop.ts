import { Container } from 'inversify';
import type { PlacingAnswer } from '../../src/application/ports/order-gateway';
import { OrderGateway } from '../../src/application/ports/order-gateway';
import { NO_ORDERS, OrderPlatform } from '../../src/application/ports/order-platform';
import type { TrackedOrder } from '../../src/domain/order/tracked-order';
import { SlotsGateway } from '../../src/application/ports/slots-gateway';
import { PLACED_ORDER, trackedOrder } from './orders';
import type { Store } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { NO_ANALYTICS } from '../../src/application/ports/analytics';
import {
  AccountPlatform,
  accountPlatformOfServer,
} from '../../src/application/ports/account-platform';
import { Platform } from '../../src/application/ports/platform';
import { PageUseCases } from '../../src/infrastructure/container/pages.module';
import { PagesInLanguage, shopModules } from '../../src/infrastructure/container/shop.module';
import { AddressGateway } from '../../src/application/ports/address-gateway';
import { BonusesGateway } from '../../src/application/ports/bonuses-gateway';
import { CartGateway } from '../../src/application/ports/cart-gateway';
import { CatalogueGateway } from '../../src/application/ports/catalogue-gateway';
import { CityGateway } from '../../src/application/ports/city-gateway';
import { ContentGateway } from '../../src/application/ports/content-gateway';
import { CustomerListsGateway } from '../../src/application/ports/customer-lists-gateway';
import { DeliveryGateway } from '../../src/application/ports/delivery-gateway';
import type { GatewayFailure } from '../../src/application/ports/gateway-failure';
import { LoadAddressFinder, LocateDevice } from '../../src/application/ports/maps';
import type { DeviceSession } from '../../src/application/ports/profile-gateway';
import { ProfileGateway } from '../../src/application/ports/profile-gateway';
import { ReferralGateway } from '../../src/application/ports/referral-gateway';
import { SearchGateway } from '../../src/application/ports/search-gateway';
import { SignInGateway } from '../../src/application/ports/sign-in-gateway';
import { createShopStore } from '../../src/application/store/create-store';
import type { ShopState } from '../../src/application/store/root-reducer';
import { rootSaga } from '../../src/application/store/root-saga';
import { ShopUseCases } from '../../src/application/store/shop-use-cases';
import type { EnteredPage } from '../../src/application/pages/enter-shop.saga';
import { enterShop } from '../../src/application/pages/enter-shop.saga';
import type { Result } from '../../src/domain/result/result';
import { ok, refuse } from '../../src/domain/result/result';
import { instant } from '../../src/domain/time/instant';
import { INVITATION, NO_BONUSES, NOON, TELEGRAM_LINK, accountOf, profileOf } from './customers';
import {
  ARTICLE,
  CATEGORIES,
  EMPTY_SCREEN,
  SETTINGS,
  calculationOf,
  cityOf,
  listingOf,
  productOf,
} from './menus';
import { termsOf } from './zones';

type Backend = CityGateway &
  CatalogueGateway &
  CartGateway &
  ContentGateway &
  DeliveryGateway &
  CustomerListsGateway &
  AddressGateway &
  ProfileGateway &
  BonusesGateway &
  ReferralGateway &
  SignInGateway &
  OrderGateway &
  SlotsGateway &
  SearchGateway;
export type FakeBackend = {
  readonly [Call in keyof Backend]: jest.Mock<ReturnType<Backend[Call]>>;
};

const answering = <A>(value: A) => jest.fn(() => Promise.resolve(ok(value)));

/** A backend that answers everything at once; a test replaces what it cares about. */
export const fakeBackend = (more: Partial<FakeBackend> = {}): FakeBackend => ({
  cities: answering([cityOf(1, 'sofia.example'), cityOf(2, 'varna.example')]),
  failingFor: jest.fn((): number | null => null),
  settings: answering(SETTINGS),
  navigation: answering([]),
  categories: answering(CATEGORIES),
  mainScreen: answering(EMPTY_SCREEN),
  listing: answering(listingOf(productOf(1))),
  product: answering(productOf(1)),
  productsById: answering([productOf(1)]),
  additionals: answering([]),
  calculate: answering(calculationOf(10)),
  page: answering(ARTICLE),
  newsList: answering({ items: [], meta: listingOf().meta }),
  newsItem: answering({ ...ARTICLE, picture: null, publishedAt: instant(0) }),
  promotions: answering([]),
  promotion: answering({
    ...ARTICLE,
    picture: null,
    from: null,
    to: null,
    promoCode: null,
    hasEnded: false,
  }),
  info: answering({ zones: [], payments: [] }),
  area: answering({ zones: [] }),
  terms: answering(termsOf(1)),
  account: answering(accountOf()),
  saveProfile: answering(profileOf()),
  sessions: answering<readonly DeviceSession[]>([]),
  logOutDevice: answering(null),
  confirmPhone: answering(null),
  exportAccount: answering<unknown>({}),
  deleteAccount: answering(null),
  bonuses: answering(NO_BONUSES),
  invitation: answering(INVITATION),
  addAddresses: answering([]),
  changeAddress: answering([]),
  removeAddress: answering([]),
  search: answering([productOf(1)]),
  favourites: answering([]),
  addFavourites: answering([]),
  removeFavourite: answering([]),
  viewed: answering([]),
  addViewed: answering([]),
  sendCode: answering({ resendIn: 60 }),
  linkTelegram: answering(TELEGRAM_LINK),
  checkTelegram: answering({ phone: null, isExpired: false }),
  logIn: answering({ account: accountOf(), referral: null }),
  logOut: answering(null),
  endSession: answering({ isSignedIn: false }),
  slots: answering({
    now: NOON,
    soon: { isAvailable: true, expected: null, reason: null },
    days: [],
  }),
  place: answering<PlacingAnswer>({ kind: 'placed', order: PLACED_ORDER }),
  closeAttempt: answering({ order: null }),
  track: answering(trackedOrder()),
  openOrders: answering<readonly TrackedOrder[]>([trackedOrder()]),
  endedOrders: answering({ items: [], meta: listingOf().meta }),
  changePayment: answering(trackedOrder()),
  cancel: answering(trackedOrder({ status: 'cancel' })),
  ...more,
});

export const failing = (failure: GatewayFailure) =>
  jest.fn(() => Promise.resolve({ ok: false as const, error: failure }));

/** Calls that stay open until the test answers them, in whatever order it likes. */
export const openCalls = <A>() => {
  const answers: ((answer: Result<GatewayFailure, A>) => void)[] = [];
  return {
    call: jest.fn(
      () =>
        new Promise<Result<GatewayFailure, A>>((resolve) => {
          answers.push(resolve);
        }),
    ),
    /** Answers the call of this number, counted from 1. */
    answer: async (number: number, answer: Result<GatewayFailure, A>): Promise<void> => {
      const resolve = answers[number - 1];
      if (!resolve) throw new Error(`There is no call ${String(number)}`);
      resolve(answer);
      await settled();
    },
  };
};

/** Lets everything happen that waits for nothing but its turn. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** What a browser knows of maps and of where it is; nothing unless a test says so. */
export interface FakeMaps {
  readonly loadAddressFinder: LoadAddressFinder;
  readonly locateDevice: LocateDevice;
}

const NO_MAPS: FakeMaps = {
  loadAddressFinder: () => Promise.reject(new Error('There are no maps')),
  locateDevice: () => Promise.resolve(refuse({ kind: 'location.unavailable' })),
};

/** Nothing of a browser around the shop, on 27 November 2026 at noon in Sofia. */
export const AT_NOON = accountPlatformOfServer(() => NOON);

/** The ports that the backend answers behind. */
const GATEWAYS = [
  CityGateway,
  CatalogueGateway,
  CartGateway,
  ContentGateway,
  DeliveryGateway,
  CustomerListsGateway,
  AddressGateway,
  ProfileGateway,
  BonusesGateway,
  ReferralGateway,
  SignInGateway,
  OrderGateway,
  SlotsGateway,
  SearchGateway,
];

/** The shop's own modules over a fake backend, which answers in every language alike. */
export const wireUseCases = (
  backend: FakeBackend,
  loadTranslations: (locale: string) => Promise<void> = () => Promise.resolve(),
  { loadAddressFinder, locateDevice }: FakeMaps = NO_MAPS,
  account: AccountPlatform = AT_NOON,
  orders: OrderPlatform = NO_ORDERS,
): ShopUseCases => {
  const container = new Container();
  container.load(...shopModules);
  GATEWAYS.forEach((port) => container.rebind(port).toConstantValue(backend));
  const platform: Platform = {
    host: () => 'sofia.example',
    loadTranslations,
    leastLoading: 0,
    analytics: NO_ANALYTICS,
    consent: { load: () => null, save: () => undefined },
    now: account.now,
  };
  container.bind(Platform).toConstantValue(platform);
  container.bind(AccountPlatform).toConstantValue(account);
  container.bind(OrderPlatform).toConstantValue(orders);
  container.bind(LoadAddressFinder).toConstantValue(loadAddressFinder);
  container.bind(LocateDevice).toConstantValue(locateDevice);
  container.bind(PagesInLanguage).toConstantValue(() => container.get<PageUseCases>(PageUseCases));
  return container.get<ShopUseCases>(ShopUseCases);
};

export interface RunningShop {
  readonly store: Store<ShopState>;
  /** Loads all that the page of an address shows, as a server does. */
  readonly visit: (page: Omit<EnteredPage, 'timeForLists'>) => Promise<void>;
  /** Faults that the sagas reported; none, if they work. */
  readonly errors: readonly unknown[];
}

/** In milliseconds. */
export const TIME_FOR_LISTS = 60_000;

/** All sagas over a fake backend. */
export const runShop = (
  backend: FakeBackend,
  maps?: FakeMaps,
  account?: AccountPlatform,
  orders?: OrderPlatform,
): RunningShop => {
  const sagas = createSagaMiddleware({ onError: () => undefined });
  const store = createShopStore(undefined, sagas);
  const errors: unknown[] = [];
  const useCases = wireUseCases(backend, undefined, maps, account, orders);
  sagas.run(rootSaga, useCases, (error) => errors.push(error));
  return {
    store,
    visit: (page) =>
      sagas.run(enterShop, useCases, { ...page, timeForLists: TIME_FOR_LISTS }).toPromise(),
    errors,
  };
};
