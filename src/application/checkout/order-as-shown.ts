import type { CartLine } from '../../domain/cart/cart-line';
import { lineKey } from '../../domain/cart/cart-line';
import type { OrderTime } from '../../domain/order/order-time';
import { orderTimeAt } from '../../domain/order/order-time';
import type { OrderToPlace } from '../ports/order-to-place';
import type { ChangedOrder } from '../ports/order-gateway';

/** Keys of the lines that cannot be had any more, by their place in what was sent. */
export const keysOfGone = (
  lines: readonly CartLine[],
  { calculation }: ChangedOrder,
): readonly string[] =>
  calculation.unavailable.flatMap(({ lineIndex }) => {
    const line = lines[lineIndex];
    return line ? [lineKey(line)] : [];
  });

const timeAsShown = (time: OrderTime, { changes }: ChangedOrder): OrderTime => {
  const slot = changes.find((change) => change.kind === 'slot');
  return slot ? orderTimeAt(slot.after) : time;
};

/**
 * The order as the customer was shown it now: without the lines that are gone, at the time that there
 * is, and under the new total. Rules 13.8.
 */
export const orderAsShown = (order: OrderToPlace, changed: ChangedOrder): OrderToPlace => {
  const gone = keysOfGone(order.lines, changed);
  return {
    ...order,
    lines: order.lines.filter((line) => !gone.includes(lineKey(line))),
    options: { ...order.options, time: timeAsShown(order.options.time, changed) },
    expectedTotal: changed.calculation.total,
  };
};
