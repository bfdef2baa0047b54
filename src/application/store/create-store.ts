import type { Middleware, Store } from 'redux';
import { applyMiddleware, legacy_createStore } from 'redux';
import type { CoreSlot } from './core-slot';
import type { ShopState } from './root-reducer';
import { rootReducer } from './root-reducer';

/** A store for one visit; `preloaded` is the state that the server wrote into the page. */
export const createShopStore = (
  slot: CoreSlot,
  preloaded?: ShopState,
  ...middlewares: readonly Middleware[]
): Store<ShopState> =>
  legacy_createStore(rootReducer, preloaded, applyMiddleware(slot.middleware, ...middlewares));
