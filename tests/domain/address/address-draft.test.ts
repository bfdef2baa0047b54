import {
  blankAddress,
  draftOfAddress,
  withoutPlace,
} from '../../../src/domain/address/address-draft';
import { validateAddress } from '../../../src/domain/address/validate-address';
import { ok } from '../../../src/domain/result/result';
import { flatAddress, houseAddress, place } from '../../support/addresses';
import { cityId } from '../../support/ids';

describe('the form of an address', () => {
  it('begins as an apartment with nothing written', () => {
    expect(blankAddress(cityId(2))).toEqual({
      cityId: cityId(2),
      type: 'flat',
      street: '',
      house: '',
      flat: '',
      entrance: '',
      floor: '',
      code: '',
      comment: '',
      place: null,
    });
  });

  it('shows everything of an address that is there', () => {
    const office = flatAddress({ type: 'office', comment: 'Ring twice' });
    expect(draftOfAddress(office)).toEqual({
      cityId: cityId(1),
      type: 'office',
      street: 'Vitosha Blvd',
      house: '40',
      flat: '5',
      entrance: 'A',
      floor: '2',
      code: '12#',
      comment: 'Ring twice',
      place: place('vitosha-40'),
    });
  });

  it('has nothing written for what a private house does not have', () => {
    expect(draftOfAddress(houseAddress())).toEqual({
      ...draftOfAddress(flatAddress()),
      type: 'house',
      flat: '',
      entrance: '',
      floor: '',
      code: '',
    });
  });

  it.each([flatAddress(), flatAddress({ type: 'office' }), houseAddress()])(
    'saves the address that it was opened with: %j',
    (address) => {
      expect(validateAddress(draftOfAddress(address), 'bg')).toEqual(ok(address));
    },
  );

  it('does not save what belongs to the account, such as its number', () => {
    expect(draftOfAddress({ ...flatAddress(), ...{ id: 7 } })).not.toHaveProperty('id');
  });

  it('keeps what was typed when the place turns out to be outside', () => {
    const draft = draftOfAddress(flatAddress());
    expect(withoutPlace(draft)).toEqual({ ...draft, place: null });
  });
});
