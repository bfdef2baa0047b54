import type { Kysely, Selectable } from 'kysely';
import { HOUR } from '../../src/domain/time/instant';
import type { ShopDatabase } from '../storage/schema';
import type { OrderMessageTable } from '../storage/schema/message-tables';
import { pauseAfter } from '../webhook/retry-schedule';

export type StoredMessage = Selectable<OrderMessageTable>;
export type Channel = OrderMessageTable['channel'];

export const nextMessage = (
  db: Kysely<ShopDatabase>,
  channel: Channel,
  at: number,
): Promise<StoredMessage | undefined> =>
  db
    .selectFrom('order_messages')
    .selectAll()
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('next_at', '<=', at)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** What has been sent of an order, or may have been. */
export const sentMessages = (db: Kysely<ShopDatabase>, orderId: number): Promise<StoredMessage[]> =>
  db
    .selectFrom('order_messages')
    .selectAll()
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('state', 'in', ['sent', 'sending']), eb('problem', '=', LOST)]))
    .orderBy('id')
    .execute();

/** Takes a message upon this process; false where it is somebody else's. From here on it is sent once at most. */
export const claimMessage = async (
  db: Kysely<ShopDatabase>,
  { id }: StoredMessage,
  toldTo: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('order_messages')
    .set({ state: 'sending', told_to: toldTo })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Why a message failed that may have arrived nevertheless. */
export const LOST = 'nobody knows whether it has arrived';

/** Returns how often a message that surely did not arrive has been tried, and when it is tried again. */
const again = ({ attempts }: StoredMessage, at: number) => {
  const pause = pauseAfter(attempts + 1);
  return {
    state: pause === null ? ('failed' as const) : ('waiting' as const),
    attempts: attempts + 1,
    next_at: at + (pause ?? 0),
  };
};

export type Outcome =
  | { readonly kind: 'sent' | 'lost' }
  | { readonly kind: 'dropped' | 'refused' | 'not_sent'; readonly reason: string };

const columnsOf = (message: StoredMessage, outcome: Outcome, at: number) => {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent' as const, problem: null };
    case 'lost':
      return { state: 'failed' as const, problem: LOST };
    case 'dropped':
      return { state: 'dropped' as const, problem: outcome.reason };
    case 'refused':
      return { state: 'failed' as const, problem: outcome.reason };
    case 'not_sent':
      return { ...again(message, at), problem: outcome.reason, told_to: null };
  }
};

/** Notes what became of a message. */
export const noteOutcome = async (
  db: Kysely<ShopDatabase>,
  message: StoredMessage,
  outcome: Outcome,
  at: number,
): Promise<void> => {
  await db
    .updateTable('order_messages')
    .set(columnsOf(message, outcome, at))
    .where('id', '=', message.id)
    .execute();
};

/**
 * Gives up what a process was about to send when it died, of a channel whose lease is ours: it may have
 * arrived, and twice is worse than never.
 */
export const giveUpInterrupted = async (
  db: Kysely<ShopDatabase>,
  channel: Channel,
): Promise<void> => {
  await db
    .updateTable('order_messages')
    .set({ state: 'failed', problem: LOST })
    .where('channel', '=', channel)
    .where('state', '=', 'sending')
    .execute();
};

/** How many messages about the last hour could not be sent, or not yet. */
export const countUnsentMessages = async (
  db: Kysely<ShopDatabase>,
  at: number,
): Promise<number> => {
  const row = await db
    .selectFrom('order_messages')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('at', '>', at - HOUR)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'failed'),
        eb.and([eb('state', '!=', 'sent'), eb('attempts', '>', 0)]),
      ]),
    )
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

const KEEP_MS = 30 * 24 * HOUR;

/** Forgets the messages of a month ago. */
export const clearOldMessages = async (db: Kysely<ShopDatabase>, at: number): Promise<void> => {
  await db
    .deleteFrom('order_messages')
    .where('at', '<', at - KEEP_MS)
    .execute();
};
