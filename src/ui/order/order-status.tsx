import { css } from '@emotion/react';
import { useSelector } from 'react-redux';
import type { TrackedOrder } from '../../../application/order/tracked-order';
import type { ShopState } from '../../../application/store/root-reducer';
import { CANCEL_REASONS } from '../../../domain/order/cancellation';
import { isLateOrder, waitingSince } from '../../../domain/order/late-order';
import { readOrderStatus } from '../../../domain/order/order-status';
import { shopNow } from '../../../domain/schedule/shop-now';
import type { Instant } from '../../../domain/time/instant';
import { useNow } from '../../app/use-now';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { spanWords } from '../checkout/time-words';
import { useClock } from '../checkout/use-clock';
import type { Tone } from './stage';
import { iconOf, isOver, isUnpaid, stageOf, toneOf } from './stage';
import { Tracker } from './tracker';

interface OrderStatusProps {
  readonly order: TrackedOrder;
  /** False while the last answers did not come. */
  readonly isFresh: boolean;
}

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

const head = css`
  display: flex;
  align-items: center;
  gap: 14px;
`;

const sign = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--radius-pill);
`;

const TONES: Readonly<Record<Tone, ReturnType<typeof css>>> = {
  info: css`
    ${sign};
    background: var(--info-surface);
    color: var(--info-text);
  `,
  success: css`
    ${sign};
    background: var(--success-surface);
    color: var(--success-text);
  `,
  danger: css`
    ${sign};
    background: var(--danger-surface);
    color: var(--danger-text);
  `,
};

const status = css`
  font-weight: 700;
  font-size: var(--size-20);
  overflow-wrap: anywhere;
`;

const soft = css`
  color: var(--text-soft);
  overflow-wrap: anywhere;
`;

const expected = css`
  font-size: var(--size-17);
  font-variant-numeric: tabular-nums;
  strong {
    font-weight: 600;
  }
`;

const warned = css`
  padding: 10px 14px;
  border-radius: var(--radius-control);
  background: var(--warning-surface);
  color: var(--warning-text);
`;

/** Why an order was cancelled, in the shop's words; in somebody's own where it has none. Rules 13.4. */
const useReason = ({ history }: TrackedOrder): string | null => {
  const t = useText();
  const last = history.at(-1);
  const reason = CANCEL_REASONS.find((known) => known === last?.reason);
  return last?.text ?? (reason === undefined ? null : t(`order.reasons.${reason}`));
};

/** Whether a new order has waited for too long, as far as this page can tell: not one paid online. Rules 13.5. */
const useIsLate = (order: TrackedOrder, now: Instant | null): boolean => {
  const city = useSelector((shop: ShopState) => shop.city.current);
  const known = readOrderStatus(order.status);
  if (!city || !known || now === null || order.payment.dueNow > 0) return false;
  const { placedAt } = order;
  const schedules = city.branches.map(({ schedule }) => schedule);
  const atPlacing = shopNow({ schedules, ordering: city.ordering, now: placedAt });
  const opensAt = atPlacing.kind === 'closed' ? atPlacing.opensAt : null;
  return isLateOrder(
    { status: known, since: waitingSince({ placedAt, paidAt: null, opensAt }) },
    now,
  );
};

const Expected = ({ order }: { readonly order: TrackedOrder }) => {
  const t = useText();
  const now = useNow();
  const clock = useClock(now ?? order.placedAt);
  const isLate = useIsLate(order, now);
  return (
    <>
      <p css={expected}>
        {t('order.expected')}: <strong>{spanWords(order.expected, clock)}</strong>
      </p>
      {order.delayedBy > 0 && <p css={soft}>{t('order.delayed', { count: order.delayedBy })}</p>}
      {isLate && <p css={warned}>{t('order.late')}</p>}
    </>
  );
};

/** Where the order stands, in words; what changes is said aloud. Rules 13.1, 13.3, 13.5. */
export const OrderStatus = ({ order, isFresh }: OrderStatusProps) => {
  const t = useText();
  const stage = stageOf(order);
  const reason = useReason(order);
  const waits = isUnpaid(order) && !isOver(stage);
  const text = stage && t(waits ? 'order.unpaid' : `order.stageTexts.${stage}`);
  return (
    <div css={box}>
      <div css={head} role="status">
        <span css={TONES[toneOf(stage)]}>
          <Icon name={iconOf(stage)} size={24} />
        </span>
        <div>
          <p css={status}>{stage ? t(`order.stages.${stage}`) : order.status}</p>
          {text !== null && <p css={soft}>{text}</p>}
          {stage === 'cancelled' && reason !== null && <p css={soft}>{reason}</p>}
        </div>
      </div>
      <Tracker order={order} />
      {!isOver(stage) && <Expected order={order} />}
      <div role="status">{!isFresh && <p css={warned}>{t('order.stale')}</p>}</div>
    </div>
  );
};
