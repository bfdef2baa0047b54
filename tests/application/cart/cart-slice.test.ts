import type { Action } from 'redux';
import type { CartState } from '../../../src/application/cart/cart-slice';
import {
  calculationFailed,
  calculationStarted,
  cartCalculated,
  cartEmptied,
  cartProductsLoaded,
  cartReducer,
  cartRestored,
  cartUndone,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  lostLinesRestored,
  undoExpired,
} from '../../../src/application/cart/cart-slice';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { lineOf } from '../../support/carts';
import { calculationOf, productOf } from '../../support/menus';

const after = (...actions: readonly Action[]): CartState =>
  actions.reduce<CartState>(cartReducer, cartReducer(undefined, { type: 'test/start' }));

const add = (productId: number, quantity = 1) =>
  lineAdded({ line: lineOf(productId, { quantity }), mode: 'increase' });
const key = (productId: number) => lineKey(lineOf(productId));
const priced = (total: number) =>
  cartCalculated({ lines: [lineOf(1)], calculation: calculationOf(total) });

describe('a press in the cart', () => {
  it('shows at once, before any price is known', () => {
    expect(after(add(1), add(1), add(2)).lines).toEqual([lineOf(1, { quantity: 2 }), lineOf(2)]);
  });

  it('sets a quantity at once', () => {
    const cart = after(add(1), lineQuantityChanged({ key: key(1), quantity: 5 }));
    expect(cart.lines).toEqual([lineOf(1, { quantity: 5 })]);
  });

  it('keeps the last known price while a newer one is not there', () => {
    const cart = after(add(1), priced(10), add(2), calculationStarted(undefined));
    expect(cart.calculation).toEqual(calculationOf(10));
    expect(cart.calculatedFor).toEqual([lineOf(1)]);
    expect(cart.progress).toBe('calculating');
  });

  it('leaves the cart it was made in untouched', () => {
    const before = after(add(1));
    const lines = [...before.lines];
    cartReducer(before, add(1));
    expect(before.lines).toEqual(lines);
  });
});

describe('a failed calculation', () => {
  it('keeps the lines and the last known price, and says so', () => {
    const cart = after(add(1), priced(10), calculationFailed(undefined));
    expect(cart).toMatchObject({
      lines: [lineOf(1)],
      calculation: calculationOf(10),
      progress: 'failed',
      lost: null,
    });
  });
});

describe('taking a line out', () => {
  it.each([
    ['by its button', lineRemoved({ key: key(2) })],
    ['by a quantity of zero', lineQuantityChanged({ key: key(2), quantity: 0 })],
  ])('%s can be taken back, to the same place', (_how, action) => {
    const cart = after(add(1), add(2, 3), add(3), action);
    expect(cart.lines).toEqual([lineOf(1), lineOf(3)]);
    expect(cart.lost).toEqual({ kind: 'removed', line: lineOf(2, { quantity: 3 }), index: 1 });
    const undone = cartReducer(cart, cartUndone(undefined));
    expect(undone.lines).toEqual([lineOf(1), lineOf(2, { quantity: 3 }), lineOf(3)]);
    expect(undone.lost).toBeNull();
  });

  it('can no longer be taken back when the offer has ended', () => {
    const cart = after(add(1), add(2), lineRemoved({ key: key(2) }), undoExpired(undefined));
    expect(cart.lost).toBeNull();
    expect(cartReducer(cart, cartUndone(undefined)).lines).toEqual([lineOf(1)]);
  });

  it('that is not there changes nothing', () => {
    const cart = after(add(1));
    expect(cartReducer(cart, lineRemoved({ key: key(9) }))).toBe(cart);
  });

  it('leaves no price behind when it was the last', () => {
    const cart = after(
      add(1),
      priced(10),
      calculationStarted(undefined),
      lineRemoved({ key: key(1) }),
    );
    expect(cart).toMatchObject({
      lines: [],
      calculation: null,
      calculatedFor: [],
      progress: 'settled',
    });
  });
});

describe('a cart that the backend emptied', () => {
  const emptied = after(add(1, 2), add(2), priced(30), cartEmptied(undefined));

  it('is empty, without a price', () => {
    expect(emptied).toMatchObject({ lines: [], calculation: null, progress: 'settled' });
  });

  it('comes back whole', () => {
    const undone = cartReducer(emptied, cartUndone(undefined));
    expect(undone.lines).toEqual([lineOf(1, { quantity: 2 }), lineOf(2)]);
    expect(undone.lost).toBeNull();
  });

  it('can be taken back for longer than a removed line', () => {
    expect(cartReducer(emptied, undoExpired(undefined))).toBe(emptied);
  });

  it('can be taken back after a reload', () => {
    const lost = { kind: 'emptied', lines: [lineOf(4)] } as const;
    expect(after(lostLinesRestored(lost), cartUndone(undefined)).lines).toEqual([lineOf(4)]);
  });
});

describe('several losses', () => {
  const undo = cartUndone(undefined);
  const out = (id: number) => lineRemoved({ key: key(id) });

  it('come back one after the other, the newest first, each to its place', () => {
    const lost = after(add(1), add(2), add(3), out(2), out(1));
    expect(lost.lines).toEqual([lineOf(3)]);
    const once = cartReducer(lost, undo);
    expect(once.lines).toEqual([lineOf(1), lineOf(3)]);
    const twice = cartReducer(once, undo);
    expect(twice.lines).toEqual([lineOf(1), lineOf(2), lineOf(3)]);
    expect(twice.lost).toBeNull();
  });

  it('come back after a cart that was emptied in between', () => {
    const lost = after(add(1), add(2), out(1), cartEmptied(undefined), add(3), out(3));
    const all = [undo, undo, undo].reduce<CartState>(cartReducer, lost);
    expect(all.lines).toEqual([lineOf(1), lineOf(2)].concat(lineOf(3)));
  });

  it('of lines are all over when the time of the newest is; an emptied cart is still offered', () => {
    const lost = after(add(1), cartEmptied(undefined), add(2), add(3), out(2), out(3));
    const later = cartReducer(lost, undoExpired(undefined));
    expect(later.lost).toEqual({ kind: 'emptied', lines: [lineOf(1)] });
    expect(cartReducer(later, undo).lost).toBeNull();
  });

  it('of whole carts come back one after the other too', () => {
    const lost = after(add(1), cartEmptied(undefined), add(2), cartEmptied(undefined));
    const once = cartReducer(lost, undo);
    expect(once.lines).toEqual([lineOf(2)]);
    expect(cartReducer(once, undo).lines).toEqual([lineOf(1), lineOf(2)]);
  });
});

it('undoes nothing when nothing was lost', () => {
  const cart = after(add(1));
  expect(cartReducer(cart, cartUndone(undefined))).toBe(cart);
});

it('takes over the cart of the cookies and the dishes for its names', () => {
  const cart = after(cartRestored([lineOf(7)]), cartProductsLoaded([productOf(7)]));
  expect(cart.lines).toEqual([lineOf(7)]);
  expect(cart.products).toEqual([productOf(7)]);
});

it('does not care about the actions of others', () => {
  const cart = after(add(1));
  expect(cartReducer(cart, { type: 'somebody/else' })).toBe(cart);
});
