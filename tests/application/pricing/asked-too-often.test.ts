import { lineAdded, lineQuantityChanged } from '../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { refuse } from '../../../src/domain/result/result';
import { lineOf } from '../../support/carts';
import { cityOf } from '../../support/menus';
import type { RunningShop } from '../../support/running-shop';
import { fakeBackend, runShop } from '../../support/running-shop';

const DEBOUNCE = 300;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const openShop = () => {
  const backend = fakeBackend();
  const shop = runShop(backend);
  shop.store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  return { backend, shop };
};
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const addDish = ({ store }: RunningShop) =>
  store.dispatch(lineAdded({ line: lineOf(1), mode: 'increase' }));
const setQuantity = ({ store }: RunningShop, quantity: number) =>
  store.dispatch(lineQuantityChanged({ key: lineKey(lineOf(1)), quantity }));

describe('a backend that is asked too often', () => {
  const tooMany = (retryAfter?: number): GatewayFailure => ({
    kind: 'refused',
    status: 429,
    code: null,
    message: null,
    errors: {},
    ...(retryAfter !== undefined && { retryAfter }),
  });

  it('is asked once more when it said, and no sooner; meanwhile the dishes are kept', async () => {
    const { backend, shop } = openShop();
    backend.calculate.mockResolvedValueOnce(refuse(tooMany(7)));
    addDish(shop);
    await wait(DEBOUNCE + 6999);
    expect(backend.calculate).toHaveBeenCalledTimes(1);
    expect(shop.store.getState().cart).toMatchObject({ progress: 'failed', lines: [lineOf(1)] });
    await wait(1);
    expect(backend.calculate).toHaveBeenCalledTimes(2);
    expect(shop.store.getState().cart.progress).toBe('settled');
  });

  it('with promo codes is no cart that is priced too often', async () => {
    const { backend, shop } = openShop();
    backend.calculate.mockResolvedValueOnce(refuse({ ...tooMany(7), code: 'promo.too_many' }));
    addDish(shop);
    await wait(DEBOUNCE);
    expect(shop.store.getState().cart).toMatchObject({ progress: 'failed', isPromoLimited: true });
    await wait(7000);
    expect(shop.store.getState().cart.progress).toBe('settled');
  });

  it('is asked only for the newest cart, however many waited', async () => {
    const { backend, shop } = openShop();
    backend.calculate.mockResolvedValueOnce(refuse(tooMany(7)));
    addDish(shop);
    await wait(DEBOUNCE);
    setQuantity(shop, 2);
    await wait(DEBOUNCE + 60_000);
    expect(backend.calculate).toHaveBeenCalledTimes(2);
  });

  it('that does not say when is left to the customer', async () => {
    const { backend, shop } = openShop();
    backend.calculate.mockResolvedValue(refuse(tooMany()));
    addDish(shop);
    await wait(DEBOUNCE + 600_000);
    expect(backend.calculate).toHaveBeenCalledTimes(1);
  });
});
