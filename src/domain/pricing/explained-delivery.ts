import type { Money } from '../money/money';
import type { CalculatedTraceEntry } from './calculated-terms';

/** How the price of a delivery came about. Rules 8.8. */
export type ExplainedDelivery = { readonly zone: string } & (
  | { readonly kind: 'paid'; readonly freeFrom: Money; readonly missing: Money }
  /** No amount of goods makes it free. */
  | { readonly kind: 'alwaysPaid' | 'alwaysFree' }
  | { readonly kind: 'free'; readonly freeFrom: Money }
  /** A promo code of this name pays for it. */
  | { readonly kind: 'promocode'; readonly name: string }
);

const explain = (entry: CalculatedTraceEntry): ExplainedDelivery | null => {
  switch (entry.code) {
    case 'delivery.zone': {
      const { zone, freeFrom, missing } = entry.params;
      return freeFrom === null || missing === null
        ? { kind: 'alwaysPaid', zone }
        : { kind: 'paid', zone, freeFrom, missing };
    }
    case 'delivery.free': {
      const { zone, freeFrom } = entry.params;
      return freeFrom === null ? { kind: 'alwaysFree', zone } : { kind: 'free', zone, freeFrom };
    }
    case 'delivery.promocode':
      return { kind: 'promocode', ...entry.params };
    default:
      return null;
  }
};

/** The part of a total's explanation that is about delivery; null before the address, and for pickup. Rules 8.2, 8.8. */
export const explainedDelivery = (
  trace: readonly CalculatedTraceEntry[],
): ExplainedDelivery | null =>
  trace.reduce<ExplainedDelivery | null>((found, entry) => found ?? explain(entry), null);
