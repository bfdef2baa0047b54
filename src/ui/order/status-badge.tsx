import type { OrderStage } from '../../domain/order/order-status';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { Icon } from '../components/icon';
import { useText } from '../i18n/use-text';
import { iconOf, stageOf, toneOf } from './stage';
import { BADGES } from './tone-styles';

interface StatusBadgeProps {
  readonly order: Pick<TrackedOrder, 'status' | 'type'>;
}

/** What a stage is called; the last one by how the order reached its customer. Rules 13.3. */
export const useStageName = (): ((stage: OrderStage, type: TrackedOrder['type']) => string) => {
  const t = useText();
  return (stage, type) =>
    t(`order.stages.${stage === 'completed' && type === 'pickup' ? 'collected' : stage}`);
};

/** The word for where an order stands; the backend's own where the shop has none. Rules 13.1, 13.3. */
export const useStatusLabel = (): ((order: StatusBadgeProps['order']) => string) => {
  const nameOf = useStageName();
  return (order) => {
    const stage = stageOf(order);
    return stage ? nameOf(stage, order.type) : order.status;
  };
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
