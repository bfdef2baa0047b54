import type { OfferScope } from '../../src/domain/fulfilment/offer-scope';
import type { PaymentOffer } from '../../src/domain/order/payment-type';
import type { City } from '../city/city';
import type { OwnShop } from './own-shop';
import type { FileScope } from './shop-file.codec';

/** What the offers of a shop file are read with. */
export interface OfferingShop {
  readonly own: OwnShop | null;
  readonly cities: readonly City[];
}

/** The scope of an offer, with the ids of its cities; those that are not there are left out. */
export const scopeOf = (
  { order_types: orderTypes, cities: keys }: FileScope,
  cities: readonly City[],
): OfferScope => ({
  orderTypes,
  ...(keys && { cityIds: cities.filter(({ key }) => keys.includes(key)).map(({ id }) => id) }),
});

/** The ways to pay that the shop has chosen itself; null where it has not. */
export const ownPayments = ({ own, cities }: OfferingShop): readonly PaymentOffer[] | null =>
  own?.file.payments?.map(({ type, ...scope }) => ({ type, ...scopeOf(scope, cities) })) ?? null;
