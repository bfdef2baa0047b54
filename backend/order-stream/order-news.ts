import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { newestEvent, orderIdOfTopic } from '../order/order-events';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';

interface Watcher {
  readonly orderId: number;
  readonly notify: () => void;
}

const ordersSince = async (
  db: Kysely<ShopDatabase>,
  after: number,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('order_events')
    .select('order_id')
    .distinct()
    .where('id', '>', after)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
};

/**
 * Tells those who watch an order that something has happened to it, in whatever process of the
 * shop. It listens only while somebody watches. A call may come without a reason: the listener
 * looks into the events.
 */
export class OrderNews {
  private readonly watchers = new Set<Watcher>();
  private stopListening: (() => void) | null = null;
  /** Up to where news without a topic have been looked through; null until that was asked. */
  private seen: number | null = null;

  constructor(
    private readonly storage: Storage,
    private readonly log: Logger,
  ) {}

  /** Calls `notify` soon after each event of an order; returns how to stop. */
  watch(orderId: number, notify: () => void): () => void {
    const watcher = { orderId, notify };
    this.watchers.add(watcher);
    this.stopListening ??= this.storage.listen((topic) => {
      this.hear(topic);
    });
    return () => {
      this.watchers.delete(watcher);
      if (this.watchers.size > 0) return;
      this.stopListening?.();
      this.stopListening = null;
      this.seen = null;
    };
  }

  private hear(topic: string | null): void {
    if (topic === null) {
      this.lookThrough().catch((error: unknown) => {
        this.log.warn({ err: error }, 'the events of orders could not be looked through');
      });
      return;
    }
    const orderId = orderIdOfTopic(topic);
    if (orderId !== null) this.tell(new Set([orderId]));
  }

  /** Something was changed, nobody knows what: one look finds the orders that it was about. */
  private async lookThrough(): Promise<void> {
    const { shop } = this.storage;
    const { seen } = this;
    // Asked first: an event in between is then found by this look or by the next.
    const last = await newestEvent(shop);
    if (seen !== null && last <= seen) return;
    const about =
      seen === null
        ? new Set([...this.watchers].map(({ orderId }) => orderId))
        : await ordersSince(shop, seen);
    this.seen = last;
    this.tell(about);
  }

  private tell(orderIds: ReadonlySet<number>): void {
    for (const { orderId, notify } of [...this.watchers]) if (orderIds.has(orderId)) notify();
  }
}
