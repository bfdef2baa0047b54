import { memo } from 'react';
import type { StaffOrder } from '../../../../contract/wire/staff';
import { FORCED_COLOURS } from '../../../../src/ui/theme/forced-colours';
import { useBoard } from '../../orders/board-context';
import { css } from '../../styles/emotion';
import { CardActions } from './card-actions';
import { CardHead } from './card-head';
import { OrderComment, OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';

const card = css({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 16,
  containerType: 'inline-size',
  containerName: 'card',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
  background: 'var(--card)',
  // Of two hundred only those in sight are laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 360px',
  "&[data-waiting='true']": { borderColor: 'var(--accent)', boxShadow: '0 0 0 1px var(--accent)' },
  "&[aria-busy='true']": { opacity: 0.6 },
  [FORCED_COLOURS]: { border: '1px solid CanvasText' },
});

const rule = css({ border: 0, borderTop: '1px solid var(--line)', margin: 0, width: '100%' });

interface OrderCardProps {
  readonly order: StaffOrder;
}

export const OrderCard = memo(({ order }: OrderCardProps) => {
  const isBusy = useBoard(({ busy }) => busy.has(order.id));
  return (
    <article
      className={card}
      tabIndex={-1}
      aria-busy={isBusy}
      aria-label={order.number}
      data-order={order.number}
      data-waiting={order.status === 'new'}
    >
      <CardHead order={order} />
      <OrderLines order={order} />
      <OrderComment order={order} />
      <hr className={rule} />
      <OrderFacts order={order} />
      <CardActions order={order} isBusy={isBusy} />
    </article>
  );
});
OrderCard.displayName = 'OrderCard';
