import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { Instant } from '../time/instant';
import { addMinutes } from '../time/instant';
import type { FinalStatus, OrderStatus } from './order-status';
import { isFinalStatus } from './order-status';

/** When an order is expected, and by how much that has moved. Rules 13.5. */
export interface OrderExpectedTime {
  readonly from: Instant;
  readonly to: Instant;
  /** Minutes, all delays together. */
  readonly delayedBy: number;
}

export interface DelayableOrder {
  readonly status: OrderStatus;
  readonly expected: OrderExpectedTime;
}

export type DelayRefusal =
  | { readonly kind: 'delay.out_of_range'; readonly min: number; readonly max: number }
  | { readonly kind: 'delay.order_ended'; readonly status: FinalStatus };

/** Minutes that can be added at once; more is a slip of the finger. */
export const MIN_DELAY_MINUTES = 1;
export const MAX_DELAY_MINUTES = 240;

const isDelay = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= MIN_DELAY_MINUTES && minutes <= MAX_DELAY_MINUTES;

/**
 * The expected time after one more delay in minutes; delays add up. Refuses for an order that has
 * ended, and anything but 1 to 240 whole minutes. Rules 13.5.
 */
export const delayOrder = (
  { status, expected }: DelayableOrder,
  minutes: number,
): Result<DelayRefusal, OrderExpectedTime> => {
  if (isFinalStatus(status)) return refuse({ kind: 'delay.order_ended', status });
  if (!isDelay(minutes))
    return refuse({ kind: 'delay.out_of_range', min: MIN_DELAY_MINUTES, max: MAX_DELAY_MINUTES });
  return ok({
    from: addMinutes(expected.from, minutes),
    to: addMinutes(expected.to, minutes),
    delayedBy: expected.delayedBy + minutes,
  });
};
