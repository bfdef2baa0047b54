import type { OrderGateway, PlacingAnswer } from '../../src/application/ports/order-gateway';
import type { OrderSurroundings } from '../../src/application/ports/order-surroundings';
import { NO_ORDERS } from '../../src/application/ports/order-surroundings';
import type { TrackedOrder } from '../../src/domain/order/tracked-order';
import type { SlotsGateway } from '../../src/application/ports/slots-gateway';
import { PLACED_ORDER, trackedOrder } from './orders';
import type { Store } from 'redux';
import {
  makeDeleteFromAccount,
  makeSaveToAccount,
} from '../../src/application/addresses/account-addresses';
import {
  makeJoinAddresses,
  makeJoinFavourites,
  makeJoinViewed,
} from '../../src/application/sign-in/join-lists';
import { makeOpenFinder } from '../../src/application/addresses/open-finder';
import { makeCalculateCart } from '../../src/application/pricing/calculate-cart';
import { makeChangeFavourites } from '../../src/application/favourites/change-favourites';
import { makeOutageSince } from '../../src/application/outage/outage-since';
import { customerLoaders } from '../../src/application/pages/customer-loaders';
import { makeLoadContent } from '../../src/application/pages/load-content';
import { NO_ANALYTICS } from '../../src/application/ports/analytics';
import type { AccountSurroundings } from '../../src/application/ports/account-surroundings';
import { accountSurroundingsOfServer } from '../../src/application/ports/account-surroundings';
import type { AddressGateway } from '../../src/application/ports/address-gateway';
import type { BonusesGateway } from '../../src/application/ports/bonuses-gateway';
import type { CartGateway } from '../../src/application/ports/cart-gateway';
import type { CatalogueGateway } from '../../src/application/ports/catalogue-gateway';
import type { CityGateway } from '../../src/application/ports/city-gateway';
import type { ContentGateway } from '../../src/application/ports/content-gateway';
import type { CustomerListsGateway } from '../../src/application/ports/customer-lists-gateway';
import type { DeliveryGateway } from '../../src/application/ports/delivery-gateway';
import type { GatewayFailure } from '../../src/application/ports/gateway-failure';
import type { LoadAddressFinder, LocateDevice } from '../../src/application/ports/maps';
import type { LostCartStorage } from '../../src/application/ports/lost-cart-storage';
import type { ProfileGateway, DeviceSession } from '../../src/application/ports/profile-gateway';
import type { ReferralGateway } from '../../src/application/ports/referral-gateway';
import type { SearchGateway } from '../../src/application/ports/search-gateway';
import type { SignInGateway } from '../../src/application/ports/sign-in-gateway';
import { createCoreSlot } from '../../src/application/store/core-slot';
import { createShopStore } from '../../src/application/store/create-store';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { ShopUseCases } from '../../src/application/store/root-saga';
import type { RunningCore } from '../../src/application/store/run-core';
import { runCore } from '../../src/application/store/run-core';
import { makeLogIn } from '../../src/application/sign-in/log-in';
import { makeChooseCity } from '../../src/application/city/choose-city';
import { makeLoadFrame } from '../../src/application/pages/load-frame';
import { makeReadCustomerLists } from '../../src/application/pages/read-customer-lists';
import type { Result } from '../../src/domain/result/result';
import { ok, refuse } from '../../src/domain/result/result';
import type { Instant } from '../../src/domain/time/instant';
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

export const fakeLostCart = () => ({
  load: jest.fn<ReturnType<LostCartStorage['load']>, []>(() => null),
  save: jest.fn<undefined, Parameters<LostCartStorage['save']>>(),
  clear: jest.fn<undefined, []>(),
});

const pagesOf = (backend: FakeBackend, now: () => Instant) => ({
  chooseCity: makeChooseCity(backend),
  outageSince: makeOutageSince(backend, now),
  loadFrame: makeLoadFrame(backend, backend),
  loadContent: makeLoadContent(
    { catalogue: backend, content: backend, delivery: backend, search: backend },
    customerLoaders({ orders: backend, bonuses: backend, profiles: backend, referral: backend }),
  ),
});

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
export const AT_NOON = accountSurroundingsOfServer(() => NOON);

/** The same backend answers in every language; `loadTexts` tells which words were asked for. */
export const wireUseCases = (
  backend: FakeBackend,
  lostCart: LostCartStorage,
  loadTexts: (locale: string) => Promise<void> = () => Promise.resolve(),
  { loadAddressFinder, locateDevice }: FakeMaps = NO_MAPS,
  account: AccountSurroundings = AT_NOON,
  orders: OrderSurroundings = NO_ORDERS,
): ShopUseCases => ({
  ...pagesOf(backend, account.now),
  loadListing: backend.listing,
  searchDishes: backend.search,
  loadCompanions: backend.additionals,
  loadProducts: backend.productsById,
  calculateCart: makeCalculateCart(backend),
  loadSlots: backend.slots,
  placeOrder: backend.place,
  closeAttempt: backend.closeAttempt,
  trackOrder: backend.track,
  changePayment: backend.changePayment,
  cancelOrder: backend.cancel,
  loadOpenOrders: backend.openOrders,
  loadEndedOrders: backend.endedOrders,
  ...orders,
  readCustomerLists: makeReadCustomerLists(backend, backend),
  loadAccount: backend.account,
  saveProfile: backend.saveProfile,
  logOutDevice: backend.logOutDevice,
  confirmPhone: backend.confirmPhone,
  exportAccount: backend.exportAccount,
  deleteAccount: backend.deleteAccount,
  joinFavourites: makeJoinFavourites(backend),
  joinViewed: makeJoinViewed(backend),
  joinAddresses: makeJoinAddresses(backend),
  sendCode: backend.sendCode,
  linkTelegram: backend.linkTelegram,
  checkTelegram: backend.checkTelegram,
  logIn: makeLogIn(backend, account.inTurn),
  logOut: backend.logOut,
  endSession: backend.endSession,
  ...account,
  saveToAccount: makeSaveToAccount(backend),
  deleteFromAccount: makeDeleteFromAccount(backend),
  loadArea: backend.area,
  loadTerms: backend.terms,
  openFinder: makeOpenFinder(loadAddressFinder),
  locateDevice,
  changeFavourites: makeChangeFavourites(backend),
  rememberViewed: backend.addViewed,
  lostCart,
  host: () => 'sofia.example',
  leastLoading: 0,
  analytics: NO_ANALYTICS,
  consent: { load: () => null, save: () => undefined },
  inLanguage: (locale) => ({
    ...pagesOf(backend, account.now),
    loadTexts: () => loadTexts(locale),
  }),
});

export interface RunningShop {
  readonly store: Store<ShopState>;
  readonly core: RunningCore;
  readonly lostCart: ReturnType<typeof fakeLostCart>;
  /** Faults that the core reported; none, if it works. */
  readonly errors: readonly unknown[];
}

/** The whole application core over a fake backend. */
export const runShop = (
  backend: FakeBackend,
  maps?: FakeMaps,
  account?: AccountSurroundings,
  orders?: OrderSurroundings,
): RunningShop => {
  const slot = createCoreSlot();
  const store = createShopStore(slot);
  const lostCart = fakeLostCart();
  const errors: unknown[] = [];
  const useCases = wireUseCases(backend, lostCart, undefined, maps, account, orders);
  const core = runCore(store, slot, useCases, (error) => errors.push(error));
  return { store, core, lostCart, errors };
};
