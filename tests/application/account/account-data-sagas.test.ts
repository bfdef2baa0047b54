import {
  dataCopyRequested,
  deletionRequested,
  deletionOpened,
} from '../../../src/application/account/account-data-slice';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import { bonusesLoaded } from '../../../src/application/account/bonuses-slice';
import { invitationLoaded } from '../../../src/application/account/invitation-slice';
import { pageReady } from '../../../src/application/navigation/page-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import {
  addressesRequested,
  profileLoaded,
  profileRequested,
} from '../../../src/application/profile/profile-slice';
import { ok } from '../../../src/domain/result/result';
import { accountShop } from '../../support/account-shop';
import { flatAddress, savedAs } from '../../support/addresses';
import { INVITATION, NO_BONUSES, accountOf, profileOf } from '../../support/customers';
import { refusedWith } from '../../support/menus';
import { failing, openCalls, settled } from '../../support/running-shop';

type Shop = Parameters<typeof accountShop>[0] & object;

const customer = (backend: Shop['backend'] = {}) => {
  const shop = accountShop({ isSignedIn: true, backend });
  shop.store.dispatch(profileLoaded(profileOf()));
  shop.store.dispatch(bonusesLoaded(NO_BONUSES));
  shop.store.dispatch(invitationLoaded(INVITATION));
  shop.store.dispatch(pageReady({ name: 'accountProfile' }));
  return shop;
};

const notice = ({ state }: ReturnType<typeof customer>) => state().toast.shown?.text;

describe('a copy of all data', () => {
  it('is handed over as a file, once however often it is asked for', async () => {
    const calls = openCalls<unknown>();
    const shop = customer({ exportAccount: calls.call });
    shop.store.dispatch(dataCopyRequested(undefined));
    shop.store.dispatch(dataCopyRequested(undefined));
    expect(shop.state().accountData.isCopying).toBe(true);
    await calls.answer(1, ok({ profile: { phone: '359880001122' } }));
    expect(calls.call).toHaveBeenCalledTimes(1);
    const [file] = shop.saveFile.mock.calls[0] ?? [];
    expect(file).toMatchObject({ name: 'my-data.json', type: 'application/json' });
    expect(JSON.parse(file?.text ?? '')).toEqual({ profile: { phone: '359880001122' } });
    expect(shop.state().accountData.isCopying).toBe(false);
    expect(notice(shop)).toBe('account.copied');
  });

  it('that cannot be had is said, and can be asked for again', async () => {
    const shop = customer({ exportAccount: failing(refusedWith(503)) });
    shop.store.dispatch(dataCopyRequested(undefined));
    await settled();
    expect(shop.saveFile).not.toHaveBeenCalled();
    expect(notice(shop)).toBe('account.notCopied');
    expect(shop.state().accountData.isCopying).toBe(false);
  });
});

describe('deleting the account', () => {
  it('leads home as a guest of whom nothing is shown, in every window', async () => {
    const shop = customer();
    shop.store.dispatch(deletionRequested(undefined));
    await settled();
    expect(shop.state()).toMatchObject({
      account: { isSignedIn: false },
      profile: { profile: null },
      bonuses: { kind: 'unknown' },
      invitation: { kind: 'unknown' },
      accountData: { isDeleting: false, refusal: null },
      requestedPath: '/',
    });
    expect(notice(shop)).toBe('account.deleted');
    expect(shop.told).toEqual(['signedOut']);
  });

  it.each([
    ['user.active_orders', 409, 'account.activeOrders'],
    ['broken', 500, 'account.notDeleted'],
  ])('that is refused with %s leaves everything as it is, and says why', async (...row) => {
    const [code, status, text] = row;
    const failure = { ...refusedWith(status), code } as GatewayFailure;
    const shop = customer({ deleteAccount: failing(failure) });
    shop.store.dispatch(deletionRequested(undefined));
    await settled();
    expect(shop.state().accountData).toEqual({
      isCopying: false,
      isDeleting: false,
      refusal: { text },
    });
    expect(shop.state().account.isSignedIn).toBe(true);
    expect(shop.told).toEqual([]);
    shop.store.dispatch(deletionOpened(undefined));
    expect(shop.state().accountData.refusal).toBeNull();
  });
});

describe('addresses that did not come with the page', () => {
  const HOME = savedAs(11, flatAddress());

  it('are loaded where they are needed, also with a profile that is there', async () => {
    const account = jest.fn(() => Promise.resolve(ok(accountOf({}, [HOME]))));
    const shop = accountShop({ isSignedIn: true, backend: { account } });
    shop.store.dispatch(profileLoaded(profileOf()));
    shop.store.dispatch(profileRequested(undefined));
    await settled();
    expect(account).not.toHaveBeenCalled();
    shop.store.dispatch(addressesRequested(undefined));
    await settled();
    expect(shop.state().addressBook).toEqual({ kind: 'account', addresses: [HOME] });
    shop.store.dispatch(addressesRequested(undefined));
    await settled();
    expect(account).toHaveBeenCalledTimes(1);
  });

  it('never take the place of what was changed meanwhile', async () => {
    const calls = openCalls<ReturnType<typeof accountOf>>();
    const shop = accountShop({ isSignedIn: true, backend: { account: calls.call } });
    shop.store.dispatch(profileRequested(undefined));
    shop.store.dispatch(addressesRestored({ kind: 'account', addresses: [] }));
    await calls.answer(1, ok(accountOf({}, [HOME])));
    expect(shop.state().addressBook.addresses).toEqual([]);
  });
});
