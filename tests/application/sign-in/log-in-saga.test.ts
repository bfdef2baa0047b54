import { orderPlaced } from '../../../src/application/placing/placing-slice';
import type { PlacedOrder } from '../../../src/domain/order/tracked-order';
import type { LoginLuggage } from '../../../src/application/ports/sign-in-gateway';
import { readTrackingKey } from '../../../src/domain/order/order-tracking';
import { lineAdded } from '../../../src/application/cart/cart-slice';
import { modalClosed, modalOpened } from '../../../src/application/modals/modal-slice';
import { pageReady } from '../../../src/application/navigation/page-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import type { LoginAnswer } from '../../../src/application/ports/sign-in-gateway';
import { profileSaveRequested } from '../../../src/application/profile/profile-slice';
import { referralChanged } from '../../../src/application/referral/referral-slice';
import {
  codeRequested,
  codeEntered,
  signInMethodChosen,
} from '../../../src/application/sign-in/sign-in-slice';
import { ok } from '../../../src/domain/result/result';
import { accountShop } from '../../support/account-shop';
import { answers, atCode, login } from '../../support/at-code';
import { lineOf } from '../../support/carts';
import { IVANS_PHONE, NOON, accountOf, codeOf, referralOf } from '../../support/customers';
import { refusedWith } from '../../support/menus';
import { PLACED_ORDER } from '../../support/orders';
import { failing, openCalls, settled } from '../../support/running-shop';

/** What goes along with the login of somebody whom nobody has invited, and who has ordered nothing here. */
const NOTHING_ALONG = { referral: null, orderKeys: [] };

type Shop = Parameters<typeof accountShop>[0];

describe('the right code', () => {
  it('logs in once, however often it is sent off, and closes the modal', async () => {
    const { enter, store, backend, state, told } = atCode();
    store.dispatch(codeEntered(codeOf('0427')));
    await enter();
    expect(backend.logIn.mock.calls).toEqual([
      [{ method: 'sms', phone: IVANS_PHONE, code: '0427', uuid: null }, NOTHING_ALONG],
    ]);
    expect(state().account.isSignedIn).toBe(true);
    expect(state().profile.profile).toMatchObject({ firstName: 'Ivan' });
    expect(state().modal).toBeNull();
    expect(state().signIn).toMatchObject({ loggingIn: { kind: 'idle' }, sent: null });
    expect(state().requestedPath).toBeNull();
    expect(told).toEqual(['signedIn']);
  });

  it('asks the account for what the answer does not tell', async () => {
    const { enter, state, backend } = atCode({
      backend: {
        logIn: login({ account: null }),
        account: answers(accountOf({ email: 'a@b.bg' })),
      },
    });
    await enter();
    expect(backend.account).toHaveBeenCalledTimes(1);
    expect(state().profile.profile).toMatchObject({ email: 'a@b.bg' });
  });

  it('prices the cart as a customer’s', async () => {
    const { enter, store, backend } = atCode();
    store.dispatch(lineAdded({ line: lineOf(1), mode: 'set' }));
    await enter();
    expect(backend.calculate.mock.calls.length).toBeGreaterThan(0);
  });

  it('leads from the cart to checkout, and elsewhere to the account’s page that was wanted', async () => {
    const cart = atCode({ query: '?login=/account/orders' });
    cart.store.dispatch(pageReady({ name: 'cart' }));
    await cart.enter();
    expect(cart.state().requestedPath).toBe('/checkout');
    const home = atCode({ query: '?login=/account/orders' });
    await home.enter();
    expect(home.state().requestedPath).toBe('/account/orders');
  });

  it('leads nowhere else, whatever a link says', async () => {
    const { enter, state } = atCode({ query: '?login=//evil.example' });
    await enter();
    expect(state().requestedPath).toBeNull();
  });

  it('is followed by the question for the name of somebody new, who then goes on', async () => {
    const { enter, store, state, backend } = atCode({
      backend: {
        logIn: login({ account: accountOf({ firstName: null }) }),
        saveProfile: answers(accountOf({ firstName: 'Мария' }).profile),
      },
    });
    store.dispatch(pageReady({ name: 'cart' }));
    await enter();
    expect(state().modal).toBe('profile');
    expect(state().requestedPath).toBeNull();
    store.dispatch(profileSaveRequested({ firstName: ' Мария ', email: '', birthday: '' }));
    await settled();
    expect(backend.saveProfile.mock.calls).toEqual([[{ firstName: 'Мария' }]]);
    expect(state().modal).toBeNull();
    expect(state().requestedPath).toBe('/checkout');
  });

  it('counts also for whoever has closed the modal meanwhile', async () => {
    const calls = openCalls<LoginAnswer>();
    const { enter, store, state } = atCode({ backend: { logIn: calls.call } });
    await enter();
    store.dispatch(modalClosed('authCode'));
    await calls.answer(1, ok({ account: accountOf() }));
    expect(state().account.isSignedIn).toBe(true);
  });
});

describe('a wrong code', () => {
  const refusals: readonly [string, GatewayFailure, object][] = [
    [
      'in the words about the code',
      { ...refusedWith(422), message: 'Bad', errors: { code: ['Wrong code'] } } as GatewayFailure,
      { kind: 'said', message: 'Wrong code' },
    ],
    [
      'else in those about the whole',
      { ...refusedWith(422), message: 'Bad' } as GatewayFailure,
      { kind: 'said', message: 'Bad' },
    ],
    [
      'with the time to wait, in minutes',
      { ...refusedWith(429), message: 'Slow down', retryAfter: 600 } as GatewayFailure,
      { kind: 'text', text: 'signIn.waitMinutes', params: { count: 10 } },
    ],
    [
      'with the time to wait, in seconds',
      { ...refusedWith(429), retryAfter: 40 } as GatewayFailure,
      { kind: 'text', text: 'signIn.waitSeconds', params: { count: 40 } },
    ],
    [
      'with the advice to ask for a new code, where waiting does not help',
      {
        ...refusedWith(429),
        code: 'code.too_many',
        message: 'Ask for a new code',
        retryAfter: 40,
      } as GatewayFailure,
      { kind: 'said', message: 'Ask for a new code' },
    ],
    [
      'in the shop’s own words, where nobody answers',
      { kind: 'unreachable' },
      { kind: 'text', text: 'signIn.noAnswer' },
    ],
  ];

  it.each(refusals)('is said %s', async (_how, failure, refusal) => {
    const { enter, state, told } = atCode({ backend: { logIn: failing(failure) } });
    await enter();
    expect(state().signIn).toMatchObject({
      loggingIn: { kind: 'refused', refusal },
      refusedCodes: 1,
    });
    expect(state().account.isSignedIn).toBe(false);
    expect(state().modal).toBe('authCode');
    expect(told).toEqual([]);
  });

  it('can be followed by another', async () => {
    const { enter, backend, state } = atCode({ backend: { logIn: failing(refusedWith(422)) } });
    await enter();
    backend.logIn.mockResolvedValue(ok({ account: accountOf() }));
    await enter('1111');
    expect(state().account.isSignedIn).toBe(true);
  });
});

describe('an invitation', () => {
  const kept = referralChanged({ id: referralOf('k3v9'), storedAt: NOON });

  it('goes along, and is done with by a login that succeeded', async () => {
    const { enter, store, backend, state } = atCode();
    store.dispatch(kept);
    await enter();
    expect(backend.logIn.mock.calls[0]?.[1]).toMatchObject({ referral: 'k3v9' });
    expect(state().referral).toBeNull();
  });

  it('for which a login is refused is left out, and the login made once more', async () => {
    const refused = { ...refusedWith(422), errors: { reffererId: ['No'] } } as GatewayFailure;
    const { enter, store, backend, state } = atCode({ backend: { logIn: failing(refused) } });
    backend.logIn.mockResolvedValueOnce({ ok: false, error: refused });
    backend.logIn.mockResolvedValueOnce(ok({ account: accountOf() }));
    store.dispatch(kept);
    await enter();
    expect(backend.logIn.mock.calls.map((call: unknown[]) => call[1])).toEqual([
      { referral: 'k3v9', orderKeys: [] },
      NOTHING_ALONG,
    ]);
    expect(state().account.isSignedIn).toBe(true);
    expect(state().referral).toBeNull();
  });

  it('of over 30 days ago is not sent', async () => {
    const { enter, store, backend, pass } = atCode();
    store.dispatch(kept);
    pass(31 * 24 * 3_600_000);
    await enter();
    expect(backend.logIn.mock.calls[0]?.[1]).toEqual(NOTHING_ALONG);
  });

  it('of the customer themselves is dropped as soon as it is known for theirs', async () => {
    const { enter, store, state } = atCode({
      backend: { logIn: login({ account: accountOf({ referralId: referralOf('k3v9') }) }) },
    });
    store.dispatch(kept);
    await enter();
    expect(state().referral).toBeNull();
  });
});

describe('the orders of a guest', () => {
  const placed = (letter: string): PlacedOrder => {
    const key = readTrackingKey(letter.repeat(22));
    if (!key.ok) throw new Error('No key');
    return { ...PLACED_ORDER, trackingKey: key.value };
  };
  const sentKeys = ({ logIn }: ReturnType<typeof atCode>['backend']): unknown => {
    // What went along is the second thing that a login is asked with.
    const [, luggage] = logIn.mock.calls.at(-1) as [unknown, LoginLuggage];
    return luggage.orderKeys;
  };

  it('go along by their keys, the last one first, and are forgotten once they have joined', async () => {
    const { enter, store, backend, heldKeys } = atCode();
    store.dispatch(orderPlaced(placed('A')));
    store.dispatch(orderPlaced(placed('B')));
    expect(heldKeys()).toHaveLength(2);
    await enter();
    expect(sentKeys(backend)).toEqual(['B'.repeat(22), 'A'.repeat(22)]);
    expect(heldKeys()).toEqual([]);
  });

  it('stay when the login is refused, and go along with the next one', async () => {
    const { enter, store, backend, heldKeys } = atCode({
      backend: { logIn: failing(refusedWith(422)) },
    });
    store.dispatch(orderPlaced(placed('A')));
    await enter();
    expect(heldKeys()).toHaveLength(1);
    await enter('1111');
    expect(sentKeys(backend)).toEqual(['A'.repeat(22)]);
  });

  it('of over 30 days ago are not sent', async () => {
    const { enter, store, backend, pass } = atCode();
    store.dispatch(orderPlaced(placed('A')));
    pass(30 * 24 * 3_600_000);
    await enter();
    expect(sentKeys(backend)).toEqual([]);
  });

  it('are not what somebody ordered who was logged in', async () => {
    const { enter, store, heldKeys } = atCode();
    await enter();
    store.dispatch(orderPlaced(placed('A')));
    expect(heldKeys()).toEqual([]);
  });
});

describe('where the shop sends no codes', () => {
  const open = (more: Shop = {}) => {
    const shop = accountShop({ settings: { isCodeSent: false }, ...more });
    shop.store.dispatch(signInMethodChosen('sms'));
    shop.store.dispatch(modalOpened('authPhone'));
    return shop;
  };

  it('a phone alone logs in, and the modal closes', async () => {
    const { store, backend, state } = open();
    store.dispatch(codeRequested(IVANS_PHONE));
    await settled();
    expect(backend.sendCode).not.toHaveBeenCalled();
    expect(backend.logIn.mock.calls).toEqual([
      [{ method: 'sms', phone: IVANS_PHONE, code: null, uuid: null }, NOTHING_ALONG],
    ]);
    expect(state().modal).toBeNull();
    expect(state().signIn.sending).toEqual({ kind: 'idle' });
  });

  it('a refusal stands at the phone', async () => {
    const refused = { ...refusedWith(422), errors: { phone: ['Bad number'] } } as GatewayFailure;
    const { store, state } = open({ backend: { logIn: failing(refused) } });
    store.dispatch(codeRequested(IVANS_PHONE));
    await settled();
    expect(state().signIn.sending).toEqual({
      kind: 'refused',
      refusal: { kind: 'said', message: 'Bad number' },
    });
    expect(state().modal).toBe('authPhone');
  });
});
