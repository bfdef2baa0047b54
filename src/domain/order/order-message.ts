import type { MessageChoice } from '../customer/message-choice';
import type { OrderType } from '../fulfilment/order-type';
import type { Instant } from '../time/instant';
import { addMinutes } from '../time/instant';
import type { OrderStatus } from './order-status';

/** What a customer is sent a message about. Rules 13.16. */
export type OrderMessageKind =
  | 'accepted'
  | 'delayed'
  | 'on_way'
  | 'ready'
  | 'cancelled'
  | 'refunded';

interface MessageRule {
  /** Also those hear of it who chose the least. */
  readonly isLeast: boolean;
  /** After so many minutes it is no news any more. */
  readonly minutes: number;
  /** Where the order has gone on, the message is overtaken. */
  readonly statuses: readonly OrderStatus[] | null;
  /** An order says it once. */
  readonly isOnce: boolean;
}

const RULES: Readonly<Record<OrderMessageKind, MessageRule>> = {
  accepted: { isLeast: true, minutes: 30, statuses: ['process', 'package'], isOnce: true },
  delayed: {
    isLeast: false,
    minutes: 15,
    statuses: ['process', 'package', 'delivery'],
    isOnce: false,
  },
  on_way: { isLeast: false, minutes: 15, statuses: ['delivery'], isOnce: true },
  ready: { isLeast: false, minutes: 60, statuses: ['package'], isOnce: true },
  cancelled: { isLeast: true, minutes: 360, statuses: ['cancel'], isOnce: true },
  refunded: { isLeast: true, minutes: 1440, statuses: null, isOnce: false },
};

/** As much of an event of an order as decides which message its customer gets. */
export interface MessageEvent {
  readonly type: 'status' | 'delay' | 'payment' | 'staff';
  readonly status: OrderStatus;
  /** What begins to go back with it, in minor units. */
  readonly refunded?: number | undefined;
}

/** Returns which message a customer gets when an order changes; null for nothing. Rules 13.16. */
export const messageOfEvent = (
  { type, status, refunded = 0 }: MessageEvent,
  orderType: OrderType,
): OrderMessageKind | null => {
  if (type === 'delay') return 'delayed';
  if (type === 'payment' && refunded > 0) return 'refunded';
  if (type !== 'status') return null;
  if (status === 'process') return 'accepted';
  if (status === 'package' && orderType === 'pickup') return 'ready';
  if (status === 'delivery') return 'on_way';
  return status === 'cancel' ? 'cancelled' : null;
};

/** What goes to the e-mail address of an order: of what was ordered, or of what goes back. Rules 13.16. */
export type ReceiptKind = 'receipt' | 'refund_receipt';

/** Returns which receipt an order gets when it changes; null for none. Rules 13.16. */
export const receiptOfEvent = ({
  type,
  status,
  refunded = 0,
}: MessageEvent): ReceiptKind | null => {
  if (type === 'payment' && refunded > 0) return 'refund_receipt';
  return type === 'status' && status === 'process' ? 'receipt' : null;
};

/** How a receipt stands at the moment in which it would go out. */
export interface ReceiptStanding {
  readonly kind: ReceiptKind;
  /** When it happened. */
  readonly at: Instant;
  readonly status: OrderStatus;
  /** The receipts that the order has had. */
  readonly sent: readonly ReceiptKind[];
}

const RECEIPT_MINUTES = 1440;

/** Returns why a receipt is not sent; null where it is. Rules 13.16. */
export const whyReceiptDropped = (
  { kind, at, status, sent }: ReceiptStanding,
  now: Instant,
): 'too_old' | 'overtaken' | 'known' | null => {
  if (now > addMinutes(at, RECEIPT_MINUTES)) return 'too_old';
  if (kind === 'refund_receipt') return null;
  // Accepted and taken back, or cancelled since.
  if (status === 'new' || status === 'cancel') return 'overtaken';
  return sent.includes('receipt') ? 'known' : null;
};

/** How a message stands at the moment in which it would go out. */
export interface MessageStanding {
  readonly kind: OrderMessageKind;
  /** When it happened. */
  readonly at: Instant;
  readonly status: OrderStatus;
  readonly choice: MessageChoice;
  /** The end of the time that the order is expected in, and the one that its customer knows. */
  readonly expectedTo: Instant;
  readonly toldTo: Instant;
  /** What of the order has been sent after what this is about, or is the same. */
  readonly sent: readonly {
    readonly kind: OrderMessageKind;
    readonly at: Instant;
    readonly isLater: boolean;
  }[];
}

/** Above it nobody reads them; staff who change their minds all evening must not wake anybody. */
const MOST_OF_AN_ORDER = 8;

export type MessageDropped = 'unwanted' | 'too_old' | 'overtaken' | 'known' | 'too_many';

/** Returns whether a customer knows already what a message says, or something newer. */
const whyKnown = ({
  kind,
  at,
  expectedTo,
  toldTo,
  sent,
}: MessageStanding): 'overtaken' | 'known' | null => {
  if (kind === 'refunded')
    // A cancellation says itself what goes back with it.
    return sent.some((other) => other.kind === 'cancelled' && other.at === at) ? 'known' : null;
  if (sent.some((other) => other.isLater && other.kind !== 'refunded')) return 'overtaken';
  if (RULES[kind].isOnce && sent.some((other) => other.kind === kind)) return 'known';
  return kind === 'delayed' && expectedTo <= toldTo ? 'known' : null;
};

/** Returns why a message is not sent; null where it is. Rules 13.16. */
export const whyDropped = (standing: MessageStanding, now: Instant): MessageDropped | null => {
  const { kind, at, status, choice, sent } = standing;
  const { isLeast, minutes, statuses } = RULES[kind];
  if (choice === 'none' || (choice === 'least' && !isLeast)) return 'unwanted';
  if (now > addMinutes(at, minutes)) return 'too_old';
  if (statuses !== null && !statuses.includes(status)) return 'overtaken';
  return whyKnown(standing) ?? (sent.length >= MOST_OF_AN_ORDER ? 'too_many' : null);
};
