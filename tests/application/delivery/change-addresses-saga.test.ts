import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import {
  addressDeletionRequested,
  addressFormOpened,
  addressSaveRequested,
} from '../../../src/application/addresses/address-form-slice';
import { selectionChanged } from '../../../src/application/delivery/delivery-slice';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import type {
  AccountAddresses,
  AddressFailure,
} from '../../../src/application/ports/address-gateway';
import type { Address, AnyAddress } from '../../../src/domain/address/address';
import type { DeliverySelection } from '../../../src/domain/delivery/delivery-selection';
import type { Result } from '../../../src/domain/result/result';
import { ok, refuse } from '../../../src/domain/result/result';
import { addressFormShop } from '../../support/address-form-shop';
import { flatAddress, flats, savedAs } from '../../support/addresses';
import type { FakeBackend } from '../../support/running-shop';
import { settled } from '../../support/running-shop';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';

const HOME = flatAddress({ flat: '1' });
const OFFICE = flatAddress({ flat: '2', type: 'office' });
const PARENTS = flatAddress({ flat: '3' });

const open = (
  book: Parameters<typeof addressesRestored>[0],
  selection: DeliverySelection,
  backend: Partial<FakeBackend> = {},
) => {
  const shop = addressFormShop({ backend });
  const { store } = shop;
  store.dispatch(book.kind === 'account' ? signedIn(undefined) : signedOut(undefined));
  store.dispatch(addressesRestored(book));
  store.dispatch(selectionChanged(selection));
  store.dispatch(modalOpened('delivery'));
  return {
    ...shop,
    save: async (address: Address, edited: AnyAddress | null = null) => {
      store.dispatch(addressFormOpened(edited));
      store.dispatch(addressSaveRequested(address));
      await settled();
    },
    remove: async (address: AnyAddress) => {
      store.dispatch(addressFormOpened(address));
      store.dispatch(addressDeletionRequested(address));
      await settled();
    },
    list: () => store.getState().addressBook.addresses,
    chosen: () => store.getState().delivery.selection,
    toast: () => store.getState().toast.shown,
  };
};

const guest = (...addresses: readonly Address[]) => open({ kind: 'guest', addresses }, undecided());

describe('a guest', () => {
  it('saves an address, which is where the order goes, and is told so', async () => {
    const { save, list, chosen, toast: notice, form, backend } = guest(HOME);
    await save(OFFICE);
    expect(list()).toEqual([HOME, OFFICE]);
    expect(chosen()).toEqual(deliveryTo(OFFICE));
    expect(notice()).toMatchObject({ text: 'modal.delivery.saved', tone: 'done' });
    expect(form()).toMatchObject({ saving: 'no', errors: {}, refusal: null });
    expect(backend.addAddresses).not.toHaveBeenCalled();
  });

  it('edits an address, which goes last and is not there twice', async () => {
    const { save, list, chosen } = guest(HOME, OFFICE);
    const moved = { ...HOME, flat: '17' };
    await save(moved, HOME);
    expect(list()).toEqual([OFFICE, moved]);
    expect(chosen()).toEqual(deliveryTo(moved));
  });

  it('saves the same address again instead of a second one', async () => {
    const { save, list } = guest(HOME, OFFICE);
    const withCode = { ...HOME, code: '99#' };
    await save(withCode);
    expect(list()).toEqual([OFFICE, withCode]);
  });

  it('cannot save a 21st, and is told how many there may be', async () => {
    const { save, list, form, chosen, toast: notice } = guest(...flats(20));
    await save(flatAddress({ flat: '21' }));
    expect(list()).toEqual(flats(20));
    expect(form()).toMatchObject({
      saving: 'no',
      refusal: { text: 'modal.delivery.tooMany', params: { max: 20 } },
    });
    expect(chosen()).toEqual(undecided());
    expect(notice()).toBeNull();
  });

  it('deletes the chosen address: the order goes to the last of those that remain', async () => {
    const { save, remove, list, chosen, toast: notice } = guest(OFFICE, PARENTS);
    await save(HOME);
    await remove(HOME);
    expect(list()).toEqual([OFFICE, PARENTS]);
    expect(chosen()).toEqual(deliveryTo(PARENTS));
    expect(notice()).toMatchObject({ text: 'modal.delivery.deleted', tone: 'done' });
  });

  it('deletes another one: nothing changes for the order, and nothing is priced', async () => {
    const { store, remove, chosen, list } = guest(HOME, OFFICE);
    store.dispatch(selectionChanged(deliveryTo(HOME)));
    const { selection } = store.getState().delivery;
    await remove(OFFICE);
    expect(list()).toEqual([HOME]);
    expect(chosen()).toBe(selection);
  });

  it('keeps the only address there is, and is told why', async () => {
    const { remove, list, form, toast: notice } = guest(HOME);
    await remove(HOME);
    expect(list()).toEqual([HOME]);
    expect(form()).toMatchObject({ saving: 'no', refusal: { text: 'modal.delivery.last' } });
    expect(notice()).toBeNull();
  });
});

describe('a customer', () => {
  const account = [savedAs(11, HOME), savedAs(12, OFFICE, true)];
  const customer = (backend: Partial<FakeBackend>, selection: DeliverySelection = undecided()) =>
    open({ kind: 'account', addresses: account }, selection, backend);
  const answers = (addresses: AccountAddresses) => jest.fn(() => Promise.resolve(ok(addresses)));

  it('saves a new address in the account, whose list is the list', async () => {
    const after = [...account, savedAs(13, PARENTS)];
    const {
      save,
      list,
      chosen,
      toast: notice,
      backend,
    } = customer({ addAddresses: answers(after) });
    await save(PARENTS);
    expect(backend.addAddresses.mock.calls).toEqual([[[PARENTS]]]);
    expect(list()).toEqual(after);
    expect(chosen()).toEqual(deliveryTo(savedAs(13, PARENTS)));
    expect(notice()).toMatchObject({ text: 'modal.delivery.saved' });
  });

  it('edits an address where it is', async () => {
    const moved = { ...HOME, flat: '17' };
    const after = [savedAs(12, OFFICE), savedAs(11, moved)];
    const { save, chosen, backend } = customer({ changeAddress: answers(after) });
    await save(moved, account[0]);
    expect(backend.changeAddress.mock.calls).toEqual([[11, moved]]);
    expect(backend.addAddresses).not.toHaveBeenCalled();
    expect(chosen()).toEqual(deliveryTo(savedAs(11, moved)));
  });

  it('has the order go where it was written when the account keeps it otherwise', async () => {
    const { save, chosen } = customer({ addAddresses: answers(account) });
    await save(PARENTS);
    expect(chosen()).toEqual(deliveryTo(PARENTS));
  });

  it('deletes the chosen address: the order goes to the last of those that remain', async () => {
    const {
      remove,
      list,
      chosen,
      backend,
      toast: notice,
    } = customer({ removeAddress: answers([savedAs(11, HOME)]) }, deliveryTo(OFFICE));
    await remove(savedAs(12, OFFICE));
    expect(backend.removeAddress.mock.calls).toEqual([[12]]);
    expect(list()).toEqual([savedAs(11, HOME)]);
    expect(chosen()).toEqual(deliveryTo(savedAs(11, HOME)));
    expect(notice()).toMatchObject({ text: 'modal.delivery.deleted' });
  });

  it('who picks up goes on picking up when an address is deleted, an old one without place, too', async () => {
    const old = { ...savedAs(12, OFFICE), place: null };
    const { remove, chosen } = customer(
      { removeAddress: answers([savedAs(11, HOME)]) },
      pickupAt(2),
    );
    await remove(old);
    expect(chosen()).toEqual(pickupAt(2));
  });

  const refusing = (errors: AddressFailure['errors']) =>
    jest.fn(() => Promise.resolve(refuse({ kind: 'address.not_changed' as const, errors })));

  it('reads under the fields what the backend says of them, and nothing is lost', async () => {
    const errors = { house: 'Enter the block number', code: 'At most 10 characters' };
    const {
      save,
      list,
      chosen,
      form,
      toast: notice,
    } = customer({ addAddresses: refusing(errors) });
    await save(PARENTS);
    expect(form()).toMatchObject({ saving: 'no', errors, refusal: null });
    expect(list()).toEqual(account);
    expect(chosen()).toEqual(undecided());
    expect(notice()).toBeNull();
  });

  it('whose session has ended is told so in the form, which stays as it was typed', async () => {
    const errors = { form: 'Please sign in again' };
    const { store, save, form } = customer({ changeAddress: refusing(errors) });
    await save({ ...HOME, code: '1' }, account[0]);
    expect(form()).toMatchObject({ saving: 'no', errors, edited: account[0] });
    expect(store.getState().modal).toBe('delivery');
  });

  it.each([
    ['saving', 'modal.delivery.notSaved'],
    ['deleting', 'modal.delivery.notDeleted'],
  ])('without an answer to %s is told so in the shop’s own words', async (what, text) => {
    const backend = { addAddresses: refusing({}), removeAddress: refusing({}) };
    const { save, remove, form } = customer(backend);
    if (what === 'saving') await save(PARENTS);
    else await remove(savedAs(12, OFFICE));
    expect(form()).toMatchObject({ saving: 'no', errors: {}, refusal: { text } });
  });

  it('who presses twice saves once', async () => {
    const { store, save, backend } = customer({ addAddresses: answers(account) });
    const saved = save(PARENTS);
    store.dispatch(addressSaveRequested(PARENTS));
    await saved;
    await settled();
    expect(backend.addAddresses).toHaveBeenCalledTimes(1);
  });

  it('who goes on to another address meanwhile keeps that form, and both are saved', async () => {
    const pending: ((answer: Result<AddressFailure, AccountAddresses>) => void)[] = [];
    const addAddresses = jest.fn(
      () =>
        new Promise<Result<AddressFailure, AccountAddresses>>((resolve) => pending.push(resolve)),
    );
    const { store, save, form, list } = customer({ addAddresses });
    await save(PARENTS);
    await save(flatAddress({ flat: '4' }));
    expect(addAddresses).toHaveBeenCalledTimes(1);
    pending[0]?.(ok([...account, savedAs(13, PARENTS)]));
    await settled();
    expect(form().saving).toBe('saving');
    expect(store.getState().modal).toBe('delivery');
    pending[1]?.(refuse({ kind: 'address.not_changed', errors: { street: 'Too long' } }));
    await settled();
    expect(form()).toMatchObject({ saving: 'no', errors: { street: 'Too long' } });
    expect(list()).toHaveLength(3);
  });
});

it('a customer whose list could not be read saves into the account all the same', async () => {
  const addAddresses = jest.fn(() => Promise.resolve(ok([savedAs(13, PARENTS)])));
  const { store, save, list } = open({ kind: 'guest', addresses: [HOME] }, undecided(), {
    addAddresses,
  });
  store.dispatch(signedIn(undefined));
  await save(PARENTS, HOME);
  expect(addAddresses.mock.calls).toEqual([[[PARENTS]]]);
  expect(list()).toEqual([savedAs(13, PARENTS)]);
});

it('a fault while saving is reported, told, and not the end of saving', async () => {
  const addAddresses = jest
    .fn(() => Promise.resolve(ok([savedAs(13, PARENTS)])))
    .mockImplementationOnce(() => {
      throw new Error('broken');
    });
  const { save, form, list, errors } = open({ kind: 'account', addresses: [] }, undecided(), {
    addAddresses,
  });
  await save(PARENTS);
  expect(form()).toMatchObject({ saving: 'no', refusal: { text: 'modal.delivery.notSaved' } });
  expect(errors).toEqual([new Error('broken')]);
  await save(PARENTS);
  expect(list()).toEqual([savedAs(13, PARENTS)]);
});
