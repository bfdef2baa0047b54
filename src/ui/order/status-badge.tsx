import type { TrackedOrder } from '../../domain/order/tracked-order';
import { Icon } from '../components/icon';
import { useText } from '../text/use-text';
import { iconOf, stageOf, toneOf } from './stage';
import { BADGES } from './tone-styles';

interface StatusBadgeProps {
  readonly order: Pick<TrackedOrder, 'status' | 'type'>;
}

/** The word for where an order stands; the backend's own where the shop has none. Rules 13.1, 13.3. */
export const useStatusWord = (): ((order: StatusBadgeProps['order']) => string) => {
  const t = useText();
  return (order) => {
    const stage = stageOf(order);
    return stage ? t(`order.stages.${stage}`) : order.status;
  };
};

export const StatusBadge = ({ order }: StatusBadgeProps) => {
  const wordOf = useStatusWord();
  const stage = stageOf(order);
  return (
    <span className={BADGES[toneOf(stage)]}>
      <Icon name={iconOf(stage)} size={18} />
      <span>{wordOf(order)}</span>
    </span>
  );
};
