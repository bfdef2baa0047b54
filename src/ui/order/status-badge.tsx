import type { TFunction } from 'i18next';
import type { OrderStage } from '../../domain/order/order-status';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { Icon } from '../components/icon';
import { useText } from '../i18n/use-text';
import { iconOf, isOver, isUnpaid, stageOf, toneOf } from './stage';
import { BADGES } from './tone-styles';

interface StatusBadgeProps {
  readonly order: Pick<TrackedOrder, 'status' | 'type'>;
}

/** Returns what a stage is called; the last one by how the order reached its customer. Rules 13.3. */
export const stageLabel = (stage: OrderStage, type: TrackedOrder['type'], t: TFunction): string =>
  t(`order.stages.${stage === 'completed' && type === 'pickup' ? 'collected' : stage}`);

/** Returns the word for where an order stands; the backend's own where the shop has none. Rules 13.1, 13.3. */
export const statusLabel = (order: StatusBadgeProps['order'], t: TFunction): string => {
  const stage = stageOf(order);
  return stage ? stageLabel(stage, order.type, t) : order.status;
};

/** Returns whether an order that goes on waits for its payment first. Rules 13.6. */
export const waitsForPayment = (order: Pick<TrackedOrder, 'status' | 'type' | 'payment'>) =>
  isUnpaid(order) && !isOver(stageOf(order));

/** Returns what is said first of an order: that it is not paid yet, else where it stands. Rules 13.1, 13.6. */
export const presentLabel = (order: TrackedOrder, t: TFunction): string =>
  waitsForPayment(order) ? t('order.unpaidBrief') : statusLabel(order, t);

export const useStatusLabel = (): ((order: StatusBadgeProps['order']) => string) => {
  const t = useText();
  return (order) => statusLabel(order, t);
};

export const StatusBadge = ({ order }: StatusBadgeProps) => {
  const statusLabel = useStatusLabel();
  const stage = stageOf(order);
  return (
    <span className={BADGES[toneOf(stage)]}>
      <Icon name={iconOf(stage)} size={18} />
      <span>{statusLabel(order)}</span>
    </span>
  );
};
