import { cartRestored } from '../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { bonusesTried } from '../../../src/application/pricing/bonus-entry-slice';
import { money } from '../../../src/domain/money/money';
import { refuse } from '../../../src/domain/result/result';
import { lineOf } from '../../support/carts';
import { cityOf } from '../../support/menus';
import { pricedOrders } from '../../support/orders';
import { fakeBackend, runShop, settled } from '../../support/running-shop';

const withCart = () => {
  const backend = fakeBackend();
  const { store } = runShop(backend);
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  store.dispatch(cartRestored([lineOf(1)]));
  return { backend, store };
};

it('bonuses that the order takes are written off', async () => {
  const { backend, store } = withCart();
  store.dispatch(bonusesTried(money(300)));
  await settled();
  expect(pricedOrders(backend.calculate.mock.calls).map(({ options }) => options.bonuses)).toEqual([
    300,
  ]);
  expect(store.getState().orderOptions.bonuses).toBe(300);
  expect(store.getState().bonusEntry).toEqual({ kind: 'idle' });
});

it('more than the order takes is refused with the most that it takes, and nothing is written off', async () => {
  const { backend, store } = withCart();
  const message = 'For this order you can only write off 7.34 BGN';
  backend.calculate.mockResolvedValue(
    refuse({
      kind: 'refused',
      status: 422,
      code: 'bonus.over_cap',
      message,
      errors: { bonuses: [message] },
      params: { max: 7.34 },
    }),
  );
  store.dispatch(bonusesTried(money(900)));
  await settled();
  expect(store.getState().bonusEntry).toEqual({ kind: 'refused', message, max: 734 });
  expect(store.getState().orderOptions.bonuses).toBe(0);
});
