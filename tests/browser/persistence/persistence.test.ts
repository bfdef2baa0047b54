import fc from 'fast-check';
import { isAction } from 'redux';
import { allergenMarkToggled } from '../../../src/application/allergen/avoided-allergens-slice';
import { cartRestored, lineAdded, lineRemoved } from '../../../src/application/cart/cart-slice';
import { favouriteToggled } from '../../../src/application/favourites/favourites-slice';
import { isOf } from '../../../src/application/redux/slice';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { encodeCart } from '../../../src/infrastructure/storage/cart-cookie';
import { lineOf } from '../../support/carts';
import { productId } from '../../support/ids';
import { clearStorages, persistedShop } from '../../support/persisted-shop';

const add = (id: number) => lineAdded({ line: lineOf(id), mode: 'increase' });

const quantitiesOf = ({ state }: ReturnType<typeof persistedShop>) =>
  new Map(state().cart.lines.map(({ productId: id, quantity }) => [Number(id), quantity]));

afterEach(clearStorages);

it('loses no dish that two tabs put into the cart, in whatever order they are looked at', () => {
  const step = fc.record({
    tab: fc.nat(1),
    dish: fc.integer({ min: 1, max: 3 }),
    isLookedAt: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      clearStorages();
      const tabs = [persistedShop(), persistedShop()];
      const sum = new Map<number, number>();
      for (const { tab, dish, isLookedAt } of steps) {
        if (isLookedAt) tabs[tab]?.takeOver();
        tabs[tab]?.store.dispatch(add(dish));
        sum.set(dish, (sum.get(dish) ?? 0) + 1);
      }
      for (const tab of tabs) {
        tab.takeOver();
        expect(quantitiesOf(tab)).toEqual(sum);
      }
    }),
    { numRuns: 30 },
  );
});

it('takes a dish out of the cart of both tabs, beside what the other has added', () => {
  const [one, other] = [persistedShop(), persistedShop()];
  one.store.dispatch(add(1));
  other.takeOver();
  other.store.dispatch(add(2));
  one.store.dispatch(lineRemoved({ key: lineKey(lineOf(1)) }));
  other.takeOver();
  expect(quantitiesOf(one)).toEqual(new Map([[2, 1]]));
  expect(quantitiesOf(other)).toEqual(new Map([[2, 1]]));
});

it('goes on where the storage is full', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { store, state, takeOver } = persistedShop();
  store.dispatch(allergenMarkToggled('milk'));
  store.dispatch(favouriteToggled({ productId: productId(5) }));
  takeOver();
  expect(write).toHaveBeenCalled();
  write.mockRestore();
  expect(state().avoidedAllergens).toEqual(['milk']);
  // Its cookie had room for it.
  expect(persistedShop().state().favourites.ids).toEqual([productId(5)]);
});

it('stores what is changed in answer to a restored value', () => {
  document.cookie = `cart=${encodeCart([lineOf(1)])}; Path=/`;
  const { state } = persistedShop([], {}, ({ dispatch }) => (next) => (action) => {
    const result = next(action);
    if (isAction(action) && isOf(cartRestored, action)) dispatch(add(2));
    return result;
  });
  expect(state().cart.lines).toHaveLength(2);
  expect(persistedShop().state().cart.lines).toHaveLength(2);
});
