import type { Money } from '../money/money';
import { sum } from '../money/money';
import type { Percent } from '../money/percent';
import type { DiscountType } from '../promotion/discount';

/** All goods, after the reductions of the dishes themselves. */
export interface GoodsEntry {
  readonly code: 'goods';
  readonly amount: Money;
}

/** What a discount takes off: never above nothing. */
export interface DiscountEntry {
  readonly code: `discount.${DiscountType}`;
  readonly amount: Money;
  readonly params: {
    readonly name: string;
    /** Null for a fixed amount. */
    readonly percent: Percent | null;
  };
}

/** A discount that gave way, so that nobody wonders where it is; it takes nothing off. */
export interface BetterDiscountEntry {
  readonly code: 'better_discount';
  readonly amount: Money;
  readonly params: {
    readonly type: DiscountType;
    readonly name: string;
    /** What it would have taken off alone. */
    readonly forgone: Money;
    readonly better: DiscountType;
  };
}

/** What is paid with bonuses: never above nothing. */
export interface WrittenOffEntry {
  readonly code: 'bonuses';
  readonly amount: Money;
}

/** Chopsticks and the like; nothing when all of them are free. */
export interface EquipmentEntry {
  readonly code: 'equipment';
  readonly amount: Money;
  readonly params: { readonly quantity: number; readonly free: number };
}

export interface ZoneDeliveryEntry {
  readonly code: 'delivery.zone';
  readonly amount: Money;
  readonly params: {
    readonly zone: string;
    /** Null where no amount of goods makes delivery free; then nothing is missing to it either. */
    readonly freeFrom: Money | null;
    readonly missing: Money | null;
  };
}

export interface FreeDeliveryEntry {
  readonly code: 'delivery.free';
  readonly amount: Money;
  readonly params: { readonly zone: string; readonly freeFrom: Money | null };
}

export interface PromoDeliveryEntry {
  readonly code: 'delivery.promocode';
  readonly amount: Money;
  readonly params: { readonly zone: string; readonly name: string };
}

export type DeliveryEntry = ZoneDeliveryEntry | FreeDeliveryEntry | PromoDeliveryEntry;

/** One part of a total: which, its numbers, and what it adds to the total or takes off. Rules 8.2. */
export type TraceEntry =
  | GoodsEntry
  | DiscountEntry
  | BetterDiscountEntry
  | WrittenOffEntry
  | EquipmentEntry
  | DeliveryEntry;

/** How a total came about, in the order of the rules. Rules 8.2. */
export type PriceTrace = readonly TraceEntry[];

/** Returns what a trace comes to: the total that it explains. Rules 8.2. */
export const traceTotal = (trace: PriceTrace): Money => sum(trace.map(({ amount }) => amount));
