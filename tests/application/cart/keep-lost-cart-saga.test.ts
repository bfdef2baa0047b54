import {
  calculationRequested,
  cartRestored,
  cartUndone,
  lineRemoved,
} from '../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { lineOf } from '../../support/carts';
import { cityOf, refusedWith } from '../../support/menus';
import { failing, fakeBackend, runShop, settled } from '../../support/running-shop';

const lines = [lineOf(1, { quantity: 3 }), lineOf(2)];

const emptiedShop = async () => {
  const shop = runShop(fakeBackend({ calculate: failing(refusedWith(422, 'goods.0.id')) }));
  shop.store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  shop.store.dispatch(cartRestored(lines));
  shop.store.dispatch(calculationRequested(undefined));
  await settled();
  return shop;
};

it('keeps the copy of an emptied cart for after a reload', async () => {
  const { lostCart } = await emptiedShop();
  expect(lostCart.save.mock.calls).toEqual([[{ kind: 'emptied', lines }]]);
  expect(lostCart.clear).not.toHaveBeenCalled();
});

it('lets the copy go once the cart is taken back', async () => {
  const { store, lostCart } = await emptiedShop();
  store.dispatch(cartUndone(undefined));
  expect(lostCart.clear).toHaveBeenCalledTimes(1);
});

it('keeps no copy of a single line that was taken out', async () => {
  const { store, lostCart } = runShop(fakeBackend());
  store.dispatch(cartRestored(lines));
  store.dispatch(lineRemoved({ key: lineKey(lineOf(2)) }));
  await settled();
  expect(lostCart.save).not.toHaveBeenCalled();
});
