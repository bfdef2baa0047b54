import fc from 'fast-check';
import { birthdayWindow } from '../../../src/domain/promotion/birthday-window';
import type { LocalDate } from '../../../src/domain/time/local-date';
import { addDays, daysBetween, localDate } from '../../../src/domain/time/local-date';
import { day } from './promotion-fixtures';

const holds = (birthday: string, date: string) => birthdayWindow(day(birthday), day(date)) !== null;

describe('born on 1 January', () => {
  it.each([
    ['2026-12-30', false],
    ['2026-12-31', true],
    ['2027-01-01', true],
    ['2027-01-02', true],
    ['2027-01-03', false],
  ])('%s: %s', (date, isGood) => {
    expect(holds('1990-01-01', date)).toBe(isGood);
  });

  it('has the same three days on each of them', () => {
    const window = { from: '2026-12-31', to: '2027-01-02' };
    expect(birthdayWindow(day('1990-01-01'), day('2026-12-31'))).toEqual(window);
    expect(birthdayWindow(day('1990-01-01'), day('2027-01-02'))).toEqual(window);
  });
});

describe('born on 31 December', () => {
  it.each([
    ['2026-12-29', false],
    ['2026-12-30', true],
    ['2026-12-31', true],
    ['2027-01-01', true],
    ['2027-01-02', false],
  ])('%s: %s', (date, isGood) => {
    expect(holds('1990-12-31', date)).toBe(isGood);
  });
});

describe('born on 29 February', () => {
  it.each([
    ['2027-02-26', null],
    ['2027-02-27', { from: '2027-02-27', to: '2027-03-01' }],
    ['2027-02-28', { from: '2027-02-27', to: '2027-03-01' }],
    ['2027-03-01', { from: '2027-02-27', to: '2027-03-01' }],
    ['2027-03-02', null],
    ['2028-02-27', null],
    ['2028-02-28', { from: '2028-02-28', to: '2028-03-01' }],
    ['2028-02-29', { from: '2028-02-28', to: '2028-03-01' }],
    ['2028-03-01', { from: '2028-02-28', to: '2028-03-01' }],
    ['2028-03-02', null],
    ['2100-02-28', { from: '2100-02-27', to: '2100-03-01' }],
  ])('%s', (date, window) => {
    expect(birthdayWindow(day('2000-02-29'), day(date))).toEqual(window);
  });
});

describe('born on the days beside it', () => {
  it.each([
    ['10 February', '1999-02-10', '2027-02-10', { from: '2027-02-09', to: '2027-02-11' }],
    [
      '28 February, in a leap year',
      '1999-02-28',
      '2028-02-29',
      { from: '2028-02-27', to: '2028-02-29' },
    ],
    [
      '28 February, in another',
      '1999-02-28',
      '2027-03-01',
      { from: '2027-02-27', to: '2027-03-01' },
    ],
    [
      '1 March, in a leap year',
      '1999-03-01',
      '2028-02-29',
      { from: '2028-02-29', to: '2028-03-02' },
    ],
    ['1 March, in another', '1999-03-01', '2027-02-28', { from: '2027-02-28', to: '2027-03-02' }],
    [
      '29 March is no 29 February',
      '1999-03-29',
      '2027-03-30',
      { from: '2027-03-28', to: '2027-03-30' },
    ],
    [
      '28 February of a leap year',
      '2000-02-28',
      '2028-02-28',
      { from: '2028-02-27', to: '2028-02-29' },
    ],
  ])('%s', (_who, birthday, date, window) => {
    expect(birthdayWindow(day(birthday), day(date))).toEqual(window);
  });
});

it('the first year there is has no year before it, and breaks nothing', () => {
  expect(birthdayWindow(day('0001-01-02'), day('0001-01-01'))).toEqual({
    from: '0001-01-01',
    to: '0001-01-03',
  });
});

describe('the law of the three days', () => {
  const dates = (from: number, to: number): fc.Arbitrary<LocalDate> =>
    fc
      .record({
        year: fc.integer({ min: from, max: to }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 31 }),
      })
      .map(localDate)
      .filter((date) => date.ok)
      .map((date) => (date.ok ? date.value : day('2000-01-01')));
  const birthdays = fc.oneof(
    dates(1900, 2026),
    fc.constant(day('2000-02-29')),
    fc.constant(day('1988-02-29')),
  );

  it('a year has exactly three of them in a row, for any birthday', () => {
    fc.assert(
      fc.property(birthdays, fc.integer({ min: 2020, max: 2110 }), (birthday, year) => {
        // From July to June, so that the end of the year is inside.
        const start = day(`${String(year)}-07-02`);
        const length = daysBetween(start, day(`${String(year + 1)}-07-02`));
        const shift = birthday.slice(5) > '04' && birthday.slice(5) < '10' ? 183 : 0;
        const good = Array.from({ length }, (_, index) => addDays(start, index + shift)).filter(
          (date) => birthdayWindow(birthday, date) !== null,
        );
        expect(good).toHaveLength(3);
        const [first = start, , last = start] = good;
        expect(daysBetween(first, last)).toBe(2);
        expect(birthdayWindow(birthday, first)).toEqual({ from: first, to: last });
      }),
      { numRuns: 15 },
    );
  });
});
