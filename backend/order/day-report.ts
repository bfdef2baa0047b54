import type { Currency, Money } from '../../src/domain';
import { sum } from '../../src/domain/money/money';
import { isFinalStatus } from '../../src/domain/order/order-status';
import { isHiddenFromKitchen } from '../../src/domain/order/payment-status';
import { PAYMENT_PROVIDERS } from '../payment/payment-provider';
import { groupBy } from '../storage/group-by';
import type { OperatorOrder } from './operator-orders';

/** What came in one way of paying. */
export interface Takings {
  /** Such as `cash`, or `online (sandbox)`; play money is in no total. */
  readonly way: string;
  readonly isPlayMoney: boolean;
  readonly orders: number;
  readonly amount: Money;
}

/** The orders of a city's day that the kitchen has seen. */
export interface CityReport {
  readonly cityKey: string;
  readonly currency: Currency;
  readonly orders: number;
  readonly cancelled: number;
  readonly underWay: number;
  readonly takings: readonly Takings[];
  /** Of all orders that were not cancelled, without play money. */
  readonly total: Money;
}

/** What an order brings: what is due before the kitchen sees it, and what when it is handed over. */
const partsOf = ({ order: { due, row } }: OperatorOrder) => {
  const { payment_provider: provider, payment_type: type } = row;
  const isPlayMoney = provider !== null && !PAYMENT_PROVIDERS[provider].isReal;
  return [
    { way: provider === null ? 'online' : `online (${provider})`, isPlayMoney, amount: due.now },
    { way: type, isPlayMoney: false, amount: due.later },
  ].filter(({ amount }) => amount > 0);
};

const takingsOf = (orders: readonly OperatorOrder[]): readonly Takings[] =>
  [...groupBy(orders.flatMap(partsOf), ({ way }) => way)].sort().flatMap(([way, parts]) => ({
    way,
    isPlayMoney: parts.some((part) => part.isPlayMoney),
    orders: parts.length,
    amount: sum(parts.map(({ amount }) => amount)),
  }));

const reportOf = (orders: readonly OperatorOrder[]): CityReport[] => {
  const [first] = orders;
  if (!first) return [];
  const notCancelled = orders.filter(({ order }) => order.status !== 'cancel');
  const takings = takingsOf(notCancelled);
  return [
    {
      cityKey: first.cityKey,
      currency: first.order.contents.currency,
      orders: orders.length,
      cancelled: orders.length - notCancelled.length,
      underWay: notCancelled.filter(({ order }) => !isFinalStatus(order.status)).length,
      takings,
      total: sum(takings.filter((each) => !each.isPlayMoney).map(({ amount }) => amount)),
    },
  ];
};

/** Returns what orders have brought, a report for each of their cities and currencies. */
export const dayReport = (orders: readonly OperatorOrder[]): readonly CityReport[] =>
  [
    ...groupBy(
      // One that ended unpaid stays hidden.
      orders.filter(({ order }) => !isHiddenFromKitchen(order.paymentStatus)),
      ({ cityKey, order }) => `${cityKey} ${order.contents.currency.code}`,
    ),
  ]
    .sort()
    .flatMap(([, ordered]) => reportOf(ordered));
