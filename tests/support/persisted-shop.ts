import type { Action, Middleware } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { watchCartLoss } from '../../src/application/cart/tell-cart-loss.saga';
import { watchSeenDishes } from '../../src/application/pricing/remember-dishes.saga';
import { dismissedWarningsRestored } from '../../src/application/warning/warning-slice';
import type { PersistenceDeps } from '../../src/browser/persistence/persisted-slices';
import { persistedSlices } from '../../src/browser/persistence/persisted-slices';
import { persistedWithSagas } from '../../src/browser/persistence/persisted-with-sagas';
import { createPersistence } from '../../src/browser/persistence/persistence';
import { browserStorage } from '../../src/browser/platform/browser-storage';
import { NOON } from './customers';
import { shopStore } from './render-shop';

/**
 * The page as the server made it with these actions, with what the browser has stored restored, and
 * the sagas that answer to that.
 */
export const persistedShop = (
  actions: readonly Action[] = [],
  deps: Partial<PersistenceDeps> = {},
  ...middlewares: readonly Middleware[]
) => {
  const persistence = createPersistence(window);
  const sagas = createSagaMiddleware();
  const shop = shopStore(
    'en',
    // Every page asks which warnings were dismissed; here none is news.
    [dismissedWarningsRestored([]), ...actions],
    ...middlewares,
    sagas,
    persistence.middleware,
  );
  sagas.run(watchCartLoss);
  sagas.run(watchSeenDishes);
  const all: PersistenceDeps = {
    page: document,
    ...browserStorage,
    now: () => NOON,
    ...deps,
  };
  persistence.restore(persistedSlices(all));
  persistence.restore(persistedWithSagas(all));
  return { ...shop, state: shop.store.getState, takeOver: persistence.takeOver };
};

/** Forgets all that the browser has stored. */
export const clearStorages = (): void => {
  // Where cookies were switched off, they are on again.
  Reflect.deleteProperty(document, 'cookie');
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
};

/** The customer looks at this tab again. */
export const comeToFront = (): void => {
  window.dispatchEvent(new Event('focus'));
};

export const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
