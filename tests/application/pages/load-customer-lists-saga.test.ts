import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import { favouritesRestored } from '../../../src/application/favourites/favourites-slice';
import type { Route } from '../../../src/application/navigation/route';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { viewedRestored } from '../../../src/application/viewed/viewed-slice';
import type { ProductId } from '../../../src/domain/id/ids';
import { ok } from '../../../src/domain/result/result';
import { flatAddress, savedAs } from '../../support/addresses';
import { accountOf } from '../../support/customers';
import { productId } from '../../support/ids';
import { refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import {
  TIME_FOR_LISTS,
  failing,
  fakeBackend,
  openCalls,
  runShop,
  settled,
} from '../../support/running-shop';

const list = (...ids: readonly number[]) => ids.map(productId);

const inAccount = (...ids: readonly number[]) => jest.fn(() => Promise.resolve(ok(list(...ids))));

const visit = async (route: Route, more: Partial<FakeBackend> = {}, isSignedIn = true) => {
  const backend = fakeBackend({ favourites: inAccount(3, 2), viewed: inAccount(9), ...more });
  const { store, visit: load } = runShop(backend);
  store.dispatch(isSignedIn ? signedIn(undefined) : signedOut(undefined));
  store.dispatch(favouritesRestored(list(1)));
  store.dispatch(viewedRestored(list(8)));
  store.dispatch(addressesRestored({ kind: 'guest', addresses: [flatAddress()] }));
  const loaded = load({ host: 'sofia.example', route });
  await settled();
  return { backend, state: store.getState, loaded };
};

it('a customer’s lists stand instead of those of the cookies', async () => {
  const { state } = await visit({ name: 'home' });
  expect(state().favourites).toMatchObject({ ids: list(3, 2), confirmed: list(3, 2) });
  expect(state().viewed.ids).toEqual(list(9));
});

it('a customer’s addresses stand instead of the guest’s', async () => {
  const account = [savedAs(1, flatAddress({ flat: '7' }), true)];
  const { state } = await visit(
    { name: 'home' },
    { account: jest.fn(() => Promise.resolve(ok(accountOf({}, account)))) },
  );
  expect(state().addressBook).toEqual({ kind: 'account', addresses: account });
});

it('without the account’s addresses those of the cookies stay', async () => {
  const { state } = await visit({ name: 'home' }, { account: failing({ kind: 'unreachable' }) });
  expect(state().addressBook).toEqual({ kind: 'guest', addresses: [flatAddress()] });
  expect(state().page.kind).toBe('ready');
});

it('the page of favourites asks for the dishes of the account’s list', async () => {
  const { backend, state } = await visit({ name: 'favourites' });
  expect(backend.productsById.mock.calls).toEqual([[1, list(3, 2)]]);
  expect(state().page.kind).toBe('ready');
});

it('a guest has no account to be asked', async () => {
  const { backend, state } = await visit({ name: 'home' }, {}, false);
  expect(backend.favourites).not.toHaveBeenCalled();
  expect(backend.account).not.toHaveBeenCalled();
  expect(state().favourites.ids).toEqual(list(1));
});

it.each<[string, GatewayFailure]>([
  ['a fault of the backend', refusedWith(500)],
  ['no connection', { kind: 'unreachable' }],
  ['no such thing in this restaurant’s backend', refusedWith(404)],
])('without the account’s lists those of the cookies stay: %s', async (_why, failure) => {
  const { state } = await visit(
    { name: 'favourites' },
    { favourites: failing(failure), viewed: failing(failure) },
  );
  expect(state().favourites.ids).toEqual(list(1));
  expect(state().viewed.ids).toEqual(list(8));
  expect(state().page.kind).toBe('ready');
  expect(state().account.isSignedIn).toBe(true);
});

it('whose session has ended is a guest', async () => {
  const { state } = await visit(
    { name: 'home' },
    { favourites: failing(refusedWith(401)), viewed: failing(refusedWith(401)) },
  );
  expect(state().account.isSignedIn).toBe(false);
  expect(state().favourites.ids).toEqual(list(1));
});

it('lists that do not come are not waited for longer than the page says, and given up', async () => {
  jest.useFakeTimers();
  try {
    const never = openCalls<readonly ProductId[]>();
    const { backend, state, loaded } = await visit(
      { name: 'favourites' },
      { favourites: never.call },
    );
    await jest.advanceTimersByTimeAsync(TIME_FOR_LISTS - 1);
    expect(state().page.kind).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    await loaded;
    expect(state().page.kind).toBe('ready');
    expect(backend.productsById.mock.calls).toEqual([[1, list(1)]]);
    const signal = (never.call.mock.calls[0] as unknown[] | undefined)?.[1] as AbortSignal;
    expect(signal.aborted).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});
