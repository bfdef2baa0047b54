import { pickupDiscount } from '../../../src/domain/pricing/pickup-discount';
import { euro } from '../../support/euro';

const dish = (total: number, isDiscountable = true) => ({
  total: euro(total),
  isDiscountable,
  categoryIds: [],
});

describe('the discount for picking up', () => {
  it('is a percentage of the discountable dishes, taken once of their sum', () => {
    const lines = [dish(10.05), dish(50, false), dish(10.05)];
    expect(pickupDiscount('pickup', lines, 10, 'Pickup')).toEqual({
      type: 'pickup',
      name: 'Pickup',
      percent: 10,
      amount: euro(2.01),
      lineIndexes: [0, 2],
      stackable: false,
    });
  });

  it('is none where the order is delivered', () => {
    expect(pickupDiscount('delivery', [dish(20)], 10, 'Pickup')).toBeNull();
  });

  it.each([
    ['no dish is discountable', [dish(20, false)], 10],
    ['the shop gives none', [dish(20)], 0],
    ['it would be less than half a cent', [dish(0.04)], 10],
    ['there are no dishes', [], 10],
  ])('is none where %s', (_rule, lines, percent) => {
    expect(pickupDiscount('pickup', lines, percent, 'Pickup')).toBeNull();
  });

  it('is one where it is half a cent', () => {
    expect(pickupDiscount('pickup', [dish(0.05)], 10, 'Pickup')?.amount).toBe(euro(0.01));
  });
});
