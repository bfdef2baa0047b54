import fc from 'fast-check';
import { ok, refuse } from '../../../src/domain/result/result';
import type { LocalDate } from '../../../src/domain/time/local-date';
import {
  addDays,
  dateOfUtc,
  daysBetween,
  isLeapYear,
  localDate,
  partsOfDate,
  readLocalDate,
  utcMidnightOf,
  weekdayOf,
} from '../../../src/domain/time/local-date';

const day = (text: string): LocalDate => {
  const read = readLocalDate(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

const unknown = refuse({ kind: 'date.unknown' });
const anyDay = fc
  .integer({ min: -700_000, max: 2_900_000 })
  .map((days) => dateOfUtc(days * 86_400_000));

describe('a day of the calendar', () => {
  it.each([
    ['an ordinary day', '2026-11-27'],
    ['29 February of a leap year', '2024-02-29'],
    ['29 February of 2000', '2000-02-29'],
    ['the first day there is', '0001-01-01'],
    ['the last day there is', '9999-12-31'],
  ])('%s exists', (_rule, text) => {
    expect(readLocalDate(text)).toEqual(ok(text));
  });

  it.each([
    ['29 February of another year', '2026-02-29'],
    ['29 February of 1900', '1900-02-29'],
    ['31 November', '2026-11-31'],
    ['a month 0', '2026-00-10'],
    ['a month 13', '2026-13-10'],
    ['a day 0', '2026-11-00'],
    ['a year 0', '0000-01-01'],
    ['an empty text', ''],
    ['a day with an hour', '2026-11-27T10:00'],
    ['a day with something before it', ' 2026-11-27'],
    ['numbers without their zeros', '2026-1-7'],
    ['another order', '27.11.2026'],
  ])('%s does not', (_rule, text) => {
    expect(readLocalDate(text)).toEqual(unknown);
  });

  it.each([
    [{ year: 10_000, month: 1, day: 1 }],
    [{ year: 2026, month: 1, day: 1.5 }],
    [{ year: 2026, month: NaN, day: 1 }],
    [{ year: 2026, month: 14, day: 1 }],
  ])('is not made of numbers that name none: %j', (parts) => {
    expect(localDate(parts)).toEqual(unknown);
  });

  it('keeps its numbers', () => {
    expect(localDate({ year: 33, month: 4, day: 3 })).toEqual(ok('0033-04-03'));
    expect(partsOfDate(day('2026-11-27'))).toEqual({ year: 2026, month: 11, day: 27 });
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(localDate(partsOfDate(date))).toEqual(ok(date));
        expect(readLocalDate(date)).toEqual(ok(date));
      }),
    );
  });

  it('holds the moments from its midnight to just before the next', () => {
    const midnight = Date.UTC(2026, 10, 27);
    expect(utcMidnightOf(day('2026-11-27'))).toBe(midnight);
    expect(dateOfUtc(midnight)).toBe('2026-11-27');
    expect(dateOfUtc(midnight - 1)).toBe('2026-11-26');
    expect(dateOfUtc(midnight + 86_399_999)).toBe('2026-11-27');
    expect(dateOfUtc(midnight + 86_400_000)).toBe('2026-11-28');
  });
});

describe('counting days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-11-27', 0, '2026-11-27'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(day(from), days)).toBe(to);
    expect(daysBetween(day(from), day(to))).toBe(days);
  });

  it('goes back as far as it went, in the order in which days are written', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 20_000 }), (date, days) => {
        const later = addDays(date, days);
        expect(addDays(later, -days)).toBe(date);
        expect(daysBetween(later, date)).toBe(-days);
        expect(date < later).toBe(true);
      }),
    );
  });
});

describe('days of the week', () => {
  it.each([
    ['2026-11-23', 1],
    ['2026-11-24', 2],
    ['2026-11-25', 3],
    ['2026-11-26', 4],
    ['2026-11-27', 5],
    ['2026-11-28', 6],
    ['2026-11-29', 7],
  ])('%s is day %i', (date, weekday) => {
    expect(weekdayOf(day(date))).toBe(weekday);
  });
});

describe('leap years', () => {
  it.each([
    [2024, true],
    [2025, false],
    [2026, false],
    [1900, false],
    [2000, true],
    [2100, false],
  ])('%i: %s', (year, leap) => {
    expect(isLeapYear(year)).toBe(leap);
    expect(readLocalDate(`${String(year)}-02-29`).ok).toBe(leap);
  });
});
