import type { OrderId } from '../../src/domain/id/ids';
import { liveMessagesEnd } from '../../src/domain/order/order-tracking';
import type { OrderEvent } from '../order/order-events';
import { customerEventsAfter } from '../order/order-events';
import type { OrderDeps } from '../order/order-deps';
import type { Order } from '../order/order-row';
import { knownOrder } from '../order/order-store';
import type { StreamSink } from './live-streams';
import type { OrderNews } from './order-news';
import { STREAM_HEARTBEAT, STREAM_OPENING, eventMessage, presentMessage } from './stream-messages';

/** Whose live messages are asked for, and what of them is known. */
export interface StreamRequest {
  readonly orderId: OrderId;
  /** The newest event that the reader has had; null for one who comes for the first time. */
  readonly lastSeen: number | null;
}

const HEARTBEAT_MS = 20_000;

/** Returns how the order stands, or, to a reader who was here before, what happened since. */
const openingMessages = (
  events: readonly OrderEvent[],
  order: Order,
  lastSeen: number | null,
): readonly string[] => {
  const newest = events.at(-1);
  const status = events.findLast(({ type }) => type === 'status');
  if (!newest || !status) return [];
  return events.some(({ id }) => id === lastSeen)
    ? events.filter(({ id }) => id > (lastSeen ?? 0)).map((event) => eventMessage(event, order))
    : [presentMessage(newest, status, order)];
};

/**
 * The live messages about one order: how it stands, then each event, until one minute after its
 * end. Stopped, it leaves nothing behind: neither timer nor listener.
 */
export class OrderStream {
  /** The newest event that was sent; null before the first look. */
  private sent: number | null = null;
  private isStopped = false;
  private isLooking = false;
  private isAskedAgain = false;
  private ending: NodeJS.Timeout | null = null;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly stopWatching: () => void;

  constructor(
    private readonly deps: OrderDeps,
    news: OrderNews,
    private readonly request: StreamRequest,
    private readonly sink: StreamSink,
  ) {
    sink.write(STREAM_OPENING);
    const look = (): void => {
      this.look();
    };
    this.stopWatching = news.watch(request.orderId, look);
    this.heartbeat = setInterval(() => {
      sink.write(STREAM_HEARTBEAT);
      // A call may have been lost on the way.
      look();
    }, HEARTBEAT_MS);
    look();
  }

  /** Nothing is written from now on. */
  stop(): void {
    this.isStopped = true;
    this.stopWatching();
    clearInterval(this.heartbeat);
    if (this.ending) clearTimeout(this.ending);
  }

  private end(): void {
    if (this.isStopped) return;
    this.stop();
    this.sink.end();
  }

  /** Looks for what is not sent yet, one look after the other. */
  private look(): void {
    if (this.isStopped) return;
    this.isAskedAgain = this.isLooking;
    if (this.isLooking) return;
    this.isLooking = true;
    this.send()
      .catch((error: unknown) => {
        // The browser comes back, and finds what it has missed.
        this.deps.log.warn({ err: error }, 'a stream of an order broke off');
        this.end();
      })
      .finally(() => {
        this.isLooking = false;
        if (this.isAskedAgain) this.look();
      })
      .catch(() => undefined);
  }

  private async send(): Promise<void> {
    const { shop } = this.deps.storage;
    const { orderId, lastSeen } = this.request;
    const events = await customerEventsAfter(shop, orderId, this.sent ?? 0);
    const order = await knownOrder(shop, orderId);
    if (this.isStopped) return;
    const messages =
      this.sent === null
        ? openingMessages(events, order, lastSeen)
        : events.map((event) => eventMessage(event, order));
    for (const text of messages) this.sink.write(text);
    this.sent = events.at(-1)?.id ?? this.sent ?? 0;
    this.endWith(order);
  }

  private endWith({ endedAt }: Order): void {
    const end = liveMessagesEnd(endedAt);
    if (end === null || this.ending) return;
    this.ending = setTimeout(
      () => {
        this.end();
      },
      Math.max(0, end - this.deps.now()),
    );
  }
}
