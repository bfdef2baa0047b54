import type { Intent } from '../../../src/application/intents/intent';
import { parseIntents } from '../../../src/application/intents/intent';
import { applyIntents } from '../../../src/application/intents/apply-intents';
import { cartRestored } from '../../../src/application/cart/cart-slice';
import { favouritesRestored } from '../../../src/application/favourites/favourites-slice';
import { createShopStore } from '../../../src/application/store/create-store';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { lineOf } from '../../support/carts';
import { productId } from '../../support/ids';

const KEY = lineKey(lineOf(5));

/** What is in the cart and liked after the intents, in a shop that begins with so many of dish 5. */
const after = (quantity: number, intents: readonly Intent[]) => {
  const store = createShopStore();
  store.dispatch(cartRestored(quantity === 0 ? [] : [lineOf(5, { quantity })]));
  store.dispatch(favouritesRestored([productId(7)]));
  applyIntents(store, intents);
  const { cart, favourites } = store.getState();
  return {
    lines: cart.lines.map((line) => [lineKey(line), line.quantity]),
    liked: favourites.ids,
  };
};

const ADD: Intent = { kind: 'add', key: KEY };
const LESS: Intent = { kind: 'less', key: KEY };

it('each click on Add is one more of the dish', () => {
  expect(after(0, [ADD, ADD]).lines).toEqual([[KEY, 2]]);
  expect(after(3, [ADD]).lines).toEqual([[KEY, 4]]);
});

it.each([
  ['3', 3],
  ['0', 1],
  ['many', 1],
  ['1e9', 99],
])('the form of a dish that says %j pieces adds %i of it, in one step', (pieces, added) => {
  const intents = parseIntents(`add:${KEY}?pieces=${pieces}`);
  expect(intents).toHaveLength(1);
  expect(after(0, intents).lines).toEqual([[KEY, added]]);
});

it('a dish is counted down to none, and no further', () => {
  expect(after(2, [LESS, LESS, LESS]).lines).toEqual([]);
});

it('a dish that was counted down to none and up again is there', () => {
  expect(after(1, [LESS, ADD]).lines).toEqual([[KEY, 1]]);
});

it('a line is removed whole, and only once', () => {
  const remove: Intent = { kind: 'remove', key: KEY };
  expect(after(9, [remove, remove]).lines).toEqual([]);
});

it('a favourite that is one already stays one', () => {
  const like = (id: number): Intent => ({ kind: 'like', productId: productId(id) });
  expect(after(0, [like(7), like(8), like(8)]).liked).toEqual([8, 7]);
  expect(after(0, [{ kind: 'unlike', productId: productId(7) }]).liked).toEqual([]);
});
