import type { Kysely } from 'kysely';
import type { Money } from '../../src/domain';
import { money } from '../../src/domain';
import type { Email } from '../../src/domain/customer/email';
import { validateEmail } from '../../src/domain/customer/email';
import { GUEST_MESSAGES } from '../../src/domain/customer/message-choice';
import type { OrderMessageKind, ReceiptKind } from '../../src/domain/order/order-message';
import { whyDropped, whyReceiptDropped } from '../../src/domain/order/order-message';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import type { OrderEvent } from '../order/order-events';
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
  | {
      readonly kind: 'mail';
      readonly notified: Notified;
      readonly message: ReceiptKind;
      readonly to: Email;
    }
  | { readonly kind: 'drop'; readonly reason: string };

type PhoneMessage = StoredMessage & { kind: OrderMessageKind };
type MailMessage = StoredMessage & { kind: ReceiptKind };

const isReceipt = (message: StoredMessage): message is MailMessage => message.channel === 'email';
const isByPhone = (message: StoredMessage): message is PhoneMessage => !isReceipt(message);

const customerOf = async (db: Kysely<ShopDatabase>, { row }: Order) =>
  row.customer_id === null
    ? undefined
    : db
        .selectFrom('customers')
        .select(['messages', 'chat_id'])
        .where('id', '=', row.customer_id)
        .executeTakeFirst();

const drop = (reason: string): Verdict => ({ kind: 'drop', reason });

/** What of an order decides whether a message about it is sent. */
interface Known {
  readonly order: Order;
  readonly events: readonly OrderEvent[];
  readonly sent: readonly StoredMessage[];
  readonly refunded: Money;
}

const evaluateReceipt = (message: MailMessage, known: Known, now: Instant): Verdict => {
  const { order, sent, refunded } = known;
  // Orders hold what was validated when they were placed; it is asked once more before it becomes a header.
  const to = validateEmail(order.row.email ?? '');
  if (!to.ok || to.value === null) return drop('no address');
  const why = whyReceiptDropped(
    {
      kind: message.kind,
      at: instant(message.at),
      status: order.status,
      sent: sent.filter(isReceipt).map(({ kind }) => kind),
    },
    now,
  );
  return why === null
    ? {
        kind: 'mail',
        notified: { order, chatId: null, refunded },
        message: message.kind,
        to: to.value,
      }
    : drop(why);
};

const evaluatePhoneMessage = async (
  db: Kysely<ShopDatabase>,
  message: PhoneMessage,
  known: Known,
  now: Instant,
): Promise<Verdict> => {
  const { order, events, refunded } = known;
  const customer = await customerOf(db, order);
  const sent = known.sent.filter(isByPhone);
  const [placed] = events;
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
    now,
  );
  return why === null
    ? {
        kind: 'send',
        notified: { order, chatId: customer?.chat_id ?? null, refunded },
        message: message.kind,
      }
    : drop(why);
};

/** Decides in the last moment whether a message is still true, news, and wanted. */
export const evaluateMessage = async (
  db: Kysely<ShopDatabase>,
  message: StoredMessage,
  at: number,
): Promise<Verdict> => {
  const order = await knownOrder(db, storedId('order', message.order_id));
  if (order.row.phone === '') return drop('the customer has left');
  const events = await eventsOf(db, [order.id]);
  const refunded = money(events.find(({ id }) => id === message.event_id)?.refunded ?? 0);
  const known = { order, events, sent: await sentMessages(db, order.id), refunded };
  const now = instant(at);
  if (isReceipt(message)) return evaluateReceipt(message, known, now);
  return isByPhone(message) ? evaluatePhoneMessage(db, message, known, now) : drop('unknown');
};
