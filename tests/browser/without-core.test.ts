import { lineAdded } from '../../src/application/cart/cart-slice';
import { routeEntered } from '../../src/application/navigation/page-slice';
import { NO_LINK_WINDOW } from '../../src/application/ports/link-window';
import { createCoreSlot } from '../../src/application/store/core-slot';
import { createShopStore } from '../../src/application/store/create-store';
import { withoutCore } from '../../src/browser/without-core';
import { lineOf } from '../support/carts';

const start = async (fetch: Parameters<typeof withoutCore>[4]) => {
  const slot = createCoreSlot();
  const store = createShopStore(slot);
  const reload = jest.fn();
  store.dispatch(lineAdded({ line: lineOf(101), mode: 'increase' }));
  await withoutCore(store, slot, reload, NO_LINK_WINDOW, fetch);
  return { store, reload };
};

it('what stands in for the core is fetched, and hears of what was pressed before', async () => {
  const goOn = jest.fn();
  const { reload } = await start(() => Promise.resolve(goOn));
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it('where not even that can be had, the cart says that its price is the last known one', async () => {
  const { store } = await start(() => Promise.reject(new Error('no network')));
  expect(store.getState().cart.lines).toHaveLength(1);
  expect(store.getState().cart.progress).toBe('failed');
});

it('where not even that can be had, pages are asked of the server', async () => {
  const { store, reload } = await start(() => Promise.reject(new Error('no network')));
  store.dispatch(routeEntered({ name: 'cart' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
