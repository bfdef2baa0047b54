import type { Money } from '../money/money';
import { ZERO } from '../money/money';
import type { Deposit } from '../pricing/deposit-for';
import type { PaymentType } from './payment-type';
import { isPaidOnline } from './payment-type';

/** What is to be paid for an order. */
export interface OrderBill {
  readonly total: Money;
  readonly deposit: Deposit | null;
}

/** When it is paid: online before the kitchen sees the order, or when it is handed over. Rules 13.6. */
export interface AmountsDue {
  readonly now: Money;
  readonly later: Money;
}

/** Returns how much is due now and how much later, by the way of paying. Rules 13.6. */
export const amountsDue = (type: PaymentType, { total, deposit }: OrderBill): AmountsDue => {
  if (isPaidOnline(type)) return { now: total, later: ZERO };
  return deposit ? { now: deposit.amount, later: deposit.rest } : { now: ZERO, later: total };
};
