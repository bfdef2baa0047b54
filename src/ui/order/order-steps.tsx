import { CANCEL_REASONS } from '../../domain/order/cancellation';
import type { OrderStage } from '../../domain/order/order-status';
import type { StatusStep, TrackedOrder } from '../../domain/order/tracked-order';
import { localDateAt } from '../../domain/time/time-zone';
import { useClock } from '../hooks/use-clock';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { FORCED_COLOURS } from '../theme/forced-colours';
import { softNote, softText } from '../theme/shared-styles';
import { Moment } from './moment';
import { isOver, stageOf, stagesOf } from './stage';
import { stageLabel, useStatusLabel } from './status-badge';

/** A stage that the order passes on its good way; `at` is null while it has not, and where it was left out. */
interface Passed {
  readonly stage: OrderStage;
  readonly at: StatusStep | null;
}

/** The good way of an order as far as it has come; null for one that has left it. Rules 13.1, 13.3. */
const goodWay = (order: TrackedOrder): readonly Passed[] | null => {
  const stages = stagesOf(order.type);
  const reached = order.history.map((step) => ({
    step,
    stage: stageOf({ status: step.status, type: order.type }),
  }));
  const isKnown = ({ stage }: (typeof reached)[number]) => stage !== null && stages.includes(stage);
  if (stageOf(order) === 'cancelled' || !reached.every(isKnown)) return null;
  return stages.map((stage) => ({
    stage,
    at: reached.findLast((each) => each.stage === stage)?.step ?? null,
  }));
};

const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '0 0 14px 26px',
  '&:not(:last-of-type)::before': {
    content: "''",
    position: 'absolute',
    top: 12,
    bottom: -8,
    left: 6,
    width: 2,
    background: 'var(--line)',
  },
  '&::after': {
    content: "''",
    position: 'absolute',
    top: 4,
    left: 0,
    boxSizing: 'border-box',
    width: 14,
    height: 14,
    border: '2px solid var(--line-strong)',
    borderRadius: 'var(--radius-pill)',
    background: 'var(--surface)',
    transition: 'background-color var(--quick), border-color var(--quick)',
  },
  '&:last-of-type': { paddingBottom: 0 },
});

const ahead = css(step, { color: 'var(--text-faint)' });

const past = css(step, {
  '&:not(:last-of-type)::before': { background: 'var(--success-text)' },
  '&::after': {
    borderColor: 'var(--success-text)',
    background: 'var(--success-text)',
    [FORCED_COLOURS]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

const present = css(step, {
  fontWeight: 600,
  '&::after': { borderWidth: 4, borderColor: 'var(--success-text)' },
});

const cancelled = css(step, {
  '&:last-of-type::after': {
    borderColor: 'var(--danger-text)',
    background: 'var(--danger-text)',
  },
});

const said = css(softNote, { gridColumn: '1 / -1', overflowWrap: 'anywhere' });
const time = css(softText, { fontWeight: 400, fontVariantNumeric: 'tabular-nums' });

/** Returns why an order was cancelled: in the shop's words, and in somebody's own. Rules 13.4. */
export const useReasons = (): ((step: StatusStep | undefined) => readonly string[]) => {
  const t = useText();
  return (given) => {
    const reason = CANCEL_REASONS.find((known) => known === given?.reason);
    return [reason === undefined ? null : t(`order.reasons.${reason}`), given?.text ?? null].filter(
      (words) => words !== null,
    );
  };
};

interface OrderStepsProps {
  readonly order: TrackedOrder;
}

/** With the day where it is another than that of the order. */
const StepMoment = ({ order, at }: OrderStepsProps & Pick<StatusStep, 'at'>) => {
  const { zone } = useClock(order.placedAt);
  const isSameDay = localDateAt(order.placedAt, zone) === localDateAt(at, zone);
  return (
    <span className={time}>
      <Moment at={at} isClockOnly={isSameDay} />
    </span>
  );
};

const Way = ({ order, way }: OrderStepsProps & { readonly way: readonly Passed[] }) => {
  const t = useText();
  const stage = stageOf(order);
  const current = way.findIndex((each) => each.stage === stage);
  return way.map(({ stage: name, at }, index) => {
    const isPresent = index === current && !isOver(stage);
    const isPast = index <= current;
    return (
      <li
        key={name}
        className={isPresent ? present : isPast ? past : ahead}
        aria-current={index === current ? 'step' : undefined}
      >
        <span>{stageLabel(name, order.type, t)}</span>
        {isPast && at && <StepMoment order={order} at={at.at} />}
      </li>
    );
  });
};

/** What has become of an order that left the good way, or that goes one this shop has no names for. */
const Past = ({ order }: OrderStepsProps) => {
  const statusLabel = useStatusLabel();
  const reasonsOf = useReasons();
  const isCancelled = stageOf(order) === 'cancelled';
  return order.history.map((each, index) => (
    // What has happened never changes its place.
    <li key={`${String(index)}/${each.status}`} className={isCancelled ? cancelled : past}>
      <span>{statusLabel({ status: each.status, type: order.type })}</span>
      <StepMoment order={order} at={each.at} />
      {reasonsOf(each).map((words) => (
        <span key={words} className={said}>
          {words}
        </span>
      ))}
    </li>
  ));
};

/** The steps of an order with the times at which it took them, by the clocks of the city. Rules 13.1, 13.3. */
export const OrderSteps = ({ order }: OrderStepsProps) => {
  const t = useText();
  const way = goodWay(order);
  return (
    <ol aria-label={t('order.stepsLabel')}>
      {way ? <Way order={order} way={way} /> : <Past order={order} />}
    </ol>
  );
};
