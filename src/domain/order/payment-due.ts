import type { Money } from '../money/money';
import { NOTHING } from '../money/money';
import type { PaymentType } from './payment-type';

/** What a large order asks to be paid in advance, unless it is paid online as a whole. Rules 13.6. */
export interface OrderDeposit {
  readonly percent: number;
  /** Amount and rest add up to the order's total. */
  readonly amount: Money;
  readonly rest: Money;
}

/** What is to be paid for an order. */
export interface OrderBill {
  readonly total: Money;
  readonly deposit: OrderDeposit | null;
}

/** When it is paid: online before the kitchen sees the order, or when it is handed over. Rules 13.6. */
export interface AmountsDue {
  readonly now: Money;
  readonly later: Money;
}

/** How much is due now and how much later, by the way of paying. Rules 13.6. */
export const amountsDue = (type: PaymentType, { total, deposit }: OrderBill): AmountsDue => {
  if (type === 'online') return { now: total, later: NOTHING };
  return deposit ? { now: deposit.amount, later: deposit.rest } : { now: NOTHING, later: total };
};
