import { signedOut } from '../../src/application/session/account-slice';
import { cartRestored, reorderTakenBack, reordered } from '../../src/application/cart/cart-slice';
import { reorderNoteClosed } from '../../src/application/tracking/reorder-slice';
import type { Reordered } from '../../src/application/ports/reorder-storage';
import { keepReorder } from '../../src/browser/keep-reorder';
import { money } from '../../src/domain/money/money';
import { sessionReorder } from '../../src/infrastructure/storage/session-reorder';
import { changes, lineOf } from '../support/carts';
import { shopStore } from '../support/render-shop';

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
  const { store } = shopStore();
  store.dispatch(cartRestored(lines));
  keepReorder(
    store,
    sessionReorder(() => window.sessionStorage),
  );
  return { store, added: () => store.getState().reorder.added };
};

afterEach(() => {
  window.sessionStorage.clear();
});

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
  expect(window.sessionStorage).toHaveLength(0);
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
