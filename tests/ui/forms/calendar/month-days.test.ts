import { readLocalDate } from '../../../../src/domain/time/local-date';
import {
  addMonths,
  dayInMonth,
  dayWithin,
  endOfWeek,
  startOfWeek,
  weeksOfMonth,
} from '../../../../src/ui/forms/calendar/month-days';

const day = (text: string) => {
  const date = readLocalDate(text);
  if (!date.ok) throw new Error('There is no such day');
  return date.value;
};

it('a month begins on its weekday, Monday first, and is as high as any other', () => {
  const weeks = weeksOfMonth(day('1990-03-25'));
  expect(weeks).toHaveLength(6);
  // 1 March 1990 was a Thursday.
  expect(weeks[0]).toEqual([
    null,
    null,
    null,
    ...['01', '02', '03', '04'].map((d) => `1990-03-${d}`),
  ]);
  expect(weeks[4]?.[5]).toBe('1990-03-31');
  expect(weeks[5]).toEqual(Array(7).fill(null));
});

it.each([
  ['2000-01-31', 1, '2000-02-29'],
  ['2001-01-31', 1, '2001-02-28'],
  ['2000-02-29', 12, '2001-02-28'],
  ['2000-12-15', 1, '2001-01-15'],
  ['2000-01-15', -1, '1999-12-15'],
  ['2000-03-15', -12, '1999-03-15'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(day(from), months)).toBe(to);
});

it('the same day of another month is its last one where it is too short', () => {
  expect(dayInMonth(day('1990-03-31'), 1990, 4)).toBe('1990-04-30');
});

it('weeks go from Monday to Sunday', () => {
  expect(startOfWeek(day('1990-03-25'))).toBe('1990-03-19');
  expect(endOfWeek(day('1990-03-19'))).toBe('1990-03-25');
});

it('days before the first and after the last are not to be had', () => {
  const range = { earliest: day('1900-01-01'), latest: day('2026-11-28') };
  expect(dayWithin(day('1899-12-31'), range)).toBe('1900-01-01');
  expect(dayWithin(day('2026-11-29'), range)).toBe('2026-11-28');
  expect(dayWithin(day('1990-03-25'), range)).toBe('1990-03-25');
});
