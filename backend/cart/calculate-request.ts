import type { CartLine, Money } from '../../src/domain';
import type { BranchId, CityId, EquipmentId } from '../../src/domain/id/ids';
import type { OrderTime } from '../../src/domain/order/order-time';
import type { OrderType } from '../../src/domain/fulfilment/order-type';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import type { ReferralId } from '../../src/domain/referral/referral-id';
import type { Coordinates } from '../../src/domain/zone/lng-lat';

/** So many of one kind of equipment. */
export interface RequestedEquipment {
  readonly id: EquipmentId;
  readonly quantity: number;
}

/** A cart to be priced. Whatever else a body holds, prices first of all, is not read. */
export interface CalculateRequest {
  readonly cityId: CityId;
  readonly lines: readonly CartLine[];
  readonly orderType: OrderType;
  /** Where it is to be brought; null while nobody knows. Means nothing for pickup. */
  readonly address: Coordinates | null;
  /** Where it is to be fetched; null while nothing is chosen. Means nothing for delivery. */
  readonly pickupId: BranchId | null;
  readonly time: OrderTime;
  readonly promoCode: PromoCode | null;
  /** Bonuses to pay with. */
  readonly bonuses: Money;
  /** How many will eat; null while nobody says. */
  readonly persons: number | null;
  readonly equipment: readonly RequestedEquipment[];
  /** True only where all of it is to be paid online. */
  readonly isPaidOnline: boolean;
  /** An invitation that came along, where it can be one. */
  readonly referralId: ReferralId | null;
}
