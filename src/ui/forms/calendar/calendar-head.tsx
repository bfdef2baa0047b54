import { css } from '@emotion/react';
import type { LocalDate } from '../../../domain/time/local-date';
import { partsOfDate } from '../../../domain/time/local-date';
import { iconButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { fieldControl } from '../control-styles';
import type { DayRange } from './month-days';
import { addMonths, dayInMonth, dayWithin } from './month-days';

interface CalendarHeadProps {
  /** Its month is shown. */
  readonly day: LocalDate;
  readonly range: DayRange;
  readonly onMove: (day: LocalDate) => void;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const row = css`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const turn = css`
  ${iconButton};
  flex: none;
  &:disabled {
    cursor: default;
    opacity: 0.4;
  }
`;

const list = css`
  ${fieldControl};
  flex: 1;
  min-height: var(--touch);
  padding: 4px 8px;
  /* A list counts as something that can only be read. */
  &:read-only {
    background: var(--surface);
  }
  -webkit-appearance: auto;
  appearance: auto;
`;

const years = css`
  ${list};
  flex: 0 0 92px;
`;

const monthOf = (day: LocalDate): string => day.slice(0, 7);

/** Which month of which year is shown: a list of each, so that a year long ago is near. */
export const CalendarHead = ({ day, range, onMove }: CalendarHeadProps) => {
  const t = useText();
  const { year, month } = partsOfDate(day);
  const last = partsOfDate(range.latest).year;
  const first = partsOfDate(range.earliest).year;
  const move = (to: LocalDate): void => {
    onMove(dayWithin(to, range));
  };
  const canTurn = (months: number): boolean => {
    const target = monthOf(addMonths(day, months));
    return target >= monthOf(range.earliest) && target <= monthOf(range.latest);
  };
  const turner = (name: 'previous' | 'next', months: number) => (
    <button
      type="button"
      css={turn}
      aria-label={t(`calendar.${name}`)}
      disabled={!canTurn(months)}
      onClick={() => {
        move(addMonths(day, months));
      }}
    >
      <Icon name={name === 'previous' ? 'back' : 'next'} />
    </button>
  );
  return (
    <div css={row}>
      {turner('previous', -1)}
      <select
        css={list}
        aria-label={t('calendar.month')}
        value={month}
        onChange={({ target }) => {
          move(dayInMonth(day, year, Number(target.value)));
        }}
      >
        {MONTHS.map((number) => (
          <option key={number} value={number}>
            {t(`calendar.months.${String(number)}`)}
          </option>
        ))}
      </select>
      <select
        css={years}
        aria-label={t('calendar.year')}
        value={year}
        onChange={({ target }) => {
          move(dayInMonth(day, Number(target.value), month));
        }}
      >
        {Array.from({ length: last - first + 1 }, (_, index) => last - index).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
      {turner('next', 1)}
    </div>
  );
};
