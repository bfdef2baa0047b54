import { cartRestored } from '../../src/application/cart/cart-slice';
import { cityChosen } from '../../src/application/city/city-slice';
import { placementRequested } from '../../src/application/placing/placing-slice';
import type { PlacingAttempt } from '../../src/application/ports/order-gateway';
import type { OrderPlatform } from '../../src/application/ports/order-platform';
import { NO_ORDERS } from '../../src/application/ports/order-platform';
import { settingsLoaded } from '../../src/application/settings/settings-slice';
import { lineOf } from './carts';
import { SETTINGS, cityOf } from './menus';
import { orderToPlace } from './orders';
import type { FakeBackend } from './running-shop';
import { AT_NOON, fakeBackend, runShop, settled } from './running-shop';

/** A shop at its checkout with one dish; keys are numbered, and what is kept can be looked at. */
export const atCheckout = (
  more: Partial<FakeBackend> = {},
  around: Partial<OrderPlatform> = {},
) => {
  const backend = fakeBackend(more);
  const kept: { key: string | null } = { key: null };
  let keys = 0;
  const orders: OrderPlatform = {
    ...NO_ORDERS,
    attempts: {
      load: () => kept.key,
      save: (key) => {
        kept.key = key;
      },
    },
    newKey: () => `key-${String((keys += 1))}`,
    ...around,
  };
  const shop = runShop(backend, undefined, AT_NOON, orders);
  const { store } = shop;
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  store.dispatch(settingsLoaded(SETTINGS));
  store.dispatch(cartRestored([lineOf(1)]));
  return {
    backend,
    kept,
    store,
    placing: () => store.getState().placing,
    place: async () => {
      store.dispatch(placementRequested(orderToPlace()));
      await settled();
    },
    keysSent: () =>
      // The only argument of the call.
      backend.place.mock.calls.map((call: unknown[]) => (call[0] as PlacingAttempt).key),
  };
};
