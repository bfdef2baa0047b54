import type { OrderReference } from '../../domain/order/order-reference';
import type { OrderNews } from '../../application/ports/order-platform';
import { orderPath } from '../../infrastructure/order/order-path';

/** What the backend names its messages. */
const MESSAGES = ['status', 'delay', 'payment'];

/** Of a source that does not come back by itself; not every place where this runs knows the name. */
const CLOSED = 2;

/** In milliseconds: how soon a closed stream is opened again, at first and at the most. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 15_000;

/** Live messages about an order, until they are let go. */
export type OrderStream = (
  reference: OrderReference,
  hear: (news: OrderNews) => void,
) => () => void;

/**
 * Receives live messages about an order. The browser reconnects by itself after a break, but not after
 * an answer that is no stream, as that of a shop whose backend is just being restarted: then this does,
 * less and less often. Rules 13.11.
 */
export const orderStream =
  (open: (address: string) => EventSource): OrderStream =>
  (reference, hear) => {
    const address = `/api/v1${orderPath(reference)}/events`;
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT;
    const connect = (): void => {
      const opened = open(address);
      source = opened;
      opened.addEventListener('open', () => {
        wait = FIRST_WAIT;
        hear('open');
      });
      opened.addEventListener('error', () => {
        hear('lost');
        if (opened.readyState !== CLOSED) return;
        timer = setTimeout(connect, wait);
        wait = Math.min(LONGEST_WAIT, 2 * wait);
      });
      for (const name of MESSAGES) {
        opened.addEventListener(name, () => {
          hear('changed');
        });
      }
    };
    connect();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  };
