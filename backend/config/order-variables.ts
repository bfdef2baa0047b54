import type { ValuesOf } from '../../environment/setting';
import { about, onOff, wholeNumber } from '../../environment/setting';
import type { OrderSettings } from '../order/order-settings';

/** The variables about taking orders. */
export const ORDER_VARIABLES = {
  RATE_ORDERS_PER_10_MINUTES: about(
    'Orders that one customer, or the phone of a guest, may place in ten minutes; 0 for no limit.',
    wholeNumber(10, 0, 1_000_000, 'a count'),
  ),
  RATE_OPEN_ORDERS_PER_PHONE: about(
    'Orders of theirs that may wait for the restaurant to accept them; 0 for no limit.',
    wholeNumber(3, 0, 1_000_000, 'a count'),
  ),
  RATE_ORDERS_PER_MINUTE: about(
    'Orders that one network may place, close, pay or cancel in a minute; 0 for no limit.',
    wholeNumber(60, 0, 1_000_000, 'a count'),
  ),
  RATE_TRACKING_PER_MINUTE: about(
    'How often one network may read orders by their tracking keys, or open streams, in a minute; 0 for no limit.',
    wholeNumber(120, 0, 1_000_000, 'a count'),
  ),
  GUEST_ORDER_CODE: about(
    '`true`: a guest who pays at the door has to enter a code that is sent to the phone of the order. Needs `SMS_ON` and an `SMS_PROVIDER`; without them the backend does not start.',
    onOff(false),
  ),
  AUTO_CANCEL_MINUTES: about(
    'A new order that nobody has accepted is cancelled after so many minutes; 0 for never.',
    wholeNumber(0, 0, 1_440, 'a number of minutes'),
  ),
};

type Variables = ValuesOf<typeof ORDER_VARIABLES>;

/** The settings that these variables make. */
export const orderSettingsOf = (env: Variables): OrderSettings => ({
  ordersPerMinute: env.RATE_ORDERS_PER_MINUTE,
  ordersPer10Minutes: env.RATE_ORDERS_PER_10_MINUTES,
  openOrdersPerPhone: env.RATE_OPEN_ORDERS_PER_PHONE,
  guestOrderCode: env.GUEST_ORDER_CODE,
  trackingPerMinute: env.RATE_TRACKING_PER_MINUTE,
  autoCancelMinutes: env.AUTO_CANCEL_MINUTES,
});
