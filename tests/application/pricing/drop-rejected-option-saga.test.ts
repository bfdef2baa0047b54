import { lineAdded, lineRemoved } from '../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import {
  orderOptionsRestored,
  promoTaken,
} from '../../../src/application/order-options/order-options-slice';
import { routeEntered } from '../../../src/application/navigation/page-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { money } from '../../../src/domain/money/money';
import type { OrderOptions } from '../../../src/domain/order/order-options';
import { NO_OPTIONS } from '../../../src/domain/order/order-options';
import { refuse } from '../../../src/domain/result/result';
import { lineOf } from '../../support/carts';
import { NOON } from '../../support/customers';
import { SETTINGS, cityOf } from '../../support/menus';
import { pricedOrders, promoCodeOf } from '../../support/orders';
import type { FakeBackend, RunningShop } from '../../support/running-shop';
import { failing, fakeBackend, runShop } from '../../support/running-shop';

const DEBOUNCE = 300;
const key = lineKey(lineOf(1));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const openShop = (more: Partial<FakeBackend> = {}) => {
  const backend = fakeBackend(more);
  const shop = runShop(backend);
  shop.store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  shop.store.dispatch(settingsLoaded(SETTINGS));
  return { backend, shop };
};
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const addDish = ({ store }: RunningShop) =>
  store.dispatch(lineAdded({ line: lineOf(1), mode: 'increase' }));

describe('an order option that alone is rejected', () => {
  const said = (field: string, message: string, params = {}): GatewayFailure => ({
    kind: 'refused',
    status: 422,
    code: null,
    message,
    errors: { [field]: [message] },
    params,
  });

  const refusedFirst = async (options: Partial<OrderOptions>, failure: GatewayFailure) => {
    const { backend, shop } = openShop();
    backend.calculate.mockResolvedValueOnce(refuse(failure));
    shop.store.dispatch(orderOptionsRestored({ ...NO_OPTIONS, ...options }));
    addDish(shop);
    await wait(DEBOUNCE);
    const { orderOptions, cart, toast: notice } = shop.store.getState();
    return {
      orderOptions,
      cart,
      said: notice.shown,
      calls: pricedOrders(backend.calculate.mock.calls),
    };
  };

  it('is let go: a code that has ended, with the reason said', async () => {
    const promoCode = promoCodeOf('SUMMER10');
    const after = await refusedFirst({ promoCode }, said('promocode', 'It has ended'));
    expect(after.orderOptions.promoCode).toBeNull();
    expect(after.calls.map(({ options }) => options.promoCode)).toEqual([promoCode, null]);
    expect(after.said).toMatchObject({ params: { message: 'It has ended' }, tone: 'failed' });
    expect(after.cart).toMatchObject({ progress: 'settled', lines: [lineOf(1)] });
  });

  it('becomes what the order takes: bonuses over the cap', async () => {
    const after = await refusedFirst(
      { bonuses: money(900) },
      said('bonuses', 'Only 7.34', { max: 7.34 }),
    );
    expect(after.calls.map(({ options }) => options.bonuses)).toEqual([900, 734]);
  });

  it('is let go: a time that is over', async () => {
    const after = await refusedFirst(
      { time: { timeType: 'on_time', at: NOON } },
      said('time', 'Too late'),
    );
    expect(after.orderOptions.time).toEqual({ timeType: 'soon_as_possible' });
    expect(after.said).toMatchObject({ params: { message: 'Too late' } });
  });

  it('is said once: at the checkout a time that is over is said where times are chosen', async () => {
    const { backend, shop } = openShop();
    shop.store.dispatch(routeEntered({ name: 'checkout' }));
    shop.store.dispatch(
      orderOptionsRestored({ ...NO_OPTIONS, time: { timeType: 'on_time', at: NOON } }),
    );
    backend.calculate.mockResolvedValueOnce(refuse(said('time', 'Too late')));
    addDish(shop);
    await wait(DEBOUNCE + 1000);
    expect(shop.store.getState()).toMatchObject({ isTimeLost: true, toast: { shown: null } });
  });

  it('that was never sent is no end of asking', async () => {
    const { backend, shop } = openShop({ calculate: failing(said('promocode', 'Which code?')) });
    addDish(shop);
    await wait(DEBOUNCE);
    expect(backend.calculate).toHaveBeenCalledTimes(1);
    expect(shop.store.getState().cart).toMatchObject({ progress: 'failed', lines: [lineOf(1)] });
  });
});

it('a cart without dishes has neither code nor bonuses', async () => {
  const { shop } = openShop();
  addDish(shop);
  shop.store.dispatch(promoTaken(promoCodeOf('SUMMER10')));
  shop.store.dispatch(lineRemoved({ key }));
  await wait(DEBOUNCE);
  expect(shop.store.getState().orderOptions).toEqual(NO_OPTIONS);
});
