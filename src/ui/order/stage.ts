import { ZERO } from '../../domain/money/money';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import type { OrderStage } from '../../domain/order/order-status';
import { orderStage, readOrderStatus } from '../../domain/order/order-status';
import type { OrderType } from '../../domain/fulfilment/order-type';
import type { IconName } from '../components/icon';

/** The colours of a status; never without its text. */
export type Tone = 'info' | 'success' | 'danger';

/** The steps of an order that comes to a good end, in their order. Rules 13.1, 13.2. */
export const stagesOf = (type: OrderType): readonly OrderStage[] =>
  type === 'delivery'
    ? ['new', 'preparing', 'packed', 'on_the_way', 'completed']
    : ['new', 'preparing', 'ready', 'completed'];

/** What the order's status means; null for a word that this shop has no label for. Rules 13.3. */
export const stageOf = ({ status, type }: Pick<TrackedOrder, 'status' | 'type'>) => {
  const known = readOrderStatus(status);
  return known && orderStage(known, type);
};

const TONES: Partial<Readonly<Record<OrderStage, Tone>>> = {
  preparing: 'success',
  packed: 'success',
  on_the_way: 'success',
  ready: 'success',
  completed: 'success',
  cancelled: 'danger',
};

const ICONS: Readonly<Record<OrderStage, IconName>> = {
  new: 'check',
  preparing: 'pot',
  packed: 'bag',
  ready: 'bag',
  on_the_way: 'scooter',
  completed: 'check',
  cancelled: 'cross',
};

export const toneOf = (stage: OrderStage | null): Tone => (stage && TONES[stage]) ?? 'info';

export const iconOf = (stage: OrderStage | null): IconName => (stage ? ICONS[stage] : 'clock');

export const isOver = (stage: OrderStage | null): boolean =>
  stage === 'completed' || stage === 'cancelled';

/** Returns whether the order waits for an online payment. Rules 13.6. */
export const isUnpaid = ({ payment }: Pick<TrackedOrder, 'payment'>): boolean =>
  payment.dueNow > ZERO && (payment.status === 'pending' || payment.status === 'declined');
