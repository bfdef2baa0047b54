import type { Money } from '../money/money';
import { ZERO, shortfall } from '../money/money';
import type { DeliveryTerms } from '../zone/zone';
import type { DeliveryEntry } from './price-trace';

/** As much of a zone as an order's price takes; any zone will do. */
export interface PricedZone extends DeliveryTerms {
  readonly name: string;
}

/** The address is not known yet, so neither is what delivery costs. */
export interface DeliveryUnknown {
  readonly kind: 'unknown';
}

export interface NoDelivery {
  readonly kind: 'pickup';
}

export interface ZoneDelivery {
  readonly kind: 'zone';
  readonly zone: PricedZone;
  /** The promo code that pays for the delivery; null without one. */
  readonly paidByPromocode: string | null;
}

/** How an order gets to its customer, as far as it matters for the price. */
export type OrderDelivery = DeliveryUnknown | NoDelivery | ZoneDelivery;

/** Returns what the goods still lack for free delivery; null where no amount of goods changes anything. Rules 8.8. */
export const missingForFreeDelivery = (
  goodsPrice: Money,
  { deliveryPrice, freeDeliveryFrom }: PricedZone,
): Money | null =>
  freeDeliveryFrom === null || deliveryPrice === 0 ? null : shortfall(goodsPrice, freeDeliveryFrom);

const zoneEntry = (goodsPrice: Money, { zone, paidByPromocode }: ZoneDelivery): DeliveryEntry => {
  const { name, deliveryPrice, freeDeliveryFrom: freeFrom } = zone;
  const missing = missingForFreeDelivery(goodsPrice, zone);
  if (deliveryPrice === 0 || missing === 0)
    return { code: 'delivery.free', amount: ZERO, params: { zone: name, freeFrom } };
  return paidByPromocode === null
    ? { code: 'delivery.zone', amount: deliveryPrice, params: { zone: name, freeFrom, missing } }
    : {
        code: 'delivery.promocode',
        amount: ZERO,
        params: { zone: name, name: paidByPromocode },
      };
};

/** What an order pays for its delivery, and how that is explained. */
export interface DeliveryCharge {
  /** Null as long as the address is unknown, which is not the same as nothing. */
  readonly price: Money | null;
  /** Without an entry there is no delivery in the total. */
  readonly entries: readonly DeliveryEntry[];
}

/**
 * Returns what delivery costs: the price of the zone, nothing from its limit on, nothing for pickup, and
 * unknown before the address. Goods are measured before discounts and bonuses. Rules 8.8.
 */
export const deliveryCharge = (goodsPrice: Money, delivery: OrderDelivery): DeliveryCharge => {
  switch (delivery.kind) {
    case 'unknown':
      return { price: null, entries: [] };
    case 'pickup':
      return { price: ZERO, entries: [] };
    case 'zone': {
      const entry = zoneEntry(goodsPrice, delivery);
      return { price: entry.amount, entries: [entry] };
    }
  }
};
