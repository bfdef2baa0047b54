import { cartRestored } from '../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { bonusesTried } from '../../../src/application/pricing/bonus-entry-slice';
import { money } from '../../../src/domain/money/money';
import { refuse } from '../../../src/domain/result/result';
import { lineOf } from '../../support/carts';
import { SETTINGS, cityOf } from '../../support/menus';
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

it.each([
  [0, 500, 500],
  [2, 7.34, 734],
  [3, 0.5, 500],
])(
  'more than the order takes is refused with the most that it takes in a currency of %i decimals, and nothing is written off',
  async (digits, max, minor) => {
    const { backend, store } = withCart();
    store.dispatch(settingsLoaded({ ...SETTINGS, currency: { ...SETTINGS.currency, digits } }));
    const message = 'For this order you can only write off 7.34 €';
    backend.calculate.mockResolvedValue(
      refuse({
        kind: 'refused',
        status: 422,
        code: 'bonus.over_cap',
        message,
        errors: { bonuses: [message] },
        params: { max },
      }),
    );
    store.dispatch(bonusesTried(money(900)));
    await settled();
    expect(store.getState().bonusEntry).toEqual({ kind: 'refused', message, max: minor });
    expect(store.getState().orderOptions.bonuses).toBe(0);
  },
);
