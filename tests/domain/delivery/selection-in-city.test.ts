import { selectionInCity } from '../../../src/domain/delivery/selection-in-city';
import { flatAddress } from '../../support/addresses';
import { cityId } from '../../support/ids';
import {
  deliveryTo,
  pickupAt,
  sofiaOffering,
  someSelections,
  undecided,
} from '../../support/selections';

const both = sofiaOffering('delivery', 'pickup');
const deliveryOnly = sofiaOffering('delivery');
const pickupOnly = sofiaOffering('pickup');
const neither = sofiaOffering();

const here = deliveryTo(flatAddress());
const elsewhere = deliveryTo(flatAddress({ cityId: cityId(3) }));

describe('a choice from an earlier visit', () => {
  it.each([
    ['an address of this city', here, here],
    ['the first branch', pickupAt(1), pickupAt(1)],
    ['the second branch', pickupAt(2), pickupAt(2)],
    ['that pickup is wanted', undecided('pickup'), undecided('pickup')],
    ['that delivery is wanted', undecided('delivery'), undecided('delivery')],
    ['nothing', undecided(), undecided()],
  ])('still holds: %s', (_what, kept, expected) => {
    expect(selectionInCity(kept, both)).toEqual(expected);
  });

  it('forgets an address of another city, but not that it is delivery', () => {
    expect(selectionInCity(elsewhere, both)).toEqual(undecided('delivery'));
  });

  it('forgets a branch that is gone, but not that it is pickup', () => {
    expect(selectionInCity(pickupAt(99), both)).toEqual(undecided('pickup'));
  });
});

describe('where only one way is offered', () => {
  it.each([
    ['pickup where there is delivery alone', pickupAt(1), deliveryOnly, undecided('delivery')],
    ['wanted pickup', undecided('pickup'), deliveryOnly, undecided('delivery')],
    ['nothing chosen', undecided(), deliveryOnly, undecided('delivery')],
    ['an address where there is pickup alone', here, pickupOnly, undecided('pickup')],
    ['nothing chosen, pickup alone', undecided(), pickupOnly, undecided('pickup')],
  ])('it counts as chosen: %s', (_what, kept, city, expected) => {
    expect(selectionInCity(kept, city)).toEqual(expected);
  });

  it('what fits it still holds', () => {
    expect(selectionInCity(here, deliveryOnly)).toEqual(here);
    expect(selectionInCity(pickupAt(2), pickupOnly)).toEqual(pickupAt(2));
  });
});

describe('where nothing is offered', () => {
  it.each(someSelections.map((kept) => [kept.type, kept] as const))(
    'nothing is chosen, whatever was: %s',
    (_type, kept) => {
      expect(selectionInCity(kept, neither)).toEqual(undecided());
    },
  );
});

it.each([both, deliveryOnly, pickupOnly, neither])('looking twice changes nothing: %j', (city) => {
  someSelections.forEach((kept) => {
    const once = selectionInCity(kept, city);
    expect(selectionInCity(once, city)).toEqual(once);
  });
});
