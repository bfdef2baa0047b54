import { screen } from '@testing-library/react';
import { addressSaveRequested } from '../../../../src/application/addresses/address-form-slice';
import { setupRead } from '../../../../src/application/setup/setup-slice';
import {
  openAddressForm,
  suggestionFound,
  pinFound,
  street,
  field,
  house,
  save,
  INSIDE,
  PIN,
  HOME,
} from '../../../support/address-form';

describe('what is missing', () => {
  it('is said in words, and the first field has the focus', async () => {
    const { user } = await openAddressForm();
    await user.click(save());
    expect(street()).toHaveFocus();
    expect(street()).toHaveAccessibleDescription('Enter your address');
  });

  it('is the number of the block where a street without one was chosen', async () => {
    const { user, happen, asked } = await openAddressForm();
    happen(suggestionFound('Vitosha Blvd', '', INSIDE));
    await user.click(save());
    expect(house()).toHaveFocus();
    expect(house()).toHaveAccessibleDescription('Enter the block number');
    await user.keyboard('15');
    await user.click(save());
    expect(asked(addressSaveRequested)).toMatchObject([{ street: 'Vitosha Blvd', house: '15' }]);
  });

  it('is no number in the Emirates', async () => {
    const { user, happen, asked, state } = await openAddressForm();
    happen(setupRead({ ...state().setup, country: 'ae' }));
    happen(suggestionFound('Marina Walk', '', INSIDE));
    await user.click(save());
    expect(asked(addressSaveRequested)).toMatchObject([{ street: 'Marina Walk', house: '' }]);
  });

  it('is the place of what was typed and not chosen', async () => {
    const { user, asked } = await openAddressForm();
    await user.type(street(), 'Vitosha Blvd 40');
    await user.click(save());
    expect(asked(addressSaveRequested)).toEqual([]);
    expect(street()).toHaveAccessibleDescription('Choose the street from the list or set the pin');
    expect(screen.queryByText('Enter the block number')).toBeNull();
  });

  it('is nothing once a pin stands for what was typed', async () => {
    const { user, happen, asked } = await openAddressForm();
    await user.type(street(), 'Mladost 1, bl. 12');
    happen(pinFound());
    await user.click(save());
    expect(asked(addressSaveRequested)).toMatchObject([
      { street: 'Mladost 1', house: 'bl. 12', place: PIN },
    ]);
  });

  it('is the place again when the street is changed after the choice', async () => {
    const { user, asked } = await openAddressForm({ edited: HOME });
    await user.type(street(), 'x');
    await user.click(save());
    expect(asked(addressSaveRequested)).toEqual([]);
    await user.type(street(), '{Backspace}');
    await user.click(save());
    expect(asked(addressSaveRequested)).toHaveLength(1);
  });

  it.each(['Flat', 'Entrance', 'Floor', 'Code'])(
    'is told of a %s that is too long',
    async (name) => {
      const { user, asked } = await openAddressForm({ edited: HOME });
      await user.clear(field(name));
      await user.type(field(name), '12345678901');
      await user.click(field('Comment'));
      expect(field(name)).toHaveAccessibleDescription('At most 10 characters');
      await user.click(save());
      expect(field(name)).toHaveFocus();
      expect(asked(addressSaveRequested)).toEqual([]);
    },
  );
});
