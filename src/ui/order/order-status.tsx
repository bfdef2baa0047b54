import { useSelector } from 'react-redux';
import { selectCity } from '../../application/city/city-slice';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { isLateOrder, waitingSince } from '../../domain/order/late-order';
import { readOrderStatus } from '../../domain/order/order-status';
import { shopNow } from '../../domain/schedule/shop-now';
import type { Instant } from '../../domain/time/instant';
import { useNow } from '../hooks/use-now';
import { Icon } from '../components/icon';
import { useText } from '../i18n/use-text';
import { spanLabel } from '../i18n/time-labels';
import { useClock } from '../hooks/use-clock';
import { useTimeZone } from '../hooks/use-time-zone';
import { css, keyframes } from '../theme/emotion';
import { useReasons } from './order-timeline';
import { iconOf, isOver, isUnpaid, stageOf, toneOf, stagesOf } from './stage';
import { useStageName, useStatusLabel } from './status-badge';
import { SIGNS } from './tone-styles';
import { faintNote, oneColumn, outlinedCard, warningBox } from '../theme/shared-styles';
import { FORCED_COLOURS } from '../theme/forced-colours';

const list = css({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: 4,
});

const step = css(faintNote, {
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  paddingTop: 10,
  borderTop: '4px solid var(--surface-strong)',
  [FORCED_COLOURS]: { borderTopColor: 'GrayText' },
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

const done = css(step, {
  borderTopColor: 'var(--success-text)',
  [FORCED_COLOURS]: { borderTopColor: 'Highlight' },
  color: 'var(--text-soft)',
});

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

/* The current step pulses, so that progress is visible. */
const present = css(step, {
  position: 'relative',
  borderTopColor: 'transparent',
  color: 'var(--text)',
  fontWeight: 600,
  '&::before': {
    content: "''",
    position: 'absolute',
    top: -4,
    right: 0,
    left: 0,
    height: 4,
    background: 'var(--accent)',
    forcedColorAdjust: 'none',
    animation: `${breathe} 2.4s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
});

const room = css({ containerType: 'inline-size', marginTop: 16 });

/* Five words do not fit beside each other in a narrow place: there the present one is said above. */
const textBlock = css({
  display: 'none',
  '@container (min-width: 27rem)': { display: 'flex', alignItems: 'center', gap: 4 },
});

const tick = css({ display: 'none', '@container (min-width: 35rem)': { display: 'block' } });

/** How far the order is; nothing for one that was cancelled, or of which only its own word is known. Rules 13.1. */
const Tracker = ({ order }: { readonly order: TrackedOrder }) => {
  const t = useText();
  const nameOf = useStageName();
  const stages = stagesOf(order.type);
  const at = stages.findIndex((stage) => stage === stageOf(order));
  if (at < 0) return null;
  const isComplete = at === stages.length - 1;
  return (
    <div className={room}>
      <ol className={list} aria-label={t('order.stepsLabel')}>
        {stages.map((stage, index) => {
          const isPresent = index === at && !isComplete;
          const isPast = index < at || isComplete;
          return (
            <li
              key={stage}
              className={isPresent ? present : isPast ? done : step}
              aria-current={index === at ? 'step' : undefined}
              aria-label={nameOf(stage, order.type)}
            >
              <span className={textBlock}>
                {isPast && (
                  <span className={tick}>
                    <Icon name="check" size={14} />
                  </span>
                )}
                <span>{nameOf(stage, order.type)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
};

interface OrderStatusProps {
  readonly order: TrackedOrder;
  /** False while the last answers did not come. */
  readonly isFresh: boolean;
}

/* No gaps between rows: a region that has nothing to say yet takes no room. */
const box = css(oneColumn, outlinedCard, { padding: 20, background: 'var(--surface)' });

const head = css({ display: 'flex', alignItems: 'center', gap: 14 });
const status = css({ fontWeight: 700, fontSize: 'var(--size-20)', overflowWrap: 'anywhere' });
const soft = css({ color: 'var(--text-soft)', overflowWrap: 'anywhere' });

const expected = css({
  marginTop: 16,
  fontSize: 'var(--size-17)',
  strong: { fontWeight: 600 },
});

const delayed = css(soft, { marginTop: 4 });

/** Returns whether a new order has waited for too long, as far as this page can tell: not one paid online. Rules 13.5. */
const useIsLate = (order: TrackedOrder, now: Instant | null): boolean => {
  const city = useSelector(selectCity);
  const zone = useTimeZone();
  const known = readOrderStatus(order.status);
  if (!city || !known || now === null || order.payment.dueNow > 0) return false;
  const { placedAt } = order;
  const schedules = city.branches.map(({ schedule }) => schedule);
  const atPlacing = shopNow({
    schedules,
    zone,
    ordering: city.ordering,
    now: placedAt,
  });
  const opensAt = atPlacing.kind === 'closed' ? atPlacing.opensAt : null;
  return isLateOrder(
    { status: known, since: waitingSince({ placedAt, paidAt: null, opensAt }) },
    now,
  );
};

/** When it comes; a delay and a long wait are said aloud, the time itself with them. Rules 13.5. */
const Expected = ({ order }: { readonly order: TrackedOrder }) => {
  const t = useText();
  const now = useNow();
  const clock = useClock(now ?? order.placedAt);
  const isLate = useIsLate(order, now);
  return (
    <>
      <div role="status">
        <p className={expected}>
          <span>{`${t('order.expected')}: `}</span>
          <strong>{spanLabel(order.expected, clock)}</strong>
        </p>
        {order.delayedBy > 0 && (
          <p className={delayed}>{t('order.delayed', { count: order.delayedBy })}</p>
        )}
      </div>
      <div role="status">{isLate && <p className={warningBox}>{t('order.late')}</p>}</div>
    </>
  );
};

/** Where the order stands, in words; what changes is said aloud, once. Rules 13.1, 13.3, 13.5. */
export const OrderStatus = ({ order, isFresh }: OrderStatusProps) => {
  const t = useText();
  const statusLabel = useStatusLabel();
  const reasonsOf = useReasons();
  const stage = stageOf(order);
  const waits = isUnpaid(order) && !isOver(stage);
  const text = stage && t(waits ? 'order.unpaid' : `order.stageTexts.${stage}`);
  const reasons = stage === 'cancelled' ? reasonsOf(order.history.at(-1)) : [];
  return (
    <div className={box}>
      <div className={head} role="status">
        <span className={SIGNS[toneOf(stage)]}>
          <Icon name={iconOf(stage)} size={24} />
        </span>
        <div>
          <p className={status}>{statusLabel(order)}</p>
          {text !== null && <p className={soft}>{text}</p>}
          {reasons.map((textBlock) => (
            <p key={textBlock} className={soft}>
              {textBlock}
            </p>
          ))}
        </div>
      </div>
      <Tracker order={order} />
      {!isOver(stage) && <Expected order={order} />}
      <div role="status">{!isFresh && <p className={warningBox}>{t('order.stale')}</p>}</div>
    </div>
  );
};
