import type { Money } from '../money/money';
import { ZERO, minus, money, sum } from '../money/money';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { AttemptState } from './payment-attempt';

/** `failed` gave nothing back: the provider would not, or was away for too long. */
export type RefundState = 'waiting' | 'done' | 'failed';

export interface Refund {
  readonly state: RefundState;
  readonly amount: Money;
}

/** An attempt to pay an order, with what has gone back of it. */
export interface RefundablePayment {
  readonly id: number;
  readonly state: AttemptState;
  readonly amount: Money;
  readonly refunds: readonly Refund[];
}

/** A sum that is to go back of one payment. */
export interface RefundPart {
  readonly paymentId: number;
  readonly amount: Money;
}

/** More than there is to give back. Rules 13.15. */
export interface RefundTooLarge {
  readonly kind: 'refund.too_large';
  readonly left: Money;
}

/** Returns what has gone back or is on its way. */
export const refundedOf = (refunds: readonly Refund[]): Money =>
  sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount));

const leftOf = ({ state, amount, refunds }: RefundablePayment): Money =>
  state === 'paid' ? minus(amount, refundedOf(refunds)) : ZERO;

/** Returns what the shop has of an order's payments online: what was paid less what goes back. Rules 13.15. */
export const heldOf = (payments: readonly RefundablePayment[]): Money => sum(payments.map(leftOf));

/** Returns what goes back of which payment, the newest first, so that together it is the sum. Rules 13.15. */
export const refundParts = (
  payments: readonly RefundablePayment[],
  amount: Money,
): Result<RefundTooLarge, readonly RefundPart[]> => {
  const left = heldOf(payments);
  if (amount > left) return refuse({ kind: 'refund.too_large', left });
  const parts: RefundPart[] = [];
  let missing = amount;
  for (const payment of [...payments].reverse()) {
    const part = money(Math.min(missing, leftOf(payment)));
    if (part > ZERO) parts.push({ paymentId: payment.id, amount: part });
    missing = minus(missing, part);
  }
  return ok(parts);
};
