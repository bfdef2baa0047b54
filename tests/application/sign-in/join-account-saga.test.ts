import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import { selectionChanged } from '../../../src/application/delivery/delivery-slice';
import { favouriteToggled } from '../../../src/application/favourites/favourites-slice';
import type { LoginAnswer } from '../../../src/application/ports/sign-in-gateway';
import type { ProductId } from '../../../src/domain/id/ids';
import { ok } from '../../../src/domain/result/result';
import { flatAddress, flats, savedAs } from '../../support/addresses';
import { answers, atCode, ids, login } from '../../support/at-code';
import { accountOf } from '../../support/customers';
import { productId } from '../../support/ids';
import { refusedWith } from '../../support/menus';
import { failing, openCalls, settled } from '../../support/running-shop';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';

describe('what the guest had', () => {
  it('joins the account: liked, viewed and addresses, and nothing of it stays in the browser', async () => {
    const [home, office] = [flatAddress({ flat: '1' }), flatAddress({ flat: '2' })];
    const { enter, state, backend, kept } = atCode({
      guest: { favourites: ids(5, 2), viewed: ids(8), addresses: [home] },
      backend: {
        logIn: login({ account: accountOf({}, [savedAs(11, office)]) }),
        favourites: answers(ids(3, 2, 1)),
        addFavourites: answers(ids(5, 2, 3, 1)),
        viewed: answers(ids(9)),
        addViewed: answers(ids(8, 9)),
        addAddresses: answers([savedAs(11, office), savedAs(12, home)]),
      },
    });
    await enter();
    expect(backend.addFavourites.mock.calls).toEqual([[1, ids(5, 2, 3, 1)]]);
    expect(backend.addViewed.mock.calls).toEqual([[1, ids(8, 9)]]);
    expect(backend.addAddresses.mock.calls).toEqual([[[home]]]);
    expect(state().favourites).toMatchObject({ ids: ids(5, 2, 3, 1), confirmed: ids(5, 2, 3, 1) });
    expect(state().viewed.ids).toEqual(ids(8, 9));
    expect(state().addressBook).toMatchObject({ kind: 'account' });
    expect(kept()).toEqual({ favourites: [], viewed: [], addresses: [] });
  });

  it('that the account has already is sent only where it was written otherwise', async () => {
    const [home, office] = [flatAddress({ flat: '1' }), flatAddress({ flat: '2' })];
    const account = [savedAs(11, home), savedAs(12, office)];
    const { enter, backend } = atCode({
      guest: { addresses: [home, { ...office, code: '99#' }] },
      backend: {
        logIn: login({ account: accountOf({}, account) }),
        changeAddress: answers(account),
      },
    });
    await enter();
    expect(backend.changeAddress.mock.calls).toEqual([
      [12, expect.objectContaining({ code: '99#', flat: '2' })],
    ]);
    expect(backend.addAddresses).not.toHaveBeenCalled();
  });

  it('stays with the guest where the account has no room', async () => {
    const guest = flats(2);
    const account = flats(19).map((address, index) =>
      savedAs(index + 1, { ...address, type: 'office' }),
    );
    const { enter, backend, kept } = atCode({
      guest: { addresses: guest },
      backend: {
        logIn: login({ account: accountOf({}, account) }),
        addAddresses: answers(account),
      },
    });
    await enter();
    expect(backend.addAddresses.mock.calls).toEqual([[[guest[1]]]]);
    expect(kept().addresses).toEqual([guest[0]]);
  });

  it('stays with the guest where it fails, and the login stands', async () => {
    const guest = { favourites: ids(5), viewed: ids(8), addresses: flats(1) };
    const { enter, state, kept } = atCode({
      guest,
      backend: {
        favourites: failing(refusedWith(500)),
        viewed: failing({ kind: 'timeout' }),
        addAddresses: jest.fn(() =>
          Promise.resolve({
            ok: false as const,
            error: { kind: 'address.not_changed' as const, errors: {} },
          }),
        ),
      },
    });
    await enter();
    expect(state().account.isSignedIn).toBe(true);
    expect(state().modal).toBeNull();
    expect(kept()).toEqual(guest);
    expect(state().favourites.ids).toEqual(ids(5));
    expect(state().viewed.ids).toEqual(ids(8));
  });

  it('and was liked while the login was on its way is not lost', async () => {
    const calls = openCalls<LoginAnswer>();
    const lists = openCalls<readonly ProductId[]>();
    const { enter, store, state, backend } = atCode({
      guest: { favourites: ids(5) },
      backend: {
        logIn: calls.call,
        favourites: lists.call,
        addFavourites: jest.fn((_, sent: readonly ProductId[]) => Promise.resolve(ok(sent))),
      },
    });
    await enter();
    store.dispatch(favouriteToggled({ productId: productId(6) }));
    await calls.answer(1, ok({ account: accountOf(), referral: null }));
    // The list is on its way into the account.
    store.dispatch(favouriteToggled({ productId: productId(7) }));
    await settled();
    expect(backend.addFavourites).not.toHaveBeenCalled();
    await lists.answer(1, ok(ids(1)));
    await settled();
    expect(backend.addFavourites.mock.calls).toEqual([
      [1, ids(6, 5, 1)],
      [1, ids(7)],
    ]);
    expect(state().favourites.ids).toEqual(expect.arrayContaining(ids(7)));
  });

  it('and was unliked meanwhile is unliked in the account, too', async () => {
    const lists = openCalls<readonly ProductId[]>();
    const { enter, store, backend, state } = atCode({
      guest: { favourites: ids(5) },
      backend: {
        favourites: lists.call,
        addFavourites: answers(ids(5, 1)),
        removeFavourite: answers(ids(1)),
      },
    });
    await enter();
    store.dispatch(favouriteToggled({ productId: productId(5) }));
    await lists.answer(1, ok(ids(1)));
    await settled();
    expect(backend.removeFavourite.mock.calls).toEqual([[1, 5]]);
    expect(state().favourites).toMatchObject({ ids: ids(1), confirmed: ids(1) });
  });
});

describe('where the order goes after a login', () => {
  const [home, office] = [flatAddress({ flat: '1' }), flatAddress({ flat: '2' })];
  const account = accountOf({}, [savedAs(11, home), savedAs(12, office)]);

  it('is the account’s last address, where nothing was chosen', async () => {
    const { enter, state } = atCode({ backend: { logIn: login({ account }) } });
    await enter();
    expect(state().delivery.selection).toEqual(deliveryTo(savedAs(12, office)));
  });

  it('is the address that was chosen, as the account has it', async () => {
    const { enter, state, store } = atCode({ backend: { logIn: login({ account }) } });
    store.dispatch(selectionChanged(deliveryTo(home)));
    await enter();
    expect(state().delivery.selection).toEqual(deliveryTo(savedAs(11, home)));
  });

  it('stays the branch of whoever picks up', async () => {
    const { enter, state, store } = atCode({ backend: { logIn: login({ account }) } });
    store.dispatch(selectionChanged(pickupAt(1)));
    await enter();
    expect(state().delivery.selection).toEqual(pickupAt(1));
  });

  it('is delivery that still wants an address, for whoever has none', async () => {
    const { enter, state, store } = atCode();
    store.dispatch(addressesRestored({ kind: 'guest', addresses: [] }));
    await enter();
    expect(state().delivery.selection).toEqual(undecided('delivery'));
  });
});
