import type { TFunction } from 'i18next';
import { useSelector } from 'react-redux';
import { selectOutage } from '../../application/outage/outage-slice';
import { clockTimeText } from '../../domain/schedule/clock-time';
import type { Opening } from '../../domain/schedule/opening-at';
import { closingShown, openingAt } from '../../domain/schedule/opening-at';
import type { BranchSchedule } from '../../domain/schedule/opening-hours';
import type { Instant } from '../../domain/time/instant';
import type { LocalDate } from '../../domain/time/local-date';
import { daysBetween, weekdayOf } from '../../domain/time/local-date';
import type { TimeZone } from '../../domain/time/time-zone';
import { localDateAt } from '../../domain/time/time-zone';
import { useDate } from '../hooks/use-date';
import { useNow } from '../hooks/use-now';
import { useTimeZone } from '../hooks/use-time-zone';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { closingLabel } from './closing-label';

interface StateContext {
  readonly t: TFunction;
  readonly writeDate: (date: LocalDate) => string;
  readonly zone: TimeZone;
  readonly now: Instant;
  /** Whether nobody can say if the hours still hold. Rules 23.1. */
  readonly isAway: boolean;
}

/* Its line is there from the beginning, so that nothing moves when it is filled in. */
const line = css({ display: 'block', minHeight: '1.45em', fontWeight: 500 });

const open = css(line, { color: 'var(--success-text)' });
const closed = css(line, { color: 'var(--text-soft)' });

/** From so many days on a weekday's name alone would be taken for this week's. */
const WEEK = 7;

const openingLabel = (opensAt: Instant, { t, writeDate, zone, now }: StateContext): string => {
  const { date, minutes } = zone.wallClockAt(opensAt);
  const time = clockTimeText(minutes);
  const daysAhead = daysBetween(localDateAt(now, zone), date);
  if (daysAhead === 0) return t('contacts.opensToday', { time });
  const day = daysAhead < WEEK ? t(`contacts.days.${String(weekdayOf(date))}`) : writeDate(date);
  return t('contacts.opensOn', { day, time });
};

const stateLabel = (opening: Opening, context: StateContext): string => {
  const { t, zone, now, isAway } = context;
  if (!opening.open)
    return opening.opensAt === null ? t('contacts.closed') : openingLabel(opening.opensAt, context);
  if (opening.until === null)
    return t(isAway ? 'contacts.openAlwaysByHours' : 'contacts.openAlways');
  const time = closingLabel(closingShown(opening.until, now, zone), t);
  return t(isAway ? 'contacts.openByHours' : 'contacts.open', { time });
};

/** Whether a branch is open just now; said only once somebody looks at the page. */
export const BranchState = ({ schedule }: { readonly schedule: BranchSchedule }) => {
  const t = useText();
  const writeDate = useDate();
  const now = useNow();
  const zone = useTimeZone();
  const isAway = useSelector(selectOutage) !== null;
  if (now === null) return <span className={line} />;
  const opening = openingAt({ schedule, zone, kind: 'working', now });
  return (
    <span className={opening.open && !isAway ? open : closed}>
      {stateLabel(opening, { t, writeDate, zone, now, isAway })}
    </span>
  );
};
