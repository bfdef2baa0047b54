import { screen } from '@testing-library/react';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import {
  addressChangeDone,
  addressChangeFailed,
  addressChangeRefused,
  addressDeletionRequested,
  addressFormOpened,
  addressSaveRequested,
} from '../../../src/application/addresses/address-form-slice';
import { placesListLeft } from '../../../src/application/delivery/places-list-slice';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import {
  openAddressForm,
  dialog,
  street,
  field,
  save,
  INSIDE,
  HOME,
} from '../../support/address-form';
import { flatAddress, houseAddress } from '../../support/addresses';

describe('the kind of address', () => {
  it('asks a private house for no door, and keeps what was typed until it is saved', async () => {
    const { user, asked } = await openAddressForm({ edited: HOME });
    await user.click(dialog().getByRole('radio', { name: 'Private house' }));
    for (const name of ['Flat', 'Entrance', 'Floor', 'Code']) {
      expect(dialog().queryByRole('textbox', { name })).toBeNull();
    }
    await user.click(dialog().getByRole('radio', { name: 'Office' }));
    expect(field('Office')).toHaveValue('5');
    expect(field('Code')).toHaveValue('12#');
    await user.click(dialog().getByRole('radio', { name: 'Private house' }));
    await user.click(save());
    expect(asked(addressSaveRequested)).toEqual([
      houseAddress({ street: 'Vitosha Blvd', house: '15', place: INSIDE }),
    ]);
  });
});

describe('an address that is there already', () => {
  it('is written into the form, and saved as it is changed', async () => {
    const { user, asked } = await openAddressForm({ edited: HOME });
    expect(screen.getByRole('dialog', { name: 'Change the address' })).toBeInTheDocument();
    expect(street()).toHaveValue('Vitosha Blvd');
    await user.type(field('Comment'), 'Второй двор');
    await user.click(save());
    expect(asked(addressSaveRequested)).toEqual([{ ...HOME, comment: 'Второй двор' }]);
  });

  it('can be deleted while another one would remain', async () => {
    const addresses = [HOME, flatAddress({ flat: '6' })];
    const { user, asked } = await openAddressForm({
      edited: HOME,
      actions: [addressesRestored({ kind: 'guest', addresses })],
    });
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(asked(addressDeletionRequested)).toEqual([HOME]);
    expect(dialog().getByRole('button', { name: 'Deleting…' })).toBeInTheDocument();
  });

  it('that is the only one cannot be deleted', async () => {
    await openAddressForm({
      edited: HOME,
      actions: [addressesRestored({ kind: 'guest', addresses: [HOME] })],
    });
    expect(dialog().queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});

describe('saving', () => {
  it('is asked for once, however often it is pressed', async () => {
    const { user, asked } = await openAddressForm({ edited: HOME });
    await user.dblClick(save());
    await user.type(field('Floor'), '{Enter}');
    expect(asked(addressSaveRequested)).toHaveLength(1);
    expect(dialog().getByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('closes the form when it is done', async () => {
    const { user, happen, state } = await openAddressForm({ edited: HOME });
    await user.click(save());
    happen(addressChangeDone(undefined));
    expect(state().modal).toBeNull();
  });

  it('closes the form also when it is done at once', async () => {
    const { happen, state } = await openAddressForm({ edited: HOME });
    happen(addressSaveRequested(HOME), addressChangeDone(undefined));
    expect(state().modal).toBeNull();
  });

  it('goes back to the list that the form was opened from, and so does closing it', async () => {
    const { user, happen, state } = await openAddressForm({
      edited: HOME,
      actions: [placesListLeft(HOME)],
    });
    await user.click(save());
    happen(addressChangeDone(undefined));
    expect(state().modal).toBe('location');
    happen(addressFormOpened(null), modalOpened('delivery'));
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(state().modal).toBe('location');
  });

  it('that the server refuses leaves the form with its words at their fields', async () => {
    const { user, happen, state } = await openAddressForm({ edited: HOME });
    await user.click(save());
    happen(addressChangeFailed({ floor: 'No such floor', form: 'Try tomorrow' }));
    expect(state().modal).toBe('delivery');
    expect(field('Floor')).toHaveFocus();
    expect(field('Floor')).toHaveAccessibleDescription('No such floor');
    expect(dialog().getByText('Try tomorrow')).toHaveRole('alert');
    await user.type(field('Floor'), '3');
    expect(field('Floor')).toBeValid();
  });

  it('that the server refuses for its place says so at the street', async () => {
    const { user, happen } = await openAddressForm({ edited: HOME });
    await user.click(save());
    happen(addressChangeFailed({ place: 'We do not go there' }));
    expect(street()).toHaveFocus();
    expect(street()).toHaveAccessibleDescription('We do not go there');
  });

  it('that fails says that what was typed is still there', async () => {
    const { user, happen } = await openAddressForm({ edited: HOME });
    await user.click(save());
    happen(addressChangeRefused({ text: 'modal.delivery.notSaved' }));
    expect(dialog().getByText(/What you typed is still here/)).toHaveRole('alert');
    expect(save()).toHaveAttribute('aria-disabled', 'false');
  });
});

it('leads whoever would rather pick the order up to the restaurants', async () => {
  const { user, state } = await openAddressForm();
  await user.click(dialog().getByRole('button', { name: 'Pickup instead' }));
  expect(state().modal).toBe('location');
  expect(state().placesList.type).toBe('pickup');
});

it('works in Russian', async () => {
  const { user } = await openAddressForm({ path: '/ru' });
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  expect(dialog().getByRole('combobox', { name: 'Улица и дом' })).toHaveAccessibleDescription(
    'Укажите адрес',
  );
});
