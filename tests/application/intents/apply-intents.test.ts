import type { Intent } from '../../../src/application/intents/intent';
import { applyIntents } from '../../../src/application/intents/apply-intents';
import { cartRestored } from '../../../src/application/cart/cart-slice';
import { favouritesRestored } from '../../../src/application/favourites/favourites-slice';
import { createShopStore } from '../../../src/application/store/create-store';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { lineOf } from '../../support/carts';
import { productId } from '../../support/ids';

const KEY = lineKey(lineOf(5));

/** What is in the cart and liked after the presses, in a shop that begins with so many of dish 5. */
const after = (quantity: number, presses: readonly Intent[]) => {
  const store = createShopStore();
  store.dispatch(cartRestored(quantity === 0 ? [] : [lineOf(5, { quantity })]));
  store.dispatch(favouritesRestored([productId(7)]));
  applyIntents(store, presses);
  const { cart, favourites } = store.getState();
  return {
    lines: cart.lines.map((line) => [lineKey(line), line.quantity]),
    liked: favourites.ids,
  };
};

const ADD: Intent = { kind: 'add', key: KEY };
const less = (least: 0 | 1): Intent => ({ kind: 'less', key: KEY, least });

it('each press on Add is one more of the dish', () => {
  expect(after(0, [ADD, ADD]).lines).toEqual([[KEY, 2]]);
  expect(after(3, [ADD]).lines).toEqual([[KEY, 4]]);
});

it('a card counts down to none, the cart down to one', () => {
  expect(after(2, [less(0), less(0), less(0)]).lines).toEqual([]);
  expect(after(2, [less(1), less(1), less(1)]).lines).toEqual([[KEY, 1]]);
});

it('a dish that was counted down to none and up again is there', () => {
  expect(after(1, [less(0), ADD]).lines).toEqual([[KEY, 1]]);
});

it('a line is removed whole, and only once', () => {
  const remove: Intent = { kind: 'remove', key: KEY };
  expect(after(9, [remove, remove]).lines).toEqual([]);
});

it('a heart says what is wished: pressed for the same twice it stays as it is', () => {
  const like = (id: number): Intent => ({ kind: 'like', productId: productId(id) });
  expect(after(0, [like(7), like(8), like(8)]).liked).toEqual([8, 7]);
  expect(after(0, [{ kind: 'unlike', productId: productId(7) }]).liked).toEqual([]);
});
