import { addressSaveRequested } from '../../../../src/application/addresses/address-form-slice';
import { areaFailed, areaLoading } from '../../../../src/application/delivery/delivery-slice';
import {
  openAddressForm,
  suggestionFound,
  pinFound,
  dialog,
  street,
  field,
  house,
  save,
  AREA,
  OUTSIDE,
  PIN,
  HOME,
} from '../../../support/address-form';

describe('the zone of the place', () => {
  it('is told with its price, minimum and time as soon as the place is known', async () => {
    const { happen } = await openAddressForm();
    happen(pinFound('Shipka', '6'));
    const line = dialog().getByText('Zone A', { selector: '[role="status"] *' }).closest('p');
    expect(line).toHaveTextContent(
      /^Zone Adelivery 3\.90.лв\. about 45 min order from 20\.00.лв\. free from 40\.00.лв\.$/,
    );
  });

  it('outside of all is said aloud at the field, and nothing is saved while that is so', async () => {
    const { user, happen, asked } = await openAddressForm();
    await user.type(field('Flat'), '5');
    happen(suggestionFound('Far St.', '1', OUTSIDE));
    expect(dialog().getByText('The address is not included in the delivery area')).toHaveRole(
      'alert',
    );
    expect(street()).toBeInvalid();
    expect(street()).toHaveAccessibleDescription(
      'The address is not included in the delivery area',
    );
    await user.click(save());
    expect(asked(addressSaveRequested)).toEqual([]);
    expect(street()).toHaveFocus();
    expect(street()).toHaveValue('Far St.');
    expect(house()).toHaveValue('1');
    expect(field('Flat')).toHaveValue('5');
  });

  it('is saved again once another place is chosen', async () => {
    const { user, happen, asked } = await openAddressForm();
    happen(suggestionFound('Far St.', '1', OUTSIDE));
    await user.click(save());
    happen(pinFound('Shipka', '6'));
    expect(street()).toBeValid();
    await user.click(save());
    expect(asked(addressSaveRequested)).toMatchObject([
      { street: 'Shipka', house: '6', place: PIN },
    ]);
  });

  it('that nobody can tell keeps no address from being saved', async () => {
    const { user, asked } = await openAddressForm({ edited: HOME, area: areaFailed(undefined) });
    expect(dialog().getByText(/The cart will tell/)).toBeInTheDocument();
    await user.click(save());
    expect(asked(addressSaveRequested)).toHaveLength(1);
  });

  it('that is on its way is waited for before the address is saved', async () => {
    const { user, happen, asked } = await openAddressForm({
      edited: HOME,
      area: areaLoading(undefined),
    });
    await user.click(save());
    expect(dialog().getByRole('button', { name: 'Saving…' })).toBeInTheDocument();
    expect(asked(addressSaveRequested)).toEqual([]);
    happen(AREA);
    expect(await dialog().findByRole('button', { name: 'Save' })).toBeInTheDocument();
    expect(asked(addressSaveRequested)).toHaveLength(1);
  });
});
