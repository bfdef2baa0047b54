import type { Branch } from '../../../src/domain/city/city';
import { nearestBranch } from '../../../src/domain/city/nearest-branch';
import { branchId } from '../../support/ids';

const branchAt = (id: number, lat: number, lng: number): Branch => ({
  id: branchId(id),
  street: '',
  house: '',
  lat,
  lng,
  schedule: null,
});

it('finds the branch closest on the ground, where a degree of longitude is shorter than one of latitude', () => {
  const north = branchAt(1, 42.71, 23.3);
  const east = branchAt(2, 42.7, 23.312);
  expect(nearestBranch([north, east], { lat: 42.7, lng: 23.3 })).toBe(east);
  expect(nearestBranch([], { lat: 42.7, lng: 23.3 })).toBeNull();
});
