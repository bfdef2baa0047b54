import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { LocalDate } from '../../../domain/time/local-date';
import { partsOfDate } from '../../../domain/time/local-date';
import { useDate } from '../../hooks/use-date';
import { useText } from '../../text/use-text';
import { CAN_HOVER } from '../../theme/media';
import { dayByKey } from './calendar-keys';
import type { DayRange } from './month-days';
import { dayWithin, weeksOfMonth } from './month-days';

interface CalendarGridProps {
  readonly labelledBy: string;
  readonly describedBy: string;
  /** Its month is shown; the Tab key comes to it. */
  readonly day: LocalDate;
  /** What has been chosen; null for nothing. */
  readonly chosen: LocalDate | null;
  readonly range: DayRange;
  readonly onMove: (day: LocalDate) => void;
  readonly onChoose: (day: LocalDate) => void;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const table = css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
`;

const weekday = css`
  height: 32px;
  padding: 0;
  color: var(--text-faint);
  font-weight: 500;
  font-size: var(--size-13);
`;

const cell = css`
  height: var(--touch);
  padding: 0;
  text-align: center;
`;

const button = css`
  width: 100%;
  min-width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[tabindex='0'] {
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  &:disabled {
    color: var(--text-faint);
    cursor: default;
    opacity: 0.55;
  }
  ${CAN_HOVER} {
    &:hover:not(:disabled) {
      background: var(--surface-muted);
    }
  }
`;

const chosenButton = css`
  ${button};
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  ${CAN_HOVER} {
    &:hover:not(:disabled) {
      background: var(--accent-strong);
    }
  }
`;

/** The days of a month; by keys as the ARIA practices describe a date picker. */
export const CalendarGrid = ({
  labelledBy,
  describedBy,
  day,
  chosen,
  range,
  onMove,
  onChoose,
}: CalendarGridProps) => {
  const t = useText();
  const nameOf = useDate();
  const current = useRef<HTMLButtonElement>(null);
  // It has the focus when it opens, and keeps it while keys lead from day to day; whoever is at the
  // lists above stays there.
  const takesFocus = useRef(true);
  useEffect(() => {
    if (takesFocus.current) current.current?.focus();
    takesFocus.current = false;
  }, [day]);
  const press = (event: KeyboardEvent): void => {
    const next = dayByKey(event, day);
    if (next === null) return;
    event.preventDefault();
    const moved = dayWithin(next, range);
    takesFocus.current = moved !== day;
    onMove(moved);
  };
  return (
    // The keys of the buttons inside, on their way out.

    <table
      css={table}
      role="grid"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={press}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((number) => (
            <th
              key={number}
              css={weekday}
              scope="col"
              abbr={t(`calendar.weekdays.${String(number)}`)}
            >
              {t(`contacts.days.${String(number)}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day).map((week, index) => (
          // Weeks have no other identity than their place.
          <tr key={index}>
            {week.map((date, place) =>
              date === null ? (
                <td key={place} css={cell} />
              ) : (
                <td key={place} css={cell} aria-selected={date === chosen}>
                  <button
                    ref={date === day ? current : undefined}
                    type="button"
                    css={date === chosen ? chosenButton : button}
                    tabIndex={date === day ? 0 : -1}
                    disabled={date !== dayWithin(date, range)}
                    aria-label={nameOf(date)}
                    onClick={() => {
                      onChoose(date);
                    }}
                  >
                    {partsOfDate(date).day}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
