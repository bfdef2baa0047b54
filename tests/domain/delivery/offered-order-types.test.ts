import { offeredOrderTypes } from '../../../src/domain/delivery/offered-order-types';
import { zoneAt } from '../../../src/domain/zone/zone-at';
import { refuse } from '../../../src/domain/result/result';
import { branchId } from '../../support/ids';
import { zoneOf } from '../../support/zones';

const zones = [zoneOf(1), zoneOf(2), zoneOf(3)];
const branches = [{ id: branchId(1) }];

describe('what a city offers', () => {
  it.each([
    ['delivery and pickup where customers choose', true, zones, branches, ['delivery', 'pickup']],
    ['delivery alone where they do not', false, zones, branches, ['delivery']],
    ['pickup alone without zones', true, [], branches, ['pickup']],
    ['pickup alone without zones, whatever the setting', false, [], branches, ['pickup']],
    ['delivery alone without a branch', true, zones, [], ['delivery']],
    ['delivery alone without a branch and without a choice', false, zones, [], ['delivery']],
    ['nothing with neither', true, [], [], []],
    ['nothing with neither, whatever the setting', false, [], [], []],
  ])('is %s', (_what, isChoiceOn, itsZones, itsBranches, offered) => {
    expect(offeredOrderTypes({ isChoiceOn, zones: itsZones, branches: itsBranches })).toEqual(
      offered,
    );
  });

  it('is pickup and no address at all in a city with one branch and no zones', () => {
    expect(offeredOrderTypes({ isChoiceOn: true, zones: [], branches })).toEqual(['pickup']);
    expect(zoneAt([], [23.32, 42.69])).toEqual(refuse({ kind: 'zone.out_of_range' }));
  });
});
