import { logoutRequested } from '../../../src/application/session/account-slice';
import { accountNewsReceived, sessionRefused } from '../../../src/application/session/session-news';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import { lineAdded } from '../../../src/application/cart/cart-slice';
import { selectionChanged } from '../../../src/application/delivery/delivery-slice';
import { favouritesRestored } from '../../../src/application/favourites/favourites-slice';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import { placingStarted } from '../../../src/application/placing/placing-slice';
import { pageReady } from '../../../src/application/navigation/page-slice';
import { profileLoaded } from '../../../src/application/profile/profile-slice';
import { viewedRestored } from '../../../src/application/viewed/viewed-slice';
import type { CustomerAccount } from '../../../src/application/ports/profile-gateway';
import { ZERO } from '../../../src/domain/money/money';
import { ok } from '../../../src/domain/result/result';
import { accountShop } from '../../support/account-shop';
import { flatAddress, savedAs } from '../../support/addresses';
import { lineOf } from '../../support/carts';
import { accountOf, profileOf } from '../../support/customers';
import { productId } from '../../support/ids';
import { orderToPrice } from '../../support/orders';
import { refusedWith } from '../../support/menus';
import { failing, openCalls, settled } from '../../support/running-shop';
import { deliveryTo, undecided } from '../../support/selections';

type Shop = Parameters<typeof accountShop>[0] & object;

const ids = (...numbers: readonly number[]) => numbers.map(productId);
const HOME = flatAddress();

const ORDER = {
  ...orderToPrice(),
  email: null,
  contact: null,
  addressId: null,
  paymentType: 'cash',
  changeFrom: null,
  comment: '',
  doNotCallBack: false,
  expectedTotal: ZERO,
  returnPath: '/checkout/success',
} as const;

/** A customer with everything that an account has, and something in the cart. */
const customer = (more: Shop = {}) => {
  const shop = accountShop({ isSignedIn: true, ...more });
  const { store } = shop;
  store.dispatch(profileLoaded(profileOf()));
  store.dispatch(favouritesRestored(ids(1, 2)));
  store.dispatch(viewedRestored(ids(3)));
  store.dispatch(addressesRestored({ kind: 'account', addresses: [savedAs(11, HOME)] }));
  store.dispatch(selectionChanged(deliveryTo(savedAs(11, HOME))));
  store.dispatch(lineAdded({ line: lineOf(1), mode: 'set' }));
  return shop;
};

const expectGuest = ({ state }: ReturnType<typeof customer>): void => {
  expect(state()).toMatchObject({
    account: { isSignedIn: false },
    profile: { profile: null },
    favourites: { ids: [], confirmed: [] },
    viewed: { ids: [] },
    addressBook: { kind: 'guest', addresses: [] },
    cart: { lines: [lineOf(1)] },
  });
};

describe('a session that the backend does not know any more', () => {
  it('ends once for three calls: one question, one way home, the cart stays', async () => {
    const shop = customer();
    const { store, backend, state, told } = shop;
    const ways: unknown[] = [];
    store.subscribe(() => ways.push(state().requestedPath));
    for (let call = 0; call < 3; call += 1)
      store.dispatch(sessionRefused('name-of-the-session-22'));
    await settled();
    expect(backend.endSession.mock.calls).toEqual([['name-of-the-session-22']]);
    expect(backend.logOut).not.toHaveBeenCalled();
    expectGuest(shop);
    expect(state().delivery.selection).toEqual(undecided());
    expect(new Set(ways)).toEqual(new Set([null, '/']));
    expect(state().toast).toMatchObject({ count: 1, shown: { text: 'account.sessionEnded' } });
    expect(told).toEqual(['signedOut']);
    expect(backend.favourites).not.toHaveBeenCalled();
  });

  it('is nothing to whoever has logged in again meanwhile', async () => {
    const endSession = jest.fn(() => Promise.resolve(ok({ isSignedIn: true })));
    const { store, state, told } = customer({ backend: { endSession } });
    store.dispatch(sessionRefused('name-of-the-session-22'));
    await settled();
    expect(state().account.isSignedIn).toBe(true);
    expect(state().favourites.ids).toEqual(ids(1, 2));
    expect(state().requestedPath).toBeNull();
    expect(told).toEqual([]);
  });

  it('without a name has gone already: nobody is asked', async () => {
    const shop = customer();
    shop.store.dispatch(sessionRefused(null));
    await settled();
    expect(shop.backend.endSession).not.toHaveBeenCalled();
    expectGuest(shop);
    expect(shop.told).toEqual([]);
  });

  it('ends also where the storefront cannot be asked', async () => {
    const shop = customer({ backend: { endSession: failing({ kind: 'unreachable' }) } });
    shop.store.dispatch(sessionRefused('name-of-the-session-22'));
    await settled();
    expectGuest(shop);
  });

  it('leaves everything of an order that is being placed, and asks for the login over it', async () => {
    const { store, state } = customer();
    store.dispatch(placingStarted({ key: 'a-key', order: ORDER }));
    store.dispatch(sessionRefused('name-of-the-session-22'));
    await settled();
    expect(state().account.isSignedIn).toBe(false);
    expect(state().delivery.selection).toEqual(deliveryTo(savedAs(11, HOME)));
    expect(state().modal).toBe('auth');
    expect(state().requestedPath).toBeNull();
  });

  it('gives a guest what this browser has kept of one', async () => {
    const { store, state } = customer({ guest: { addresses: [HOME], favourites: ids(9) } });
    store.dispatch(sessionRefused(null));
    await settled();
    expect(state().addressBook).toEqual({ kind: 'guest', addresses: [HOME] });
    expect(state().favourites.ids).toEqual(ids(9));
  });
});

describe('a logout', () => {
  it.each([true, false])(
    'tells the backend, with “everywhere” %s, and leads home',
    async (everywhere) => {
      const shop = customer();
      shop.store.dispatch(logoutRequested({ everywhere }));
      shop.store.dispatch(logoutRequested({ everywhere }));
      await settled();
      expect(shop.backend.logOut.mock.calls).toEqual([[everywhere]]);
      expectGuest(shop);
      expect(shop.state().requestedPath).toBe('/');
      expect(shop.state().toast.shown).toMatchObject({ text: 'account.loggedOut', tone: 'done' });
      expect(shop.told).toEqual(['signedOut']);
    },
  );

  it('of which the backend could not be told counts in this browser, and says so', async () => {
    const shop = customer({ backend: { logOut: failing(refusedWith(503)) } });
    shop.store.dispatch(logoutRequested({ everywhere: false }));
    await settled();
    expectGuest(shop);
    expect(shop.state().toast.shown).toMatchObject({ text: 'account.loggedOutHere' });
  });

  it('that reached nobody has not happened, and says so', async () => {
    const { store, state, told } = customer({
      backend: { logOut: failing({ kind: 'unreachable' }) },
    });
    store.dispatch(logoutRequested({ everywhere: false }));
    await settled();
    expect(state().account.isSignedIn).toBe(true);
    expect(state().toast.shown).toMatchObject({ text: 'account.notLoggedOut' });
    expect(told).toEqual([]);
  });
});

describe('what another window tells', () => {
  it('a login: the account’s lists and profile, and the login that was open here closes', async () => {
    const account = accountOf({}, [savedAs(11, HOME)]);
    const { store, state, backend, told } = accountShop({
      backend: {
        account: jest.fn(() => Promise.resolve(ok(account))),
        favourites: jest.fn(() => Promise.resolve(ok(ids(1, 2)))),
      },
    });
    store.dispatch(favouritesRestored(ids(7)));
    store.dispatch(modalOpened('authCode'));
    store.dispatch(accountNewsReceived('signedIn'));
    await settled();
    expect(state().account.isSignedIn).toBe(true);
    expect(state().profile.profile).toEqual(account.profile);
    // The other window has taken over what the browser kept; nothing of it is sent again.
    expect(backend.addFavourites).not.toHaveBeenCalled();
    expect(state().favourites.confirmed).toEqual(ids(1, 2));
    expect(state().addressBook).toEqual({ kind: 'account', addresses: account.addresses });
    expect(state().modal).toBeNull();
    expect(told).toEqual([]);
  });

  it('a logout: a guest, led home from a page of the account only, and nobody is told again', async () => {
    const shop = customer();
    shop.store.dispatch(accountNewsReceived('signedOut'));
    await settled();
    expectGuest(shop);
    expect(shop.state().requestedPath).toBeNull();
    expect(shop.backend.logOut).not.toHaveBeenCalled();
    expect(shop.told).toEqual([]);
    const inAccount = customer();
    inAccount.store.dispatch(pageReady({ name: 'account' }));
    inAccount.store.dispatch(accountNewsReceived('signedOut'));
    await settled();
    expect(inAccount.state().requestedPath).toBe('/');
  });

  it('a profile: what was saved there is known here, and what goes on goes on', async () => {
    const account = accountOf({ firstName: 'Anna' });
    const calls = openCalls<CustomerAccount>();
    const { store, state, backend, told } = accountShop({ backend: { account: calls.call } });
    store.dispatch(accountNewsReceived('signedIn'));
    store.dispatch(accountNewsReceived('profileSaved'));
    await calls.answer(1, ok(accountOf({ firstName: null })));
    expect(backend.favourites).toHaveBeenCalled();
    await calls.answer(2, ok(account));
    expect(state().profile.profile).toEqual(account.profile);
    expect(told).toEqual([]);
    store.dispatch(accountNewsReceived('profileSaved'));
    store.dispatch(accountNewsReceived('signedOut'));
    await calls.answer(3, ok(account));
    expect(state().profile.profile).toBeNull();
  });

  it('only the last word counts', async () => {
    const calls = openCalls<CustomerAccount>();
    const { store, state } = accountShop({ backend: { account: calls.call } });
    store.dispatch(accountNewsReceived('signedIn'));
    store.dispatch(accountNewsReceived('signedOut'));
    await calls.answer(1, ok(accountOf()));
    expect(state().account.isSignedIn).toBe(false);
    expect(state().profile.profile).toBeNull();
  });
});
