import type { OrderType } from '../fulfilment/order-type';

/** Where an order can stand. Rules 13.1. */
export const ORDER_STATUSES = [
  'new',
  'process',
  'package',
  'delivery',
  'complete',
  'cancel',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** How an order ends. Rules 13.2. */
export type FinalStatus = Extract<OrderStatus, 'complete' | 'cancel'>;

/** What a status means to the customer; the key of its label. Rules 13.1. */
export type OrderStage =
  | 'new'
  | 'preparing'
  | 'packed'
  | 'ready'
  | 'on_the_way'
  | 'completed'
  | 'cancelled';

/** The status that a word names; null for a word that this shop does not know. Rules 13.3. */
export const readOrderStatus = (word: string): OrderStatus | null =>
  ORDER_STATUSES.find((status) => status === word) ?? null;

export const isFinalStatus = (status: OrderStatus): status is FinalStatus =>
  status === 'complete' || status === 'cancel';

const STAGES: Readonly<Record<OrderStatus, OrderStage>> = {
  new: 'new',
  process: 'preparing',
  package: 'packed',
  delivery: 'on_the_way',
  complete: 'completed',
  cancel: 'cancelled',
};

/** Returns what a status means to the customer: a packed order that is fetched is a ready one. Rules 13.1. */
export const orderStage = (status: OrderStatus, orderType: OrderType): OrderStage =>
  status === 'package' && orderType === 'pickup' ? 'ready' : STAGES[status];
