import type { Money } from '../money/money';
import { ZERO } from '../money/money';
import type { EquipmentChoice } from '../pricing/price-equipment';
import type { PromoCode } from '../promotion/promo-code';
import type { OrderTime } from './order-time';
import { SOON_AS_POSSIBLE } from './order-time';

/** What a customer wants with the dishes, as far as it changes what the order costs. Rules 8.5, 9.3, 10.2, 13.7. */
export interface OrderOptions {
  /** Null for none. */
  readonly promoCode: PromoCode | null;
  /** Bonuses to be written off. */
  readonly bonuses: Money;
  /** How many people eat; null for as many as the dishes are for. */
  readonly persons: number | null;
  /** What is to lie beside the food; of each kind at most one entry. */
  readonly equipment: readonly EquipmentChoice[];
  readonly time: OrderTime;
}

/** The options of an order for which none were chosen. */
export const NO_OPTIONS: OrderOptions = {
  promoCode: null,
  bonuses: ZERO,
  persons: null,
  equipment: [],
  time: SOON_AS_POSSIBLE,
};

/** The same options with so many of one kind of equipment; none for 0. */
export const withEquipment = (
  options: OrderOptions,
  { equipmentId, quantity }: EquipmentChoice,
): OrderOptions => ({
  ...options,
  equipment: [
    ...options.equipment.filter((choice) => choice.equipmentId !== equipmentId),
    ...(quantity > 0 ? [{ equipmentId, quantity }] : []),
  ],
});

/** Returns what an order that has no dishes left keeps: neither code nor bonuses, which were for those. Rules 2.6. */
export const withoutBenefits = (options: OrderOptions): OrderOptions => ({
  ...options,
  promoCode: null,
  bonuses: ZERO,
});
