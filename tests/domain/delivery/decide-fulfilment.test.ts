import { decideFulfilment } from '../../../src/domain/delivery/decide-fulfilment';
import { ok, refuse } from '../../../src/domain/result/result';
import { flatAddress } from '../../support/addresses';
import { cityId } from '../../support/ids';
import { deliveryTo, pickupAt, sofiaOffering, undecided } from '../../support/selections';

const both = sofiaOffering('delivery', 'pickup');
const newAddress = refuse({ kind: 'delivery.address_missing', open: 'delivery' });
const listOfAddresses = refuse({ kind: 'delivery.address_missing', open: 'location' });
const listOfBranches = refuse({ kind: 'delivery.branch_missing', open: 'location' });

describe('before checkout', () => {
  it.each([true, false])('an address is enough, saved or not: %s', (hasSaved) => {
    const here = deliveryTo(flatAddress());
    expect(decideFulfilment(here, both, hasSaved)).toEqual(ok(here));
  });

  it.each([true, false])('a branch is enough for pickup, addresses or not: %s', (hasSaved) => {
    expect(decideFulfilment(pickupAt(2), both, hasSaved)).toEqual(ok(pickupAt(2)));
  });

  it.each([
    ['nothing chosen', undecided()],
    ['delivery wanted', undecided('delivery')],
    ['an address of another city', deliveryTo(flatAddress({ cityId: cityId(3) }))],
  ])('the form of an address opens, or the list of saved ones: %s', (_what, selection) => {
    expect(decideFulfilment(selection, both, false)).toEqual(newAddress);
    expect(decideFulfilment(selection, both, true)).toEqual(listOfAddresses);
  });

  it.each([
    ['none chosen', undecided('pickup')],
    ['one that is gone', pickupAt(99)],
  ])('the list opens where pickup has no branch, whatever is saved: %s', (_what, selection) => {
    expect(decideFulfilment(selection, both, false)).toEqual(listOfBranches);
    expect(decideFulfilment(selection, both, true)).toEqual(listOfBranches);
  });

  it('a city with pickup alone asks for a branch, never for an address', () => {
    const pickupOnly = sofiaOffering('pickup');
    expect(decideFulfilment(undecided(), pickupOnly, true)).toEqual(listOfBranches);
    expect(decideFulfilment(deliveryTo(flatAddress()), pickupOnly, true)).toEqual(listOfBranches);
  });

  it('a city with delivery alone asks for an address, never for a branch', () => {
    expect(decideFulfilment(pickupAt(1), sofiaOffering('delivery'), false)).toEqual(newAddress);
  });
});
