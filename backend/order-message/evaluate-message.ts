import type { Kysely } from 'kysely';
import type { Money } from '../../src/domain';
import { money } from '../../src/domain';
import { GUEST_MESSAGES } from '../../src/domain/customer/message-choice';
import type { OrderMessageKind } from '../../src/domain/order/order-message';
import { whyDropped } from '../../src/domain/order/order-message';
import { instant } from '../../src/domain/time/instant';
import { eventsOf } from '../order/order-events';
import type { Order } from '../order/order-row';
import { knownOrder } from '../order/order-store';
import type { ShopDatabase } from '../storage/schema';
import { storedId } from '../storage/stored-id';
import type { StoredMessage } from './message-store';
import { sentMessages } from './message-store';

/** Who is notified, and of which order as it stands now. */
export interface Notified {
  readonly order: Order;
  /** The chat with the shop's bot; null without one. */
  readonly chatId: string | null;
  /** What goes back with what the message is about. */
  readonly refunded: Money;
}

export type Verdict =
  | { readonly kind: 'send'; readonly notified: Notified; readonly message: OrderMessageKind }
  | { readonly kind: 'drop'; readonly reason: string };

const isByPhone = (message: StoredMessage): message is StoredMessage & { kind: OrderMessageKind } =>
  message.channel !== 'email';

const customerOf = async (db: Kysely<ShopDatabase>, { row }: Order) =>
  row.customer_id === null
    ? undefined
    : db
        .selectFrom('customers')
        .select(['messages', 'chat_id'])
        .where('id', '=', row.customer_id)
        .executeTakeFirst();

/** Decides in the last moment whether a message is still true, news, and wanted. */
export const evaluateMessage = async (
  db: Kysely<ShopDatabase>,
  message: StoredMessage,
  now: number,
): Promise<Verdict> => {
  const drop = (reason: string): Verdict => ({ kind: 'drop', reason });
  if (!isByPhone(message)) return drop('unknown');
  const order = await knownOrder(db, storedId('order', message.order_id));
  if (order.row.phone === '') return drop('the customer has left');
  const customer = await customerOf(db, order);
  const sent = (await sentMessages(db, order.id)).filter(isByPhone);
  const events = await eventsOf(db, [order.id]);
  const [placed] = events;
  const refunded = money(events.find(({ id }) => id === message.event_id)?.refunded ?? 0);
  const toldTo = sent.findLast(({ told_to }) => told_to !== null)?.told_to;
  const why = whyDropped(
    {
      kind: message.kind,
      at: instant(message.at),
      status: order.status,
      choice: customer?.messages ?? GUEST_MESSAGES,
      expectedTo: order.expected.to,
      toldTo: instant(toldTo ?? placed?.expectedTo ?? 0),
      sent: sent.map(({ kind, id, at }) => ({ kind, at: instant(at), isLater: id > message.id })),
    },
    instant(now),
  );
  return why === null
    ? {
        kind: 'send',
        notified: { order, chatId: customer?.chat_id ?? null, refunded },
        message: message.kind,
      }
    : drop(why);
};
