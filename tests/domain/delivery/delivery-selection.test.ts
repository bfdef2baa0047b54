import { NOTHING_SELECTED, selectedType } from '../../../src/domain/delivery/delivery-selection';
import { flatAddress } from '../../support/addresses';
import { branchId } from '../../support/ids';

describe('where an order goes', () => {
  it('is not decided for a new visitor, nor after logging out', () => {
    expect(NOTHING_SELECTED).toEqual({ type: 'undecided', wanted: null });
  });

  it.each([
    ['an address: delivery', { type: 'delivery', address: flatAddress() }, 'delivery'],
    ['a branch: pickup', { type: 'pickup', branchId: branchId(2) }, 'pickup'],
    ['nothing yet, but pickup was pressed', { type: 'undecided', wanted: 'pickup' }, 'pickup'],
    [
      'nothing yet, but delivery was pressed',
      { type: 'undecided', wanted: 'delivery' },
      'delivery',
    ],
    ['nothing at all', NOTHING_SELECTED, null],
  ] as const)('says how it gets there: %s', (_what, selection, type) => {
    expect(selectedType(selection)).toBe(type);
  });
});
