import type { Selectable } from 'kysely';
import type { Money } from '../../src/domain';
import { money } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import type { OrderStanding } from '../../src/domain/order/change-status';
import type { CancellableOrder } from '../../src/domain/order/customer-cancel';
import type { OrderExpectedTime } from '../../src/domain/order/delay-order';
import type { WaitingOrder } from '../../src/domain/order/late-order';
import { waitingSince } from '../../src/domain/order/late-order';
import type { AmountsDue } from '../../src/domain/order/payment-due';
import type { AwaitedOrder } from '../../src/domain/order/payment-status';
import { isHiddenFromKitchen } from '../../src/domain/order/payment-status';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import type { TimeZone } from '../../src/domain/time/time-zone';
import { zoneOfCity } from '../city/city-time';
import { storedId } from '../storage/stored-id';
import { fromStoredJson } from '../storage/stored-json';
import type { TakingProvider } from '../payment/provider-names';
import type { OrderTable } from '../storage/schema/order-tables';
import { StoredContents } from './stored-contents';

/** A row of the orders, with what its payments online add: databases write sums as numbers or as texts. */
export interface OrderRow extends Selectable<OrderTable> {
  /** Who takes the attempt to pay online that counts; null without one. */
  readonly payment_provider: TakingProvider | null;
  /** 1 once that attempt was started there. */
  readonly payments_started: unknown;
  readonly paid_online: unknown;
  readonly refunded: unknown;
}

/** An order as it stands, in terms of the rules. */
export interface Order
  extends
    OrderStanding,
    CancellableOrder,
    Omit<AwaitedOrder, 'status'>,
    Pick<WaitingOrder, 'since'> {
  readonly id: OrderId;
  readonly number: string;
  readonly expected: OrderExpectedTime;
  readonly due: AmountsDue;
  readonly total: Money;
  /** What was paid online, in whichever attempt. */
  readonly paidOnline: Money;
  /** What of that has gone back, or is on its way. */
  readonly refunded: Money;
  readonly endedAt: Instant | null;
  readonly zone: TimeZone;
  readonly contents: StoredContents;
  /** The rest of what is stored about it. */
  readonly row: OrderRow;
}

const instantOrNull = (value: number | null): Instant | null =>
  value === null ? null : instant(value);

const sinceOf = (row: OrderRow): Instant | null =>
  isHiddenFromKitchen(row.payment_status)
    ? null
    : waitingSince({
        placedAt: instant(row.created_at),
        paidAt: instantOrNull(row.paid_at),
        opensAt: instantOrNull(row.opens_at),
      });

/** The order of a row. */
export const orderOf = (row: OrderRow): Order => {
  const contents = fromStoredJson(StoredContents, row.contents_json);
  return {
    id: storedId('order', row.id),
    number: row.number,
    orderType: row.order_type,
    status: row.status,
    timeType: row.slot_at === null ? 'soon_as_possible' : 'on_time',
    paymentStatus: row.payment_status,
    placedAt: instant(row.created_at),
    since: sinceOf(row),
    expected: {
      from: instant(row.expected_from),
      to: instant(row.expected_to),
      delayedBy: row.delayed_minutes,
    },
    due: { now: money(row.amount_due_now), later: money(row.amount_due_later) },
    total: money(row.total),
    paidOnline: money(Number(row.paid_online)),
    refunded: money(Number(row.refunded)),
    endedAt: instantOrNull(row.finished_at),
    zone: zoneOfCity({ timezone: contents.timeZone }),
    contents,
    row,
  };
};
