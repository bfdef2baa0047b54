import fc from 'fast-check';
import type { EquipmentId } from '../../../src/domain/id/ids';
import { idOf } from '../../../src/domain/id/ids';
import type { Money } from '../../../src/domain/money/money';
import { money } from '../../../src/domain/money/money';
import type { OrderDelivery, PricedZone } from '../../../src/domain/pricing/delivery-price';
import type { WithTotal } from '../../../src/domain/pricing/priced-line';
import type { EquipmentLine } from '../../../src/domain/pricing/price-equipment';
import type { DiscountCandidate, DiscountType } from '../../../src/domain/promotion/discount';
import { euro } from '../../support/euro';

export const euros = (...decimals: readonly number[]): readonly Money[] => decimals.map(euro);

/** Lines of which only the price matters. */
export const linesOf = (...totals: readonly number[]): readonly WithTotal[] =>
  totals.map((total) => ({ total: euro(total) }));

/** A discount of so much on the first line, unless said otherwise. */
export const candidateOf = (
  type: DiscountType,
  amount: number,
  more: Partial<DiscountCandidate> = {},
): DiscountCandidate => ({
  type,
  name: type.toUpperCase(),
  percent: null,
  amount: euro(amount),
  lineIndexes: [0],
  stackable: false,
  ...more,
});

export const equipmentId = (value: number): EquipmentId => {
  const id = idOf<'equipment'>(value);
  if (id === null) throw new RangeError('no id');
  return id;
};

export const ZONE_A: PricedZone = {
  name: 'A',
  minOrder: euro(20),
  deliveryPrice: euro(4),
  freeDeliveryFrom: euro(40),
};

export const inZone = (
  zone: Partial<PricedZone> = {},
  paidByPromocode: string | null = null,
): OrderDelivery => ({ kind: 'zone', zone: { ...ZONE_A, ...zone }, paidByPromocode });

export const anyPrice = fc.integer({ min: 0, max: 100_000 }).map(money);

export const anyLines = (minLength = 0): fc.Arbitrary<WithTotal[]> =>
  fc.array(fc.record({ total: anyPrice }), { minLength, maxLength: 12 });

/** Discounts as they could be offered, and some that offer more than there is. */
export const anyCandidates: fc.Arbitrary<DiscountCandidate[]> = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom<DiscountType>('promocode', 'birthday', 'pickup'),
    name: fc.constantFrom('A', 'B', 'C'),
    percent: fc.option(fc.integer({ min: 0, max: 100 })),
    // Few different amounts, so that equals meet.
    amount: fc.oneof(anyPrice, fc.constantFrom(...euros(0, 1, 2))),
    lineIndexes: fc.array(fc.nat({ max: 14 }), { maxLength: 15 }),
    stackable: fc.boolean(),
  }),
  { selector: ({ type, name }) => `${type} ${name}`, maxLength: 5 },
);

export const anyDelivery: fc.Arbitrary<OrderDelivery> = fc.oneof(
  fc.constant<OrderDelivery>({ kind: 'unknown' }),
  fc.constant<OrderDelivery>({ kind: 'pickup' }),
  fc.record({
    kind: fc.constant('zone' as const),
    zone: fc.record({
      name: fc.constantFrom('A', 'B'),
      minOrder: anyPrice,
      deliveryPrice: anyPrice,
      freeDeliveryFrom: fc.option(anyPrice),
    }),
    paidByPromocode: fc.option(fc.constant('FREE')),
  }),
);

export const anyEquipment: fc.Arbitrary<EquipmentLine[]> = fc.array(
  fc.record({
    equipmentId: fc.constantFrom(equipmentId(1), equipmentId(2)),
    quantity: fc.integer({ min: 1, max: 20 }),
    freeQuantity: fc.nat({ max: 20 }),
    price: anyPrice,
    total: anyPrice,
  }),
  { maxLength: 3 },
);
