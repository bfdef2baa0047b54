import type { Action } from 'redux';
import { lineAdded, lineRemoved } from '../../../src/application/cart/cart-slice';
import { createCoreSlot } from '../../../src/application/store/core-slot';
import { createShopStore } from '../../../src/application/store/create-store';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { lineOf } from '../../support/carts';

const add = (productId: number) => lineAdded({ line: lineOf(productId), mode: 'increase' });

const openShop = () => {
  const slot = createCoreSlot();
  return { slot, store: createShopStore(slot) };
};

describe('before the core is there', () => {
  it('a press shows at once', () => {
    const { store } = openShop();
    store.dispatch(add(1));
    expect(store.getState().cart.lines).toEqual([lineOf(1)]);
  });

  it('presses wait, and are handed over once each and in order', () => {
    const { slot, store } = openShop();
    const presses = [add(1), add(2), lineRemoved({ key: lineKey(lineOf(1)) }), add(1)];
    for (const press of presses) store.dispatch(press);
    const received: Action[] = [];
    slot.attach((action) => received.push(action));
    expect(received).toEqual(presses);
  });

  it('reducers have answered before the core is asked', () => {
    const { slot, store } = openShop();
    const seen: number[] = [];
    slot.attach(() => seen.push(store.getState().cart.lines.length));
    store.dispatch(add(1));
    store.dispatch(add(2));
    expect(seen).toEqual([1, 2]);
  });
});

describe('while the core is being plugged in', () => {
  it('what it dispatches itself comes after everything that waited', () => {
    const { slot, store } = openShop();
    store.dispatch(add(1));
    store.dispatch(add(2));
    const received: Action[] = [];
    slot.attach((action) => {
      received.push(action);
      if (received.length === 1) store.dispatch(add(3));
    });
    expect(received).toEqual([add(1), add(2), add(3)]);
  });
});

describe('with the core', () => {
  it('each action comes as it happens, once', () => {
    const { slot, store } = openShop();
    const received: Action[] = [];
    slot.attach((action) => received.push(action));
    store.dispatch(add(1));
    expect(received).toEqual([add(1)]);
    store.dispatch(add(2));
    expect(received).toEqual([add(1), add(2)]);
  });
});

it('two visits do not hear of each other', () => {
  const one = openShop();
  const other = openShop();
  const received: Action[] = [];
  one.slot.attach((action) => received.push(action));
  other.store.dispatch(add(1));
  expect(received).toEqual([]);
  expect(one.store.getState().cart.lines).toEqual([]);
});
