import { addressLabel } from '../../../domain/address/address-label';
import type { Branch } from '../../../domain/city/city';
import { quietButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { useText } from '../../i18n/use-text';
import { WITHOUT_SCRIPTS } from '../../theme/media';
import { BranchState } from '../../components/branch-state';
import { css } from '../../theme/emotion';
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
import { faintNote, oneColumn, outlinedCard } from '../../theme/shared-styles';

const list = css({ display: 'grid', gap: 6 });

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
});

const hoursOfRow = css({ fontVariantNumeric: 'tabular-nums' });
const label = css(faintNote, { margin: '0 0 6px', fontWeight: 500 });
const why = css({ flexBasis: '100%', color: 'var(--text-soft)', fontSize: 'var(--size-13)' });

const hoursLabel = (hours: readonly DayHours[], t: TFunction): string => {
  if (hours.length === 0) return t('contacts.dayOff');
  if (isRoundTheClock(hours)) return t('contacts.roundTheClock');
  return hours
    .map(({ from, to }) =>
      t('contacts.hourRun', { from: clockTimeText(from), to: clockTimeText(to) }),
    )
    .join(', ');
};

const daysLabel = ({ days: { from, to } }: WeekRun, t: TFunction): string => {
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
            <dd className={hoursOfRow}>{hoursLabel(hours, t)}</dd>
            {text !== null && <dd className={why}>{text}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
};

/** How far ahead a different day is announced, in days. */
const DAYS_AHEAD = 60;

const BranchHours = ({ schedule }: { readonly schedule: BranchSchedule }) => {
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
              <dt>{daysLabel(run, t)}</dt>
              <dd className={hoursOfRow}>{hoursLabel(run.hours, t)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <SpecialDays days={comingSpecialDays(schedule, today, DAYS_AHEAD)} />
    </>
  );
};

interface BranchCardProps {
  readonly branch: Branch;
  readonly isChosen: boolean;
  readonly onShown: (branch: Branch) => void;
}

const card = css(outlinedCard, {
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  height: '100%',
  padding: '20px 20px 12px',
});

const chosenCard = css(card, {
  borderColor: 'var(--accent)',
  boxShadow: 'inset 0 0 0 1px var(--accent)',
});

const textBlock = css(oneColumn, { alignContent: 'start', gap: 12 });

const address = css({
  display: 'flex',
  alignItems: 'start',
  gap: 8,
  fontSize: 'var(--size-17)',
  lineHeight: 1.3,
});

const show = css(quietButton, {
  justifySelf: 'start',
  alignSelf: 'end',
  marginLeft: -8,
  [WITHOUT_SCRIPTS]: { display: 'none' },
});

export const BranchCard = ({ branch, isChosen, onShown }: BranchCardProps) => {
  const t = useText();
  return (
    <div className={isChosen ? chosenCard : card}>
      <div className={textBlock}>
        <h3 className={address}>
          <Icon name="pin" />
          <span>{addressLabel(branch)}</span>
        </h3>
        {branch.schedule && (
          <>
            <BranchState schedule={branch.schedule} />
            <BranchHours schedule={branch.schedule} />
          </>
        )}
      </div>
      <button
        type="button"
        className={show}
        aria-label={t('contacts.onMapNamed', { name: addressLabel(branch) })}
        aria-pressed={isChosen}
        onClick={() => onShown(branch)}
      >
        {t('contacts.onMap')}
      </button>
    </div>
  );
};
