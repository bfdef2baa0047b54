import { screen } from '@testing-library/react';
import {
  findingFailed,
  streetSearchFailed,
  streetSuggested,
  streetTyped,
  suggestionChosen,
} from '../../../../src/application/addresses/address-form-slice';
import {
  openAddressForm,
  suggestionFound,
  dialog,
  street,
  house,
  INSIDE,
} from '../../../support/address-form';

const V15 = { id: 's15', title: 'Vitosha Blvd 15', detail: 'Centre' };
const VITOSHA = { id: 's', title: 'Vitosha Blvd', detail: '' };

describe('a street that is typed', () => {
  it('is looked for, and what is chosen goes into the form once the map has said where it is', async () => {
    const { user, happen, asked } = await openAddressForm();
    await user.type(street(), 'витоша');
    expect(asked(streetTyped).at(-1)).toBe('витоша');
    expect(street()).toHaveAccessibleDescription('Looking…');
    happen(streetSuggested({ text: 'витоша', suggestions: [V15, VITOSHA] }));
    expect(street()).toHaveAccessibleDescription('2 suggestions');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(asked(suggestionChosen)).toEqual([V15]);
    expect(street()).toHaveValue('Vitosha Blvd 15');
    expect(dialog().getByText('Looking up the place…')).toBeInTheDocument();
    happen(suggestionFound('Vitosha Blvd', '15', INSIDE));
    expect(street()).toHaveValue('Vitosha Blvd');
    expect(house()).toHaveValue('15');
  });

  it('that nobody finds is to be set on the map', async () => {
    const { user, happen } = await openAddressForm();
    await user.type(street(), 'qqq');
    happen(streetSuggested({ text: 'qqq', suggestions: [] }));
    expect(street()).toHaveAccessibleDescription('Nothing found: set the pin on the map');
  });

  it('is to be set on the map while nothing can be suggested', async () => {
    const { user, happen } = await openAddressForm();
    await user.type(street(), 'vit');
    happen(streetSearchFailed(undefined));
    expect(street()).toHaveAccessibleDescription(
      'Nothing can be suggested right now: set the pin on the map',
    );
  });

  it('says so when the map does not know where the chosen one is', async () => {
    const { user, happen } = await openAddressForm();
    await user.type(street(), 'vit');
    happen(streetSuggested({ text: 'vit', suggestions: [V15] }));
    await user.click(screen.getByRole('option', { name: /Vitosha Blvd 15/ }));
    happen(findingFailed('place'));
    expect(dialog().getByText(/did not say where that is/)).toHaveRole('status');
  });
});
