import {
  selectionAfterDeletion,
  selectionAfterLogin,
} from '../../../src/domain/delivery/selection-changes';
import { flatAddress, houseAddress, place, savedAs } from '../../support/addresses';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';

const home = flatAddress();
const office = flatAddress({ type: 'office', place: place('oborishte-24') });
const parents = houseAddress({ place: place('boyana-3') });

describe('after logging in', () => {
  const account = [savedAs(1, home), savedAs(2, office)];

  it.each([
    ['nothing was chosen', undecided()],
    ['delivery was wanted', undecided('delivery')],
  ])('it is delivery to the last address when %s', (_what, before) => {
    expect(selectionAfterLogin(before, account)).toEqual(deliveryTo(savedAs(2, office)));
  });

  it('it is the chosen address, as the account has it', () => {
    expect(selectionAfterLogin(deliveryTo(home), account)).toEqual(deliveryTo(savedAs(1, home)));
  });

  it('it is another flat at the place of the chosen address where the same is not there', () => {
    expect(selectionAfterLogin(deliveryTo(flatAddress({ flat: '6' })), account)).toEqual(
      deliveryTo(savedAs(1, home)),
    );
  });

  it('it is the last address where the account does not know the chosen place', () => {
    expect(selectionAfterLogin(deliveryTo(parents), account)).toEqual(
      deliveryTo(savedAs(2, office)),
    );
  });

  it.each([
    ['at a branch', pickupAt(2)],
    ['without a branch yet', undecided('pickup')],
  ])('pickup stays pickup: %s', (_where, before) => {
    expect(selectionAfterLogin(before, account)).toEqual(before);
  });

  it('a chosen address is not lost while the account has none', () => {
    expect(selectionAfterLogin(deliveryTo(home), [])).toEqual(deliveryTo(home));
  });

  it('delivery is wanted where there is no address at all', () => {
    expect(selectionAfterLogin(undecided(), [])).toEqual(undecided('delivery'));
    expect(selectionAfterLogin(undecided('delivery'), [])).toEqual(undecided('delivery'));
  });
});

describe('after deleting an address', () => {
  it('the order goes to the last that remains if it was to go there', () => {
    expect(selectionAfterDeletion(deliveryTo(home), home, [office, parents])).toEqual(
      deliveryTo(parents),
    );
    expect(selectionAfterDeletion(deliveryTo(home), home, [office])).toEqual(deliveryTo(office));
  });

  it('nothing changes when it was another one', () => {
    expect(selectionAfterDeletion(deliveryTo(home), office, [home, parents])).toEqual(
      deliveryTo(home),
    );
  });

  it('nothing changes when it was another flat of the same house', () => {
    const neighbours = flatAddress({ flat: '6' });
    expect(selectionAfterDeletion(deliveryTo(home), neighbours, [home, parents])).toEqual(
      deliveryTo(home),
    );
  });

  it('the place is open again when none remains', () => {
    expect(selectionAfterDeletion(deliveryTo(home), home, [])).toEqual(undecided('delivery'));
  });

  it.each([
    ['pickup', pickupAt(1)],
    ['nothing chosen', undecided()],
    ['wanted pickup', undecided('pickup')],
  ])('nothing changes for %s', (_what, before) => {
    expect(selectionAfterDeletion(before, home, [office])).toEqual(before);
  });
});
