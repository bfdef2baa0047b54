import type { Store } from 'redux';
import { makeCalculateCart } from '../../src/application/cart/calculate-cart';
import { makeLoadContent } from '../../src/application/page/load-content';
import type { CartGateway } from '../../src/application/ports/cart-gateway';
import type { CatalogueGateway } from '../../src/application/ports/catalogue-gateway';
import type { CityGateway } from '../../src/application/ports/city-gateway';
import type { GatewayFailure } from '../../src/application/ports/gateway-failure';
import type { LostCartStorage } from '../../src/application/ports/lost-cart-storage';
import { createCoreSlot } from '../../src/application/store/core-slot';
import { createShopStore } from '../../src/application/store/create-store';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { ShopUseCases } from '../../src/application/store/root-saga';
import type { RunningCore } from '../../src/application/store/run-core';
import { runCore } from '../../src/application/store/run-core';
import { makeChooseCity } from '../../src/application/visit/choose-city';
import { makeLoadFrame } from '../../src/application/visit/load-frame';
import type { Result } from '../../src/domain/result/result';
import { ok } from '../../src/domain/result/result';
import {
  CATEGORIES,
  EMPTY_SCREEN,
  SETTINGS,
  calculationOf,
  cityOf,
  listingOf,
  productOf,
} from './menus';

type Backend = CityGateway & CatalogueGateway & CartGateway;
export type FakeBackend = {
  readonly [Call in keyof Backend]: jest.Mock<ReturnType<Backend[Call]>>;
};

const answering = <A>(value: A) => jest.fn(() => Promise.resolve(ok(value)));

/** A backend that answers everything at once; a test replaces what it cares about. */
export const fakeBackend = (more: Partial<FakeBackend> = {}): FakeBackend => ({
  cities: answering([cityOf(1, 'sofia.example'), cityOf(2, 'varna.example')]),
  settings: answering(SETTINGS),
  navigation: answering([]),
  categories: answering(CATEGORIES),
  mainScreen: answering(EMPTY_SCREEN),
  listing: answering(listingOf(productOf(1))),
  product: answering(productOf(1)),
  productsById: answering([productOf(1)]),
  calculate: answering(calculationOf(10)),
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

export const wireUseCases = (backend: FakeBackend, lostCart: LostCartStorage): ShopUseCases => ({
  chooseCity: makeChooseCity(backend),
  loadFrame: makeLoadFrame(backend, backend),
  loadContent: makeLoadContent(backend),
  calculateCart: makeCalculateCart(backend),
  lostCart,
});

export interface RunningShop {
  readonly store: Store<ShopState>;
  readonly core: RunningCore;
  readonly lostCart: ReturnType<typeof fakeLostCart>;
  /** Faults that the core reported; none, if it works. */
  readonly errors: readonly unknown[];
}

/** The whole application core over a fake backend. */
export const runShop = (backend: FakeBackend): RunningShop => {
  const slot = createCoreSlot();
  const store = createShopStore(slot);
  const lostCart = fakeLostCart();
  const errors: unknown[] = [];
  const core = runCore(store, slot, wireUseCases(backend, lostCart), (error) => errors.push(error));
  return { store, core, lostCart, errors };
};
