import type { AnyAddress } from '../../../src/domain/address/address';
import { DEFAULT_ADDRESS_TYPE, isPlaced } from '../../../src/domain/address/address';
import { flatAddress, houseAddress } from '../../support/addresses';

describe('an address', () => {
  it('is an apartment unless the customer says otherwise', () => {
    expect(DEFAULT_ADDRESS_TYPE).toBe('flat');
  });

  it('can be delivered to when its place is known', () => {
    const { street, house, cityId, comment } = houseAddress();
    const unplaced: AnyAddress = { type: 'house', street, house, cityId, comment, place: null };
    expect([flatAddress(), unplaced, houseAddress()].filter(isPlaced)).toEqual([
      flatAddress(),
      houseAddress(),
    ]);
  });
});
