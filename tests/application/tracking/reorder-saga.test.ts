import {
  cartRestored,
  lineAdded,
  reorderTakenBack,
} from '../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { orderPlaced } from '../../../src/application/placing/placing-slice';
import {
  reorderRequested,
  reorderNoteClosed,
} from '../../../src/application/tracking/reorder-slice';
import type { OrderedLine } from '../../../src/domain/order/tracked-order';
import type { Product } from '../../../src/domain/catalogue/product';
import type { Result } from '../../../src/domain/result/result';
import { ok, refuse } from '../../../src/domain/result/result';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { changes, lineOf } from '../../support/carts';
import { ingredientId } from '../../support/ids';
import { cityOf, productOf } from '../../support/menus';
import { PLACED_ORDER, trackedOrder } from '../../support/orders';
import { fakeBackend, runShop, settled } from '../../support/running-shop';
import { euro } from '../../support/euro';

const cheese = {
  id: ingredientId(11),
  name: 'Cheese',
  defaultQuantity: 1,
  min: 1,
  max: 3,
  isAvailable: true,
  extraPrice: euro(2),
  allergens: [],
};

const ordered = (name: string, price: number, more: Partial<OrderedLine>): OrderedLine => {
  const line = more.line ?? lineOf(1);
  return {
    line,
    name,
    quantity: line.quantity,
    total: euro(price * line.quantity),
    ingredients: [],
    choiceName: null,
    picture: null,
    ...more,
  };
};

/** Two of dish 1 for 10.00 each, and one of dish 2 without its cheese, that was thick. */
const ORDER = trackedOrder({
  lines: [
    ordered('Soup', 10, { line: lineOf(1, { quantity: 2 }) }),
    ordered('Pizza', 12, {
      line: lineOf(2, { choiceId: 22, ingredients: changes([12, 2]) }),
      ingredients: [{ id: ingredientId(12), name: 'Olives', quantity: 2 }],
      choiceName: 'Thick crust',
    }),
    ordered('Calzone', 9, {
      line: lineOf(3, { ingredients: changes([11, 0]) }),
      ingredients: [{ id: ingredientId(11), name: 'Cheese', quantity: 0 }],
    }),
    ordered('Maki', 6, { line: lineOf(4) }),
  ],
});

const CART = [lineOf(1), lineOf(9)];

type Menu = Result<GatewayFailure, readonly Product[]>;

const openShop = async (menu: Menu) => {
  const backend = fakeBackend({ productsById: jest.fn(() => Promise.resolve(menu)) });
  const { store } = runShop(backend);
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  store.dispatch(cartRestored(CART));
  store.dispatch(reorderRequested(ORDER));
  const isAsked = store.getState().reorder.asked === ORDER.id;
  store.dispatch(reorderRequested(ORDER));
  await settled();
  return { backend, store, isAsked, lines: () => store.getState().cart.lines };
};

const TODAY = ok([
  productOf(1, { price: euro(11) }),
  productOf(2, { price: euro(12) }),
  productOf(3, { price: euro(9), ingredients: [cheese] }),
]);

it('one press brings what can be had into the cart, once, and leads there', async () => {
  const { backend, store, isAsked, lines } = await openShop(TODAY);
  expect(isAsked).toBe(true);
  expect(backend.productsById.mock.calls).toEqual([[1, [1, 2, 3, 4]]]);
  expect(lines()).toEqual([lineOf(1, { quantity: 3 }), lineOf(9), lineOf(2)]);
  expect(store.getState()).toMatchObject({ requestedPath: '/cart', reorder: { asked: null } });
});

it('what is gone, what costs differently and what was dropped is named', async () => {
  const { store } = await openShop(TODAY);
  expect(store.getState().reorder.added?.note).toEqual({
    number: '100482',
    changed: [{ name: 'Soup', before: euro(10), after: euro(11) }],
    lessened: [{ name: 'Pizza', parts: ['Thick crust', 'Olives'] }],
    missing: [
      { name: 'Calzone', why: 'ingredient.back', parts: ['Cheese'] },
      { name: 'Maki', why: 'dish.gone', parts: [] },
    ],
  });
});

it('one press more gives the former cart back, and keeps what was added since', async () => {
  const { store, lines } = await openShop(TODAY);
  const { added } = store.getState().reorder;
  if (!added) throw new Error('Nothing was added');
  store.dispatch(lineAdded({ line: lineOf(7), mode: 'increase' }));
  store.dispatch(reorderTakenBack(added));
  expect(lines()).toEqual([...CART, lineOf(7)]);
  expect(store.getState().reorder.added).toBeNull();
});

it('where nothing of it can be had the cart stays, and that is said', async () => {
  const { store, lines } = await openShop(ok([productOf(1, { unavailableReason: 'Sold out' })]));
  expect(lines()).toEqual(CART);
  expect(store.getState()).toMatchObject({
    requestedPath: null,
    reorder: { asked: null, added: null },
    toast: { shown: { text: 'reorder.nothing' } },
  });
});

it('where the menu cannot be reached the cart stays, and it can be tried again', async () => {
  const { store, lines } = await openShop(refuse({ kind: 'unreachable' }));
  expect(lines()).toEqual(CART);
  expect(store.getState()).toMatchObject({
    reorder: { asked: null, added: null },
    toast: { shown: { text: 'reorder.failed' } },
  });
});

it('the note goes when it is put away, and with the order that was made of it', async () => {
  for (const end of [reorderNoteClosed(undefined), orderPlaced(PLACED_ORDER)]) {
    const { store } = await openShop(TODAY);
    store.dispatch(end);
    expect(store.getState().reorder.added).toBeNull();
  }
});
