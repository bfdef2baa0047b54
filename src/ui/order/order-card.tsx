import { useId } from 'react';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { ShopLink } from '../navigation/shop-link';
import { useNow } from '../hooks/use-now';
import { spanLabel } from '../i18n/time-labels';
import { useClock } from '../hooks/use-clock';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { useOrderMoney } from './use-order-money';
import { CAN_HOVER } from '../theme/media';
import { Moment } from './moment';
import { OrderedDishes } from './ordered-dishes';
import { ReorderButton } from './reorder-button';
import { isOver, stageOf } from './stage';
import { StatusBadge } from './status-badge';
import {
  boldText,
  centredRow,
  centredWrap,
  column12,
  coverLink,
  outlinedCard,
  softText,
} from '../theme/shared-styles';

interface OrderCardProps {
  readonly order: TrackedOrder;
}

const card = css(column12, outlinedCard, {
  position: 'relative',
  alignContent: 'start',
  height: '100%',
  padding: 16,
  background: 'var(--surface)',
  transition: 'border-color var(--quick)',
  [CAN_HOVER]: { '&:hover': { borderColor: 'var(--line-strong)' } },
});

const head = css(centredRow, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '6px 12px',
});

const title = css({ minWidth: 0, fontSize: 'var(--size-17)' });
const foot = css(centredWrap, {
  justifyContent: 'space-between',
  gap: '8px 12px',
  alignSelf: 'end',
  minHeight: 'var(--touch)',
  button: { position: 'relative', zIndex: 1 },
});

const sum = css(boldText, { fontSize: 'var(--size-17)' });

const When = ({ order }: OrderCardProps) => {
  const t = useText();
  const now = useNow();
  const clock = useClock(now ?? order.placedAt);
  return isOver(stageOf(order)) ? null : (
    <p>
      <span>{`${t('order.expected')}: `}</span>
      <strong>{spanLabel(order.expected, clock)}</strong>
    </p>
  );
};

export const OrderCard = ({ order }: OrderCardProps) => {
  const t = useText();
  const money = useOrderMoney();
  const titleId = useId();
  return (
    <article className={card} aria-labelledby={titleId}>
      <div className={head}>
        <h3 className={title} id={titleId}>
          <ShopLink className={coverLink} to={`/account/orders/${String(order.id)}`}>
            {t('order.number', { number: order.number })}
          </ShopLink>
        </h3>
        <StatusBadge order={order} />
      </div>
      <p className={softText}>
        <Moment at={order.placedAt} />
      </p>
      <When order={order} />
      <OrderedDishes order={order} />
      <div className={foot}>
        <span className={sum}>{money(order.total, order)}</span>
        {order.canReorder && <ReorderButton order={order} isOneOfMany />}
      </div>
    </article>
  );
};
