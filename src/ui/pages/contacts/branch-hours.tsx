import type { TFunction } from 'i18next';
import { clockTimeText } from '../../../domain/schedule/clock-time';
import type { BranchSchedule, DayHours } from '../../../domain/schedule/opening-hours';
import type { ComingSpecialDay, WeekRun } from '../../../domain/schedule/week-hours';
import { comingSpecialDays, isRoundTheClock, weekHours } from '../../../domain/schedule/week-hours';
import { localDateAt } from '../../../domain/time/time-zone';
import { useServerClock } from '../../hooks/server-clock-context';
import { useNow } from '../../hooks/use-now';
import { Day } from '../../components/day';
import { useTimeZone } from '../../hooks/use-time-zone';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';

const list = css({ display: 'grid', gap: 6 });

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
});

const hoursOfRow = css({ fontVariantNumeric: 'tabular-nums' });

const label = css({
  margin: '0 0 6px',
  color: 'var(--text-faint)',
  fontWeight: 500,
  fontSize: 'var(--size-13)',
});

const why = css({ flexBasis: '100%', color: 'var(--text-soft)', fontSize: 'var(--size-13)' });

const hoursWords = (hours: readonly DayHours[], t: TFunction): string => {
  if (hours.length === 0) return t('contacts.dayOff');
  if (isRoundTheClock(hours)) return t('contacts.roundTheClock');
  return hours
    .map(({ from, to }) =>
      t('contacts.hourRun', { from: clockTimeText(from), to: clockTimeText(to) }),
    )
    .join(', ');
};

const daysWords = ({ days: { from, to } }: WeekRun, t: TFunction): string => {
  const name = (day: number): string => t(`contacts.days.${String(day)}`);
  if (from === 1 && to === 7) return t('contacts.everyDay');
  return from === to ? name(from) : t('contacts.dayRun', { from: name(from), to: name(to) });
};

const SpecialDays = ({ days }: { readonly days: readonly ComingSpecialDay[] }) => {
  const t = useText();
  if (days.length === 0) return null;
  return (
    <div>
      <h4 className={label}>{t('contacts.specialDays')}</h4>
      <dl className={list}>
        {days.map(({ date, text, hours }) => (
          <div key={date} className={row}>
            <dt>
              <Day date={date} />
            </dt>
            <dd className={hoursOfRow}>{hoursWords(hours, t)}</dd>
            {text !== null && <dd className={why}>{text}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
};

/** How far ahead a different day is told of, in days. */
const DAYS_AHEAD = 60;

export const BranchHours = ({ schedule }: { readonly schedule: BranchSchedule }) => {
  const t = useText();
  const clock = useServerClock();
  const zone = useTimeZone();
  // Unlike the hour, the day may stand in a page: it is hardly another one when the page is read.
  const today = localDateAt(useNow() ?? clock.now(), zone);
  return (
    <>
      <div>
        <h4 className={label}>{t('contacts.hours')}</h4>
        <dl className={list}>
          {weekHours(schedule, 'working').map((run) => (
            <div key={run.days.from} className={row}>
              <dt>{daysWords(run, t)}</dt>
              <dd className={hoursOfRow}>{hoursWords(run.hours, t)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <SpecialDays days={comingSpecialDays(schedule, today, DAYS_AHEAD)} />
    </>
  );
};
