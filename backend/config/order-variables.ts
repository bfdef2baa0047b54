import type * as t from 'io-ts';
import { wholeNumber } from '../../environment/setting';
import type { OrderSettings } from '../order/order-settings';

/** The variables about taking orders. */
export const ORDER_VARIABLES = {
  RATE_ORDERS_PER_MINUTE: wholeNumber(120, 0, 1_000_000, 'a count'),
  RATE_TRACKING_PER_MINUTE: wholeNumber(120, 0, 1_000_000, 'a count'),
  AUTO_CANCEL_MINUTES: wholeNumber(0, 0, 1_440, 'a number of minutes'),
};

type Variables = {
  readonly [Name in keyof typeof ORDER_VARIABLES]: t.TypeOf<(typeof ORDER_VARIABLES)[Name]>;
};

/** The same in words of the program. */
export const orderSettingsOf = (env: Variables): OrderSettings => ({
  ordersPerMinute: env.RATE_ORDERS_PER_MINUTE,
  trackingPerMinute: env.RATE_TRACKING_PER_MINUTE,
  autoCancelMinutes: env.AUTO_CANCEL_MINUTES,
});
