import type { Money, PriceCurrencies } from '../../src/domain';
import type { CityId } from '../../src/domain/id/ids';
import type { OrderTime } from '../../src/domain/order/order-time';
import type { OrderType } from '../../src/domain/fulfilment/order-type';
import type { EquipmentLine } from '../../src/domain/pricing/price-equipment';
import type { OrderPrice } from '../../src/domain/pricing/price-order';
import type { UnavailableCode } from '../../src/domain/pricing/unavailable-lines';
import type { BirthdayDiscount } from '../../src/domain/promotion/birthday-discount';
import type { BonusGivesWay } from '../../src/domain/promotion/bonus-allowance';
import type { PromoVerdict } from '../../src/domain/promotion/evaluate-promo';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import type { AsapReason } from '../../src/domain/schedule/asap-of';
import type { TimeRefusal } from '../../src/domain/schedule/validate-time';
import type { Instant } from '../../src/domain/time/instant';
import type { TimeZone } from '../../src/domain/time/time-zone';
import type { MenuProduct } from '../catalogue/menu';
import type { Branch, City, Zone } from '../city/city';
import type { OrderingNow } from '../order-intake/ordering-now';
import type { PricedLine } from './evaluate-line';

/** A line of the request that cannot be had now. */
export interface UnavailableAt {
  /** Its place in the request, counted from 0. */
  readonly lineIndex: number;
  readonly product: MenuProduct;
  readonly code: UnavailableCode;
}

/** What the shop adds for nothing. */
export interface CalculatedGift {
  readonly product: MenuProduct;
  readonly quantity: number;
  /** In the language of the call. */
  readonly reason: string;
  /** Whether a promo code brings it, and not the shop's own rules. */
  readonly isFromPromo: boolean;
}

export interface CalculatedEquipment extends EquipmentLine {
  /** In the language of the call. */
  readonly name: string;
}

/** A customer's bonuses, as far as this order goes. */
export interface CalculatedBonuses {
  readonly balance: Money;
  readonly max: Money;
  /** What the order will earn once it is complete. */
  readonly earn: Money;
  /** Why none can be used although there are some. */
  readonly reason: BonusGivesWay | null;
}

/** When an order comes: the promise, or why there is none. */
export type TimeVerdict =
  | { readonly kind: 'promised'; readonly from: Instant; readonly to: Instant }
  /** Nobody knows yet which branch makes it. */
  | { readonly kind: 'unknown' }
  /** As soon as possible is not to be had; `next` is the first time that is, null without one. */
  | { readonly kind: 'not_soon'; readonly reason: AsapReason; readonly next: Instant | null }
  /** The chosen time is not to be had. */
  | ({ readonly kind: 'not_then' } & { readonly refusal: TimeRefusal });

/** All that is known about what a cart costs and when it comes, in terms of the rules. */
export interface OrderCalculation extends PriceCurrencies {
  readonly now: Instant;
  readonly city: City;
  readonly cityId: CityId;
  readonly timeZone: TimeZone;
  readonly orderType: OrderType;
  readonly time: OrderTime;
  /** Who makes it; null as long as neither address nor branch is chosen. */
  readonly branch: Branch | null;
  /** Null for pickup, and without an address. */
  readonly zone: Zone | null;
  readonly ordering: OrderingNow;
  /** The lines that can be had, in the order of the request. */
  readonly lines: readonly PricedLine[];
  readonly unavailable: readonly UnavailableAt[];
  readonly gifts: readonly CalculatedGift[];
  readonly equipment: readonly CalculatedEquipment[];
  /** Sets of chopsticks that come free. */
  readonly freeSets: number;
  readonly persons: number;
  /** Null without a code. */
  readonly promo: PromoVerdict | null;
  /** The code that the order would use up; null where it gives nothing. */
  readonly usedPromo: PromoCode | null;
  /** Null for a guest. */
  readonly bonuses: CalculatedBonuses | null;
  readonly birthday: BirthdayDiscount | null;
  /** Sums, discounts, bonuses applied, deposit and trace. */
  readonly price: OrderPrice;
  /** What the goods are worth after discounts, before bonuses. */
  readonly goodsAfterDiscounts: Money;
  /** What is missing to the minimum of the zone; nothing where it is reached or there is none. */
  readonly missingToMinimum: Money;
  readonly timeVerdict: TimeVerdict;
}
