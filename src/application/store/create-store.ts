import type { Middleware, Store } from 'redux';
import { applyMiddleware, legacy_createStore } from 'redux';
import type { ShopState } from './root-reducer';
import { rootReducer } from './root-reducer';

/** The shop's store; `preloaded` is the state that the server wrote into the page. */
export const createShopStore = (
  preloaded?: ShopState,
  ...middlewares: readonly Middleware[]
): Store<ShopState> => legacy_createStore(rootReducer, preloaded, applyMiddleware(...middlewares));
