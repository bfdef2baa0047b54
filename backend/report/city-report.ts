import type { Currency, Money } from '../../src/domain';
import { minus, sum } from '../../src/domain/money/money';
import { isFinalStatus } from '../../src/domain/order/order-status';
import { isHiddenFromKitchen } from '../../src/domain/order/payment-status';
import type { Instant } from '../../src/domain/time/instant';
import type { LocalisedText } from '../i18n/localised-text';
import type { OrderEvent } from '../order/order-events';
import type { Order } from '../order/order-row';
import { PAYMENT_PROVIDERS } from '../payment/provider-names';
import { groupBy } from '../storage/group-by';
import type { KitchenTimes } from './kitchen-times';
import { kitchenTimesOf } from './kitchen-times';
import type { RefusedDemand } from './refused-demand';

/** What came in one way of paying. */
export interface Takings {
  /** Such as `cash`, or `online (sandbox)`; play money is in no total. */
  readonly way: string;
  readonly isPlayMoney: boolean;
  readonly orders: number;
  readonly amount: Money;
}

/** The orders of a city's day that the kitchen has seen, in one currency. */
export interface CityReport extends KitchenTimes {
  readonly cityKey: string;
  readonly currency: Currency;
  readonly orders: number;
  readonly cancelled: number;
  /** Most often first. */
  readonly cancelReasons: readonly { readonly reason: string; readonly orders: number }[];
  readonly underWay: number;
  readonly takings: readonly Takings[];
  /** Of all orders that were not cancelled, without play money. */
  readonly total: Money;
  /** What was ordered most, and not cancelled. */
  readonly dishes: readonly { readonly name: LocalisedText; readonly quantity: number }[];
  readonly refused: readonly RefusedDemand[];
}

/** What a report is made of; events hold at least those of the orders, oldest first. */
export interface CityDay {
  readonly cityKey: string;
  readonly orders: readonly Order[];
  readonly events: readonly OrderEvent[];
  readonly refused: readonly RefusedDemand[];
  /** Of a day without orders. */
  readonly currency: Currency;
  readonly now: Instant;
}

const MOST_DISHES = 10;

/** What an order brings: what was paid online, less what went back of it, and what is due when it is handed over. */
const partsOf = ({ due, row, paidOnline, refunded }: Order) => {
  const { payment_provider: provider, payment_type: type } = row;
  const isPlayMoney = provider !== null && !PAYMENT_PROVIDERS[provider].isReal;
  return [
    {
      way: provider === null ? 'online' : `online (${provider})`,
      isPlayMoney,
      amount: minus(paidOnline, refunded),
    },
    { way: type, isPlayMoney: false, amount: due.later },
  ].filter(({ amount }) => amount > 0);
};

const takingsOf = (orders: readonly Order[]): readonly Takings[] =>
  [...groupBy(orders.flatMap(partsOf), ({ way }) => way)].sort().flatMap(([way, parts]) => ({
    way,
    isPlayMoney: parts.some((part) => part.isPlayMoney),
    orders: parts.length,
    amount: sum(parts.map(({ amount }) => amount)),
  }));

const cancelReasonsOf = (cancelled: readonly Order[]): CityReport['cancelReasons'] =>
  [...groupBy(cancelled, ({ row }) => row.cancel_reason ?? 'other')]
    .map(([reason, those]) => ({ reason, orders: those.length }))
    .sort((a, b) => b.orders - a.orders || (a.reason < b.reason ? -1 : 1));

const dishesOf = (orders: readonly Order[]): CityReport['dishes'] =>
  [
    ...groupBy(
      orders.flatMap(({ contents }) => contents.lines),
      ({ productId }) => productId,
    ),
  ]
    .flatMap(([, lines]) =>
      lines.slice(0, 1).map(({ name }) => ({
        name,
        quantity: lines.reduce((total, { quantity }) => total + quantity, 0),
      })),
    )
    .sort((a, b) => b.quantity - a.quantity)
    .slice(0, MOST_DISHES);

const reportOf = (
  { cityKey, events, now }: CityDay,
  currency: Currency,
  orders: readonly Order[],
  refused: CityReport['refused'],
): CityReport => {
  const [cancelled, others] = [
    orders.filter(({ status }) => status === 'cancel'),
    orders.filter(({ status }) => status !== 'cancel'),
  ];
  const takings = takingsOf(others);
  return {
    cityKey,
    currency,
    orders: orders.length,
    cancelled: cancelled.length,
    cancelReasons: cancelReasonsOf(cancelled),
    underWay: others.filter(({ status }) => !isFinalStatus(status)).length,
    takings,
    total: sum(takings.filter((each) => !each.isPlayMoney).map(({ amount }) => amount)),
    ...kitchenTimesOf(others, events, now),
    dishes: dishesOf(others),
    refused,
  };
};

/**
 * Returns what a city's day has brought, a report for each currency of its orders; the first has what was
 * turned away, which has no currency. Rules 26.1.
 */
export const cityReports = (day: CityDay): readonly CityReport[] => {
  // One that ended unpaid stays hidden.
  const seen = day.orders.filter(({ paymentStatus }) => !isHiddenFromKitchen(paymentStatus));
  const byCurrency = [...groupBy(seen, ({ contents }) => contents.currency.code)].sort();
  if (byCurrency.length === 0) return [reportOf(day, day.currency, [], day.refused)];
  return byCurrency.map(([, orders], index) =>
    reportOf(
      day,
      orders[0]?.contents.currency ?? day.currency,
      orders,
      index === 0 ? day.refused : [],
    ),
  );
};
