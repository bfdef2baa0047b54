import { signedOut } from '../../../src/application/session/account-slice';
import {
  cartRestored,
  reorderTakenBack,
  reordered,
} from '../../../src/application/cart/cart-slice';
import { reorderNoteClosed } from '../../../src/application/tracking/reorder-slice';
import type { Reordered } from '../../../src/application/ports/reordered';
import { money } from '../../../src/domain/money/money';
import { encodeCart } from '../../../src/infrastructure/storage/cart-cookie';
import { changes, lineOf } from '../../support/carts';
import { clearStorages, persistedShop } from '../../support/persisted-shop';

const PIZZA = lineOf(1, { quantity: 2, ingredients: changes([11, 0]) });
const SOUP = lineOf(7);

const ADDED: Reordered = {
  lines: [PIZZA],
  before: [SOUP],
  after: [SOUP, PIZZA],
  note: {
    number: '100482',
    changed: [{ name: 'Пицца', before: money(750), after: money(800) }],
    lessened: [{ name: 'Пицца', parts: ['Оливки'] }],
    missing: [{ name: 'Маки', why: 'dish.gone', parts: [] }],
  },
};

/** A page of the session, with a cart from its cookie. */
const page = (lines = [SOUP]) => {
  document.cookie = `cart=${encodeCart(lines)}; Path=/`;
  const { store } = persistedShop([cartRestored(lines)]);
  return { store, added: () => store.getState().reorder.added };
};

afterEach(clearStorages);

it('what an old order has brought is told after a reload, and can still be taken back', () => {
  page().store.dispatch(reordered(ADDED));
  const { store, added } = page([SOUP, PIZZA]);
  expect(added()).toEqual(ADDED);
  store.dispatch(reorderTakenBack(added() ?? ADDED));
  expect(store.getState().cart.lines).toEqual([SOUP]);
  expect(page().added()).toBeNull();
});

it.each([
  ['has put it away', reorderNoteClosed(undefined)],
  ['has logged out', signedOut(undefined)],
])('is told no more to a customer who %s', (_, action) => {
  const { store } = page();
  store.dispatch(reordered(ADDED));
  store.dispatch(action);
  expect(window.sessionStorage.getItem('reorder')).toBeNull();
});

it('is told no more of a cart that is empty by now', () => {
  page().store.dispatch(reordered(ADDED));
  expect(page([]).added()).toBeNull();
  expect(page().added()).toBeNull();
});

it.each(['%', 'null', '[]', '{"lines":"1_1","before":"","after":"!","note":{}}'])(
  'what somebody else has written there is no note: %s',
  (text) => {
    window.sessionStorage.setItem('reorder', text);
    expect(page().added()).toBeNull();
  },
);
