import type * as t from 'io-ts';
import { onOff, wholeNumber } from '../../environment/setting';
import type { OrderSettings } from '../order/order-settings';

/** The variables about taking orders. */
export const ORDER_VARIABLES = {
  RATE_ORDERS_PER_MINUTE: wholeNumber(60, 0, 1_000_000, 'a count'),
  RATE_ORDERS_PER_10_MINUTES: wholeNumber(10, 0, 1_000_000, 'a count'),
  RATE_OPEN_ORDERS_PER_PHONE: wholeNumber(3, 0, 1_000_000, 'a count'),
  GUEST_ORDER_CODE: onOff(false),
  RATE_TRACKING_PER_MINUTE: wholeNumber(120, 0, 1_000_000, 'a count'),
  AUTO_CANCEL_MINUTES: wholeNumber(0, 0, 1_440, 'a number of minutes'),
};

type Variables = {
  readonly [Name in keyof typeof ORDER_VARIABLES]: t.TypeOf<(typeof ORDER_VARIABLES)[Name]>;
};

/** The same in words of the program. */
export const orderSettingsOf = (env: Variables): OrderSettings => ({
  ordersPerMinute: env.RATE_ORDERS_PER_MINUTE,
  ordersPer10Minutes: env.RATE_ORDERS_PER_10_MINUTES,
  openOrdersPerPhone: env.RATE_OPEN_ORDERS_PER_PHONE,
  guestOrderCode: env.GUEST_ORDER_CODE,
  trackingPerMinute: env.RATE_TRACKING_PER_MINUTE,
  autoCancelMinutes: env.AUTO_CANCEL_MINUTES,
});
