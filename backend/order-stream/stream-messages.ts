import type { OrderEvent, OrderEventType } from '../order/order-events';
import type { Order } from '../order/order-row';
import { instant } from '../../src/domain/time/instant';
import { isoMoment } from '../../src/domain/time/iso-moment';

/** In milliseconds: when a browser whose stream broke off comes back. */
const RETRY_MS = 3_000;

/** The first lines of a stream. */
export const STREAM_OPENING = `retry: ${String(RETRY_MS)}\n\n`;

/** Keeps a silent connection from being taken for a dead one. */
export const STREAM_HEARTBEAT = ': still here\n\n';

const message = (type: OrderEventType, id: number, data: unknown): string =>
  `id: ${String(id)}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/** An event as it is sent. */
export const eventMessage = (event: OrderEvent, { zone }: Order): string =>
  message(event.type, event.id, {
    id: event.orderId,
    status: event.status,
    at: isoMoment(event.at, zone),
    expected_at: {
      from: isoMoment(instant(event.expectedFrom), zone),
      to: isoMoment(instant(event.expectedTo), zone),
    },
    delayed_by: event.delayedBy,
    reason: event.reason,
    payment_status: event.paymentStatus,
  });

/**
 * The state of an order as the first message of a stream: its newest event, sent as a status since
 * that is what it is about.
 */
export const presentMessage = (newest: OrderEvent, since: OrderEvent, order: Order): string =>
  eventMessage({ ...newest, type: 'status', at: since.at }, order);
