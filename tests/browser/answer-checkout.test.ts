import { placeAsked } from '../../src/application/placing/placing-slice';
import { trackingWanted } from '../../src/application/tracking/tracking-slice';
import { slotsNeeded } from '../../src/application/schedule/slots-slice';
import { createCoreSlot } from '../../src/application/store/core-slot';
import { createShopStore } from '../../src/application/store/create-store';
import { goOnWithoutCore } from '../../src/browser/go-on-without-core';
import { BY_KEY, orderToPlace } from '../support/orders';

const withoutCore = () => {
  const slot = createCoreSlot();
  const store = createShopStore(slot);
  goOnWithoutCore(store, slot, () => undefined);
  return store;
};

it('an order that cannot go out is said to have not, and can be changed at once', () => {
  const store = withoutCore();
  store.dispatch(placeAsked(orderToPlace()));
  expect(store.getState().placing).toMatchObject({ kind: 'refused', refused: { errors: {} } });
  expect(store.getState().notice.shown?.text).toBe('checkout.notArrived');
});

it('times and orders that cannot be asked for say so', () => {
  const store = withoutCore();
  store.dispatch(slotsNeeded(undefined));
  store.dispatch(trackingWanted(BY_KEY));
  expect(store.getState()).toMatchObject({
    slots: { kind: 'failed' },
    tracking: { kind: 'failed', reference: BY_KEY },
  });
});
