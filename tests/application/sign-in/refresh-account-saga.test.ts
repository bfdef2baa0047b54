import { accountRefreshDue, sessionRefused } from '../../../src/application/session/session-news';
import { favouritesRestored } from '../../../src/application/favourites/favourites-slice';
import { profileLoaded } from '../../../src/application/profile/profile-slice';
import type { CustomerAccount } from '../../../src/application/ports/profile-gateway';
import { ok } from '../../../src/domain/result/result';
import { accountShop } from '../../support/account-shop';
import { accountOf, profileOf } from '../../support/customers';
import { productId } from '../../support/ids';
import { openCalls, settled } from '../../support/running-shop';

it('takes over what the account has by now, and shows nothing of a guest meanwhile', async () => {
  const { store, state } = accountShop({
    isSignedIn: true,
    backend: {
      favourites: jest.fn(() => Promise.resolve(ok([productId(2)]))),
      account: jest.fn(() => Promise.resolve(ok(accountOf({ firstName: 'Maria' })))),
    },
  });
  store.dispatch(favouritesRestored([productId(1)]));
  const shown: unknown[] = [];
  store.subscribe(() => shown.push(state().favourites.ids));
  store.dispatch(accountRefreshDue(undefined));
  await settled();
  expect(new Set(shown.map(String))).toEqual(new Set(['1', '2']));
  expect(state().profile.profile?.firstName).toBe('Maria');
});

it('puts nothing personal back once the session is known to have ended', async () => {
  const account = openCalls<CustomerAccount>();
  const { store, state } = accountShop({ isSignedIn: true, backend: { account: account.call } });
  store.dispatch(profileLoaded(profileOf()));
  store.dispatch(accountRefreshDue(undefined));
  await settled();
  store.dispatch(sessionRefused('name-of-the-session-22'));
  await settled();
  await account.answer(1, ok(accountOf()));
  expect(state().account.isSignedIn).toBe(false);
  expect(state().profile.profile).toBeNull();
});
