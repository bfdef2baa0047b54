import {
  findingFailed,
  locationRequested,
} from '../../../../src/application/addresses/address-form-slice';
import { openAddressForm, dialog } from '../../../support/address-form';

describe('the device', () => {
  it('is asked where it is, once at a time', async () => {
    const { user, asked } = await openAddressForm();
    const here = dialog().getByRole('button', { name: 'Use my location' });
    await user.click(here);
    await user.click(here);
    expect(asked(locationRequested)).toHaveLength(1);
  });

  it.each([
    ['location.denied', /does not tell us where you are/],
    ['location.unavailable', /could not find out where you are/],
  ] as const)('that does not say it: %s', async (failure, shownText) => {
    const { happen } = await openAddressForm();
    happen(findingFailed(failure));
    expect(dialog().getByText(shownText)).toHaveRole('status');
  });
});
