import { cartRestored } from '../../../src/application/cart/cart-slice';
import { additionalsRequested } from '../../../src/application/catalogue/catalogue-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { ok } from '../../../src/domain/result/result';
import { lineOf } from '../../support/carts';
import { cityOf, productOf, refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, runShop, settled } from '../../support/running-shop';

const openCart = async (lines: readonly number[], more: Partial<FakeBackend> = {}) => {
  const backend = fakeBackend(more);
  const { store, errors } = runShop(backend);
  const city = cityOf(1, 'sofia.example');
  store.dispatch(cityChosen({ current: city, all: [city] }));
  store.dispatch(cartRestored(lines.map((id) => lineOf(id))));
  store.dispatch(additionalsRequested(undefined));
  await settled();
  return { backend, errors, additionals: () => store.getState().catalogue.additionals };
};

it('brings what goes well with all that is in the cart', async () => {
  const { backend, additionals } = await openCart([5, 6], {
    additionals: jest.fn(() => Promise.resolve(ok([productOf(9)]))),
  });
  expect(backend.additionals).toHaveBeenCalledWith(1, [5, 6]);
  expect(additionals()).toMatchObject([{ id: 9 }]);
});

it('leaves the cart alone when that cannot be had', async () => {
  const { additionals, errors } = await openCart([5], { additionals: failing(refusedWith(500)) });
  expect(additionals()).toEqual([]);
  expect(errors).toEqual([]);
});

it('asks nothing for an empty cart', async () => {
  const { backend, additionals } = await openCart([]);
  expect(backend.additionals).not.toHaveBeenCalled();
  expect(additionals()).toBeNull();
});
