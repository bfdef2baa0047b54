import type { StatusStep, TrackedOrder } from '../../domain/order/tracked-order';
import { CANCEL_REASONS } from '../../domain/order/cancellation';
import { localDateAt } from '../../domain/time/time-zone';
import { useClock } from '../hooks/use-clock';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { Moment } from './moment';
import { useStatusLabel } from './status-badge';
import { softNote, softText } from '../theme/shared-styles';

const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '0 0 14px 24px',
  '&:not(:last-of-type)::before': {
    content: "''",
    position: 'absolute',
    top: 12,
    bottom: -8,
    left: 5,
    width: 2,
    background: 'var(--line)',
  },
  '&::after': {
    content: "''",
    position: 'absolute',
    top: 5,
    left: 0,
    width: 12,
    height: 12,
    border: '3px solid var(--line-strong)',
    borderRadius: 'var(--radius-pill)',
    background: 'var(--ground)',
  },
  '&:last-of-type': { paddingBottom: 0 },
  '&:last-of-type::after': { borderColor: 'var(--accent)', background: 'var(--accent)' },
});

const said = css(softNote, { gridColumn: '1 / -1', overflowWrap: 'anywhere' });

/** Returns why an order was cancelled: in the shop's words, and in somebody's own. Rules 13.4. */
export const useReasons = (): ((step: StatusStep | undefined) => readonly string[]) => {
  const t = useText();
  return (given) => {
    const reason = CANCEL_REASONS.find((known) => known === given?.reason);
    return [reason === undefined ? null : t(`order.reasons.${reason}`), given?.text ?? null].filter(
      (reason) => reason !== null,
    );
  };
};

/** What has become of the order so far and when, by the clocks of the city. Rules 13.3. */
export const OrderTimeline = ({ order }: { readonly order: TrackedOrder }) => {
  const statusLabel = useStatusLabel();
  const reasonsOf = useReasons();
  const { zone } = useClock(order.placedAt);
  const { history, type } = order;
  return (
    <ol>
      {history.map((each, index) => {
        const before = history[index - 1]?.at ?? order.placedAt;
        return (
          // What has happened never changes its place.
          <li key={`${String(index)}/${each.status}`} className={step}>
            <span>{statusLabel({ status: each.status, type })}</span>
            <span className={softText}>
              <Moment
                at={each.at}
                isClockOnly={localDateAt(before, zone) === localDateAt(each.at, zone)}
              />
            </span>
            {reasonsOf(each).map((reason) => (
              <span key={reason} className={said}>
                {reason}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
};
