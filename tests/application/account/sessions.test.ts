import { signedOut } from '../../../src/application/session/account-slice';
import {
  deviceLogoutRequested,
  sessionsLoaded,
} from '../../../src/application/account/sessions-slice';
import { ok } from '../../../src/domain/result/result';
import { accountShop } from '../../support/account-shop';
import { sessionOf } from '../../support/customers';
import { refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, openCalls, settled } from '../../support/running-shop';

const DESK = sessionOf('desk', { isCurrent: true });
const PHONE = sessionOf('phone');

const customer = (backend: Partial<FakeBackend> = {}) => {
  const shop = accountShop({ isSignedIn: true, backend });
  shop.store.dispatch(sessionsLoaded([DESK, PHONE]));
  return shop;
};

const shown = ({ state }: ReturnType<typeof customer>) => state().sessions;

it('logs another device out, which then stands in the list no more', async () => {
  const calls = openCalls<null>();
  const shop = customer({ logOutDevice: calls.call });
  shop.store.dispatch(deviceLogoutRequested('phone'));
  await settled();
  expect(calls.call).toHaveBeenCalledWith('phone');
  expect(shown(shop)).toEqual({ own: { kind: 'known', data: [DESK, PHONE] }, ending: ['phone'] });
  await calls.answer(1, ok(null));
  expect(shown(shop)).toEqual({ own: { kind: 'known', data: [DESK] }, ending: [] });
  expect(shop.state().toast.shown?.text).toBe('account.deviceLoggedOut');
  expect(shop.state().account.isSignedIn).toBe(true);
});

it('takes one that was logged out elsewhere for done', async () => {
  const shop = customer({ logOutDevice: failing(refusedWith(404)) });
  shop.store.dispatch(deviceLogoutRequested('phone'));
  await settled();
  expect(shown(shop).own).toEqual({ kind: 'known', data: [DESK] });
});

it('leaves one in the list that could not be logged out, and says so', async () => {
  const shop = customer({ logOutDevice: failing({ kind: 'unreachable' }) });
  shop.store.dispatch(deviceLogoutRequested('phone'));
  await settled();
  expect(shown(shop)).toEqual({ own: { kind: 'known', data: [DESK, PHONE] }, ending: [] });
  expect(shop.state().toast.shown?.text).toBe('account.deviceNotLoggedOut');
});

it('shows a guest nothing of it', () => {
  const shop = customer();
  shop.store.dispatch(signedOut(undefined));
  expect(shown(shop)).toEqual({ own: { kind: 'unknown' }, ending: [] });
});
