import type { DeliverySelection } from '../../../src/domain/delivery/delivery-selection';
import { NOTHING_SELECTED } from '../../../src/domain/delivery/delivery-selection';
import { locationLabel } from '../../../src/domain/delivery/location-label';
import { flatAddress, houseAddress } from '../../support/addresses';
import { branchId } from '../../support/ids';

const branches = [
  { id: branchId(1), street: 'Vitosha Blvd', house: '40' },
  { id: branchId(2), street: 'Oborishte St.', house: '24' },
];
const pickup = (id: number): DeliverySelection => ({ type: 'pickup', branchId: branchId(id) });
const delivery = (address = flatAddress()): DeliverySelection => ({ type: 'delivery', address });

describe('the address button of the header', () => {
  it('says street and house of the address', () => {
    expect(locationLabel(delivery(), branches)).toBe('Vitosha Blvd 40');
    expect(locationLabel({ type: 'delivery', address: houseAddress() }, [])).toBe(
      'Vitosha Blvd 40',
    );
  });

  it('says the street alone where there is no house', () => {
    const marina = flatAddress({ street: 'Marina Walk', house: '' });
    expect(locationLabel(delivery(marina), branches)).toBe('Marina Walk');
  });

  it('says street and house of the branch of pickup', () => {
    expect(locationLabel(pickup(2), branches)).toBe('Oborishte St. 24');
    expect(locationLabel(pickup(1), branches)).toBe('Vitosha Blvd 40');
  });

  it.each<readonly [string, DeliverySelection]>([
    ['the branch does not exist', pickup(99)],
    ['nothing is chosen', NOTHING_SELECTED],
    ['pickup is wanted and no branch chosen', { type: 'undecided', wanted: 'pickup' }],
    ['delivery is wanted and no address chosen', { type: 'undecided', wanted: 'delivery' }],
    ['the address has no words', delivery(flatAddress({ street: '', house: '' }))],
  ])('asks for an address when %s', (_why, selection) => {
    expect(locationLabel(selection, branches)).toBeNull();
  });

  it('asks for an address when the city has no branches', () => {
    expect(locationLabel(pickup(1), [])).toBeNull();
  });
});
