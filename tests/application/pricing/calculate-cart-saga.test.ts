import {
  calculationRequested,
  cartUndone,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  selectCartTotals,
} from '../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { selectionChanged } from '../../../src/application/delivery/delivery-slice';
import { routeEntered } from '../../../src/application/navigation/page-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import type { CartCalculation } from '../../../src/domain/pricing/cart-calculation';
import type { CartLine } from '../../../src/domain/cart/cart-line';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { ok, refuse } from '../../../src/domain/result/result';
import { flatAddress } from '../../support/addresses';
import { lineOf } from '../../support/carts';
import { orderToPrice, pricedOrders } from '../../support/orders';
import { SETTINGS, calculationOf, cityOf, refusedWith } from '../../support/menus';
import type { FakeBackend, RunningShop } from '../../support/running-shop';
import { deliveryTo, undecided } from '../../support/selections';
import { failing, fakeBackend, openCalls, runShop, settled } from '../../support/running-shop';

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
const setQuantity = ({ store }: RunningShop, quantity: number) =>
  store.dispatch(lineQuantityChanged({ key, quantity }));
const addDish = ({ store }: RunningShop, line: CartLine = lineOf(1)) =>
  store.dispatch(lineAdded({ line, mode: 'increase' }));
const totalOf = ({ store }: RunningShop) => {
  const totals = selectCartTotals(store.getState());
  return totals.kind === 'known' ? { total: totals.calculation.total, ...totals } : totals;
};

describe('presses in quick succession', () => {
  it('become one call, about the cart as it is in the end', async () => {
    const { backend, shop } = openShop();
    addDish(shop);
    await wait(DEBOUNCE - 1);
    setQuantity(shop, 2);
    await wait(DEBOUNCE - 1);
    setQuantity(shop, 3);
    await wait(DEBOUNCE - 1);
    expect(backend.calculate).not.toHaveBeenCalled();
    await wait(1);
    expect(backend.calculate.mock.calls).toEqual([
      [
        orderToPrice({ lines: [lineOf(1, { quantity: 3 })], selection: undecided('delivery') }),
        expect.any(AbortSignal),
      ],
    ]);
  });
});

describe('answers that come out of order', () => {
  const threeCalls = async () => {
    const calls = openCalls<CartCalculation>();
    const { backend, shop } = openShop({ calculate: calls.call });
    addDish(shop);
    await wait(DEBOUNCE);
    setQuantity(shop, 2);
    await wait(DEBOUNCE);
    setQuantity(shop, 3);
    await wait(DEBOUNCE);
    return { backend, shop, calls };
  };

  it('leave quantity 3 and the total of the third', async () => {
    const { shop, calls } = await threeCalls();
    await calls.answer(3, ok(calculationOf(30)));
    await calls.answer(1, ok(calculationOf(10)));
    await calls.answer(2, ok(calculationOf(20)));
    expect(shop.store.getState().cart.lines).toEqual([lineOf(1, { quantity: 3 })]);
    expect(totalOf(shop)).toMatchObject({ total: 3000, isCurrent: true, progress: 'settled' });
  });

  it('never show the total of an older cart, not even before the newest is there', async () => {
    const { shop, calls } = await threeCalls();
    await calls.answer(2, ok(calculationOf(20)));
    expect(totalOf(shop)).toEqual({ kind: 'unknown', progress: 'calculating' });
  });

  it('do not empty the cart when an older one is a refusal', async () => {
    const { shop, calls } = await threeCalls();
    await calls.answer(3, ok(calculationOf(30)));
    await calls.answer(1, refuse(refusedWith(500)));
    expect(shop.store.getState().cart.lines).toEqual([lineOf(1, { quantity: 3 })]);
  });

  it('abandon the older calls, and not the newest', async () => {
    const { backend } = await threeCalls();
    const signals = backend.calculate.mock.calls.map((call: unknown[]) => call[1] as AbortSignal);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
  });

  it('count for nothing when the cart is empty by then', async () => {
    const { shop, calls } = await threeCalls();
    shop.store.dispatch(lineRemoved({ key }));
    await wait(DEBOUNCE);
    await calls.answer(3, ok(calculationOf(30)));
    expect(totalOf(shop)).toEqual({ kind: 'unknown', progress: 'settled' });
    expect(shop.store.getState().cart.lost?.kind).toBe('removed');
  });
});

describe('opening the cart page', () => {
  it('asks for the price at once', async () => {
    const { backend, shop } = openShop();
    addDish(shop);
    shop.store.dispatch(routeEntered({ name: 'cart' }));
    await wait(0);
    expect(backend.calculate).toHaveBeenCalledTimes(1);
  });

  const cartPageAndClick = async () => {
    const calls = openCalls<CartCalculation>();
    const { shop } = openShop({ calculate: calls.call });
    addDish(shop);
    shop.store.dispatch(routeEntered({ name: 'cart' }));
    await wait(0);
    setQuantity(shop, 2);
    await wait(DEBOUNCE);
    return { shop, calls };
  };

  it('does not bring back the older price when a press overtakes its call', async () => {
    const { shop, calls } = await cartPageAndClick();
    await calls.answer(2, ok(calculationOf(20)));
    await calls.answer(1, ok(calculationOf(10)));
    expect(totalOf(shop)).toMatchObject({ total: 2000, isCurrent: true });
  });

  it('does not empty the newer cart when its overtaken call is refused', async () => {
    const { shop, calls } = await cartPageAndClick();
    await calls.answer(2, ok(calculationOf(20)));
    await calls.answer(1, refuse(refusedWith(422, 'goods.0.id')));
    expect(shop.store.getState().cart.lines).toEqual([lineOf(1, { quantity: 2 })]);
  });

  it('still gets its price when the customer goes on to another page meanwhile', async () => {
    const calls = openCalls<CartCalculation>();
    const { shop } = openShop({ calculate: calls.call });
    addDish(shop);
    shop.store.dispatch(routeEntered({ name: 'cart' }));
    await wait(0);
    shop.store.dispatch(routeEntered({ name: 'home' }));
    await wait(0);
    await calls.answer(calls.call.mock.calls.length, ok(calculationOf(10)));
    expect(totalOf(shop)).toMatchObject({ total: 1000, isCurrent: true, progress: 'settled' });
  });
});

describe('a price that cannot be had', () => {
  const priceThenFailure = async (failure: GatewayFailure) => {
    const { backend, shop } = openShop();
    addDish(shop, lineOf(1, { quantity: 2 }));
    await wait(DEBOUNCE);
    backend.calculate.mockImplementation(failing(failure));
    addDish(shop, lineOf(2));
    await wait(DEBOUNCE);
    return shop;
  };
  const bothLines = [lineOf(1, { quantity: 2 }), lineOf(2)];

  it.each<[string, GatewayFailure]>([
    ['a refused promo code', refusedWith(422, 'promocode')],
    ['a session that has ended', refusedWith(401)],
    ['too many calls', refusedWith(429)],
    ['a bad gateway', refusedWith(502)],
    ['a backend in maintenance', refusedWith(503)],
    ['a gateway that waited too long', refusedWith(504)],
    ['an answer that makes no sense', { kind: 'undecodable', paths: ['total'] }],
    ['no connection', { kind: 'unreachable' }],
    ['no answer in time', { kind: 'timeout' }],
  ])('keeps the lines and the last total: %s', async (_why, failure) => {
    const shop = await priceThenFailure(failure);
    expect(shop.store.getState().cart).toMatchObject({ lines: bothLines, lost: null });
    expect(totalOf(shop)).toMatchObject({ total: 1000, isCurrent: false, progress: 'failed' });
    expect(shop.errors).toEqual([]);
  });

  it.each([
    ['goods that are gone', refusedWith(422, 'goods.2.id')],
    ['a fault of the backend', refusedWith(500)],
  ])('empties the cart and offers to take it back: %s', async (_why, failure) => {
    const shop = await priceThenFailure(failure);
    expect(shop.store.getState().cart).toMatchObject({
      lines: [],
      lost: { kind: 'emptied', lines: bothLines },
    });
    expect(totalOf(shop)).toEqual({ kind: 'unknown', progress: 'settled' });
  });

  it('can be asked for once more, at once', async () => {
    const { backend, shop } = openShop({ calculate: failing({ kind: 'unreachable' }) });
    addDish(shop);
    await wait(DEBOUNCE);
    backend.calculate.mockResolvedValue(ok(calculationOf(10)));
    shop.store.dispatch(calculationRequested(undefined));
    await wait(0);
    expect(totalOf(shop)).toMatchObject({ total: 1000, isCurrent: true });
  });
});

describe('where the order goes', () => {
  const HOME = deliveryTo(flatAddress());

  it('changes the price at once', async () => {
    const { backend, shop } = openShop();
    addDish(shop);
    await wait(DEBOUNCE);
    shop.store.dispatch(selectionChanged(HOME));
    await wait(0);
    expect(pricedOrders(backend.calculate.mock.calls).map(({ selection }) => selection)).toEqual([
      undecided('delivery'),
      HOME,
    ]);
    expect(totalOf(shop)).toMatchObject({ isCurrent: true });
  });

  it('makes the price of before the last known one until the new one is there', async () => {
    const calls = openCalls<CartCalculation>();
    const { shop } = openShop({ calculate: calls.call });
    addDish(shop);
    await wait(DEBOUNCE);
    await calls.answer(1, ok(calculationOf(10)));
    shop.store.dispatch(selectionChanged(HOME));
    expect(totalOf(shop)).toMatchObject({ total: 1000, isCurrent: false, progress: 'calculating' });
    await calls.answer(2, ok(calculationOf(14)));
    expect(totalOf(shop)).toMatchObject({ total: 1400, isCurrent: true });
  });

  it.each([
    ['in no zone', refusedWith(422, 'address'), 'outside'],
    ['at a branch that is gone', refusedWith(422, 'pickupId'), 'notOffered'],
  ])('is said to be wrong, and the dishes stay: %s', async (_what, failure, progress) => {
    const { backend, shop } = openShop();
    addDish(shop);
    await wait(DEBOUNCE);
    backend.calculate.mockImplementation(failing(failure));
    shop.store.dispatch(selectionChanged(HOME));
    await wait(0);
    expect(shop.store.getState().cart).toMatchObject({ lines: [lineOf(1)], lost: null });
    expect(totalOf(shop)).toMatchObject({ total: 1000, isCurrent: false, progress });
    backend.calculate.mockResolvedValue(ok(calculationOf(14)));
    shop.store.dispatch(selectionChanged(undecided('delivery')));
    await wait(0);
    expect(totalOf(shop)).toMatchObject({ total: 1400, isCurrent: true, progress: 'settled' });
  });
});

describe('a cart that was taken back', () => {
  it('is priced anew', async () => {
    const { backend, shop } = openShop();
    addDish(shop);
    await wait(DEBOUNCE);
    shop.store.dispatch(lineRemoved({ key }));
    await wait(DEBOUNCE);
    shop.store.dispatch(cartUndone(undefined));
    await wait(DEBOUNCE);
    expect(backend.calculate).toHaveBeenCalledTimes(2);
    expect(totalOf(shop)).toMatchObject({ total: 1000, isCurrent: true });
  });
});

describe('no call is made', () => {
  it('for an empty cart', async () => {
    const { backend, shop } = openShop();
    addDish(shop);
    shop.store.dispatch(lineRemoved({ key }));
    shop.store.dispatch(calculationRequested(undefined));
    shop.store.dispatch(routeEntered({ name: 'cart' }));
    await wait(DEBOUNCE);
    expect(backend.calculate).not.toHaveBeenCalled();
  });

  it('before it is known in which city', async () => {
    const backend = fakeBackend();
    addDish(runShop(backend));
    await wait(DEBOUNCE);
    expect(backend.calculate).not.toHaveBeenCalled();
  });
});

it('goes on pricing after a failure', async () => {
  const { backend, shop } = openShop({ calculate: failing(refusedWith(500)) });
  addDish(shop);
  await wait(DEBOUNCE);
  backend.calculate.mockResolvedValue(ok(calculationOf(20)));
  addDish(shop, lineOf(2));
  await wait(DEBOUNCE);
  await settled();
  expect(totalOf(shop)).toMatchObject({ total: 2000, isCurrent: true });
});
