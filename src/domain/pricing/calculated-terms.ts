import type { EquipmentId } from '../id/ids';
import type { Money } from '../money/money';
import type { Percent } from '../money/percent';
import type { TraceEntry } from './price-trace';
import type { PromoCode } from '../promotion/promo-code';
import type { Instant } from '../time/instant';
import type { LocalDate } from '../time/local-date';

/** Some of one kind of equipment, and how many of it cost nothing. Rules 8.5. */
export interface CalculatedEquipment {
  readonly equipmentId: EquipmentId;
  readonly name: string;
  readonly quantity: number;
  readonly freeQuantity: number;
  readonly total: Money;
}

/** What a code that is right does for this cart: it takes something off, or does not fit yet. Rules 9.3. */
export type CalculatedPromo =
  | { readonly kind: 'applied'; readonly code: PromoCode; readonly discount: Money }
  | {
      readonly kind: 'waiting';
      readonly code: PromoCode;
      /** The word for why, such as `promo.min_total`; null where the backend names none. */
      readonly reason: string | null;
      /** Why, in the customer's language; null where the backend says nothing. */
      readonly message: string | null;
      /** What the goods lack; null where no sum would help. */
      readonly missing: Money | null;
    };

/** What a customer's bonuses can do for this cart. Rules 10.2, 10.4. */
export interface CalculatedBonuses {
  readonly balance: Money;
  /** The most that this order takes. */
  readonly max: Money;
  readonly applied: Money;
  /** What the order brings once it is complete. */
  readonly earn: Money;
  /** Why none can be used, in the customer's language; null where they can. */
  readonly reason: string | null;
}

/** The discount of these days for a customer whose birthday is among them. Rules 11.1. */
export interface CalculatedBirthday {
  readonly percent: Percent;
  readonly amount: Money;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** When the order would come, or be ready. Rules 14.5. */
export interface ExpectedTime {
  readonly from: Instant;
  readonly to: Instant;
}

/** A part of the total; one of a kind that this shop does not know is its amount alone. Rules 8.2. */
export type CalculatedTraceEntry = TraceEntry | { readonly code: 'other'; readonly amount: Money };
