import { cartCalculated, cartRestored } from '../../../src/application/cart/cart-slice';
import { checkoutFilled } from '../../../src/application/checkout/checkout-slice';
import { modalClosed, modalOpened } from '../../../src/application/modals/modal-slice';
import { checkNow } from '../../../src/application/placing/placing-slice';
import { promoTaken } from '../../../src/application/order-options/order-options-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import type { PlacingAnswer } from '../../../src/application/ports/order-gateway';
import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import { signInDone } from '../../../src/application/sign-in/sign-in-slice';
import type { CartCalculation } from '../../../src/domain/pricing/cart-calculation';
import { money } from '../../../src/domain/money/money';
import type { OrderChange } from '../../../src/domain/order/order-snapshot';
import { ok, refuse } from '../../../src/domain/result/result';
import { atCheckout } from '../../support/at-checkout';
import { lineOf } from '../../support/carts';
import { NOON } from '../../support/customers';
import { calculationOf, refusedWith } from '../../support/menus';
import { PLACED_ORDER, promoCodeOf } from '../../support/orders';
import { openCalls, settled } from '../../support/running-shop';

const UNREACHABLE: GatewayFailure = { kind: 'unreachable' };
const PLACED: PlacingAnswer = { kind: 'placed', order: PLACED_ORDER };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('an order that is placed empties the cart, code and all, and its key is forgotten', async () => {
  const shop = atCheckout();
  shop.store.dispatch(promoTaken(promoCodeOf('SUMMER10')));
  await shop.place();
  expect(shop.placing()).toEqual({ kind: 'placed', order: PLACED_ORDER });
  expect(shop.store.getState().cart).toMatchObject({ lines: [], lost: null });
  expect(shop.store.getState().orderOptions.promoCode).toBeNull();
  expect(shop.kept.key).toBeNull();
});

it.each([
  ['a guest', signedOut, { firstName: 'Ivan', phone: '+359888123456', email: 'ivan@example.com' }],
  ['a signed-in customer', signedIn, { firstName: '', phone: '', email: null }],
])('an order leaves to the next one who %s is and how they pay', async (_who, session, who) => {
  const shop = atCheckout();
  shop.store.dispatch(session(undefined));
  const typed = { firstName: 'Ivan', phone: '+359888123456', paymentType: 'cash' } as const;
  shop.store.dispatch(checkoutFilled({ ...typed, email: 'ivan@example.com' }));
  await shop.place();
  expect(shop.store.getState().lastContact).toEqual({ ...who, paymentType: 'cash' });
});

it('a double press sends one order', async () => {
  const calls = openCalls<PlacingAnswer>();
  const shop = atCheckout({ place: calls.call });
  await shop.place();
  await shop.place();
  expect(calls.call).toHaveBeenCalledTimes(1);
  expect(shop.kept.key).toBe('key-1');
  await calls.answer(1, ok(PLACED));
  await shop.place();
  expect(calls.call).toHaveBeenCalledTimes(1);
});

describe('an order that is not answered', () => {
  it('is asked after until somebody knows, and is the order that had arrived', async () => {
    const shop = atCheckout({ place: jest.fn(() => Promise.resolve(refuse(UNREACHABLE))) });
    shop.backend.closeAttempt
      .mockResolvedValueOnce(refuse(UNREACHABLE))
      .mockResolvedValueOnce(ok({ order: PLACED_ORDER }));
    await shop.place();
    await pass(0);
    expect(shop.placing()).toEqual({ kind: 'checking', key: 'key-1' });
    expect(shop.store.getState().cart.lines).toHaveLength(1);
    await pass(1000);
    expect(shop.placing()).toEqual({ kind: 'placed', order: PLACED_ORDER });
    expect(shop.backend.closeAttempt).toHaveBeenLastCalledWith('key-1');
    expect(shop.store.getState().cart.lines).toEqual([]);
  });

  it('can be placed anew, under another key, once it is known that none arrived', async () => {
    const shop = atCheckout();
    shop.backend.place.mockResolvedValueOnce(refuse({ kind: 'timeout' }));
    await shop.place();
    await pass(0);
    expect(shop.placing()).toEqual({ kind: 'idle' });
    expect(shop.store.getState().cart.lines).toHaveLength(1);
    expect(shop.store.getState().toast.shown?.text).toBe('checkout.notArrived');
    await shop.place();
    expect(shop.keysSent()).toEqual(['key-1', 'key-2']);
  });

  it.each([refusedWith(500), refusedWith(503), { kind: 'undecodable', paths: [] } as const])(
    'is asked after as well when the answer says nothing: %j',
    async (failure) => {
      const shop = atCheckout({ place: jest.fn(() => Promise.resolve(refuse(failure))) });
      await shop.place();
      await pass(0);
      expect(shop.backend.closeAttempt).toHaveBeenCalledWith('key-1');
    },
  );

  it('is asked after when the page is loaded again, before anything can be ordered', async () => {
    const asked = openCalls<{ readonly order: null }>();
    const kept = { load: () => 'key-9', save: jest.fn() };
    const shop = atCheckout({ closeAttempt: asked.call }, { attempts: kept });
    await pass(0);
    expect(shop.placing()).toEqual({ kind: 'checking', key: 'key-9' });
    await shop.place();
    expect(shop.backend.place).not.toHaveBeenCalled();
    await asked.answer(1, ok({ order: null }));
    expect(kept.save).toHaveBeenCalledWith(null);
    expect(shop.placing()).toEqual({ kind: 'idle' });
  });

  it('was placed from another account: the customer is told, and nothing is asked for ever', async () => {
    const shop = atCheckout({ place: jest.fn(() => Promise.resolve(refuse(UNREACHABLE))) });
    const conflict = { ...refusedWith(409), code: 'idempotency_conflict' } as GatewayFailure;
    shop.backend.closeAttempt.mockResolvedValue(refuse(conflict));
    await shop.place();
    await pass(0);
    expect(shop.placing()).toEqual({ kind: 'idle' });
    expect(shop.kept.key).toBeNull();
    expect(shop.store.getState().toast.shown?.text).toBe('checkout.ofOtherAccount');
  });

  it('is told to a guest once they have logged in again', async () => {
    const shop = atCheckout({ place: jest.fn(() => Promise.resolve(refuse(UNREACHABLE))) });
    shop.backend.closeAttempt
      .mockResolvedValueOnce(refuse(refusedWith(401)))
      .mockResolvedValueOnce(ok({ order: PLACED_ORDER }));
    await shop.place();
    await pass(0);
    expect(shop.store.getState().modal).toBe('auth');
    expect(shop.placing()).toEqual({ kind: 'checking', key: 'key-1' });
    shop.store.dispatch(modalOpened('authPhone'));
    shop.store.dispatch(signInDone(undefined));
    await pass(1000);
    expect(shop.placing()).toEqual({ kind: 'placed', order: PLACED_ORDER });
  });

  it('is given up by a guest who does not log in, with word of where it is', async () => {
    const shop = atCheckout({ place: jest.fn(() => Promise.resolve(refuse(UNREACHABLE))) });
    shop.backend.closeAttempt.mockResolvedValue(refuse(refusedWith(401)));
    await shop.place();
    await pass(0);
    shop.store.dispatch(modalClosed('auth'));
    await settled();
    expect(shop.placing()).toEqual({ kind: 'idle' });
    expect(shop.store.getState().toast.shown?.text).toBe('checkout.ofOtherAccount');
  });

  it('is asked after at once when the customer presses', async () => {
    const shop = atCheckout({ place: jest.fn(() => Promise.resolve(refuse(UNREACHABLE))) });
    shop.backend.closeAttempt.mockResolvedValue(refuse(UNREACHABLE));
    await shop.place();
    await pass(0);
    const asked = shop.backend.closeAttempt.mock.calls.length;
    shop.store.dispatch(checkNow(undefined));
    await settled();
    expect(shop.backend.closeAttempt).toHaveBeenCalledTimes(asked + 1);
  });
});

it('waits while the backend is still at it', async () => {
  const shop = atCheckout();
  shop.backend.place.mockResolvedValueOnce(ok({ kind: 'in_progress' }));
  await shop.place();
  expect(shop.placing()).toMatchObject({ kind: 'placing' });
  await pass(1000);
  expect(shop.keysSent()).toEqual(['key-1', 'key-1']);
  expect(shop.placing()).toMatchObject({ kind: 'placed' });
});

it('asks the customer when something has changed, with the sums as they are now', async () => {
  const calculation = calculationOf(12);
  const changed = { changes: [], calculation };
  const shop = atCheckout({
    place: jest.fn(() => Promise.resolve(ok<PlacingAnswer>({ kind: 'changed', changed }))),
  });
  await shop.place();
  expect(shop.placing()).toEqual({ kind: 'changed', changed });
  expect(shop.store.getState().cart.calculation).toBe(calculation);
  expect(shop.store.getState().cart.lines).toHaveLength(1);
  expect(shop.kept.key).toBeNull();
});

describe('a total that is another one than was shown', () => {
  const TOTAL: OrderChange = { kind: 'price', name: null, before: money(1200), after: money(1500) };

  const changedFrom = async (shown: CartCalculation, changes: readonly OrderChange[]) => {
    const changed = { changes, calculation: calculationOf(15, { deliveryPrice: money(300) }) };
    const shop = atCheckout({
      place: jest.fn(() => Promise.resolve(ok<PlacingAnswer>({ kind: 'changed', changed }))),
    });
    shop.store.dispatch(cartCalculated({ lines: [lineOf(1)], calculation: shown }));
    await shop.place();
    const placing = shop.placing();
    return placing.kind === 'changed' ? placing.changed.changes : [];
  };

  it('is told by what this page had shown, where the backend knows the total alone', async () => {
    expect(await changedFrom(calculationOf(12), [TOTAL])).toEqual([
      { kind: 'delivery_price', name: null, before: 0, after: 300 },
    ]);
  });

  it('is told as the backend tells it, where that says more, or nobody knows why', async () => {
    const gone: OrderChange = { kind: 'unavailable', name: 'Soup', before: 1, after: 0 };
    expect(await changedFrom(calculationOf(12), [gone])).toEqual([gone]);
    const same = calculationOf(15, { deliveryPrice: money(300) });
    expect(await changedFrom(same, [TOTAL])).toEqual([TOTAL]);
  });
});

it('says by field why an order was refused, and keeps everything', async () => {
  const failure: GatewayFailure = {
    kind: 'refused',
    status: 422,
    code: 'min_order',
    message: 'More goods',
    errors: { total: ['More goods'], 'address.house': ['Which house?'], email: ['No such'] },
    params: { min_order: 20, missing: 7.1 },
  };
  const shop = atCheckout({ place: jest.fn(() => Promise.resolve(refuse(failure))) });
  await shop.place();
  expect(shop.placing()).toEqual({
    kind: 'refused',
    refused: {
      code: 'min_order',
      errors: { total: 'More goods', address: 'Which house?', email: 'No such' },
      limit: 710,
      next: null,
    },
  });
  expect(shop.store.getState().cart.lines).toHaveLength(1);
});

it('says which time is the next one where the chosen one can no longer be had', async () => {
  const failure: GatewayFailure = {
    kind: 'refused',
    status: 422,
    code: 'ordering.paused',
    message: 'No orders right now',
    errors: { time: ['No orders right now'] },
    params: { next: '2026-11-28T12:00:00+02:00' },
  };
  const shop = atCheckout({ place: jest.fn(() => Promise.resolve(refuse(failure))) });
  await shop.place();
  expect(shop.placing()).toMatchObject({
    kind: 'refused',
    refused: { next: Date.parse('2026-11-28T12:00:00+02:00') },
  });
});

describe('a session that ends while an order is placed', () => {
  it('asks to log in over the page, and the same order goes on', async () => {
    const shop = atCheckout();
    shop.backend.place.mockResolvedValueOnce(refuse(refusedWith(401)));
    await shop.place();
    expect(shop.placing()).toMatchObject({ kind: 'login' });
    expect(shop.store.getState().modal).toBe('auth');
    shop.store.dispatch(modalOpened('authPhone'));
    shop.store.dispatch(signInDone(undefined));
    await settled();
    expect(shop.keysSent()).toEqual(['key-1', 'key-1']);
    expect(shop.placing()).toMatchObject({ kind: 'placed' });
  });

  it('is given up when the customer closes the login', async () => {
    const shop = atCheckout();
    shop.backend.place.mockResolvedValueOnce(refuse(refusedWith(401)));
    await shop.place();
    shop.store.dispatch(modalClosed('auth'));
    await settled();
    expect(shop.placing()).toEqual({ kind: 'idle' });
    expect(shop.store.getState().cart.lines).toHaveLength(1);
  });
});

it('does not order a cart that another window has ordered or changed meanwhile', async () => {
  const shop = atCheckout({}, { takeOverCart: () => shop.store.dispatch(cartRestored([])) });
  await shop.place();
  expect(shop.backend.place).not.toHaveBeenCalled();
  expect(shop.placing()).toEqual({ kind: 'idle' });
  expect(shop.store.getState().toast.shown?.text).toBe('checkout.cartElsewhere');
});

it('an order that came after too many others says when it may be tried again', async () => {
  const shop = atCheckout();
  const failure = { ...refusedWith(429), retryAfter: 50 } as GatewayFailure;
  shop.backend.place.mockResolvedValueOnce(refuse(failure));
  await shop.place();
  expect(shop.placing()).toMatchObject({
    kind: 'refused',
    refused: { retryAt: NOON + 50_000 },
  });
  expect(shop.store.getState().cart.lines).toHaveLength(1);
});
