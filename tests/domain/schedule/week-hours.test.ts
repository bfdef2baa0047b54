import fc from 'fast-check';
import { clockTimeText } from '../../../src/domain/schedule/clock-time';
import { openPeriods } from '../../../src/domain/schedule/open-periods';
import type { DayHours, OpeningSpan } from '../../../src/domain/schedule/opening-hours';
import {
  comingSpecialDays,
  isRoundTheClock,
  weekHours,
} from '../../../src/domain/schedule/week-hours';
import type { Weekday } from '../../../src/domain/time/local-date';
import { UTC } from '../../../src/domain/time/time-zone';
import { zoneOffsetsOver } from '../../../src/domain/time/zone-offsets';
import { day } from '../time/support';
import { EVERY_DAY, branch, closedOn, hoursOn, roundTheClock, span } from './support';

const text = (hours: readonly DayHours[]): string =>
  hours.map(({ from, to }) => `${clockTimeText(from)}-${clockTimeText(to)}`).join(', ') || 'closed';

/** "1-5 11:00-22:00": days of the week and their hours. */
const shownWeek = (workingHours: readonly OpeningSpan[]): readonly string[] =>
  weekHours(branch({ workingHours }), 'working').map(
    ({ days, hours }) => `${String(days.from)}-${String(days.to)} ${text(hours)}`,
  );

describe('the week', () => {
  it('is one line for days in a row with the same hours, days off too', () => {
    const hours = [
      span('11:00-22:00', [1, 2, 3, 4, 5]),
      span('15:00-24:00', [6]),
      span('11:00-15:00', [6]),
    ];
    expect(shownWeek(hours)).toEqual(['1-5 11:00-22:00', '6-6 11:00-24:00', '7-7 closed']);
  });

  it.each<[string, readonly OpeningSpan[], readonly string[]]>([
    ['the same every day', [span('11:00-22:00')], ['1-7 11:00-22:00']],
    ['never', [], ['1-7 closed']],
    [
      'the same on days that do not follow each other',
      [span('11:00-22:00', [1, 3])],
      ['1-1 11:00-22:00', '2-2 closed', '3-3 11:00-22:00', '4-7 closed'],
    ],
    [
      'several times a day, in the order of the day',
      [span('18:00-22:00'), span('12:00-15:00')],
      ['1-7 12:00-15:00, 18:00-22:00'],
    ],
    [
      'with hours that overlap or hold each other',
      [span('11:00-16:00'), span('15:00-22:00'), span('12:00-13:00')],
      ['1-7 11:00-22:00'],
    ],
    ['past midnight', [span('18:00-02:00', [5])], ['1-4 closed', '5-5 18:00-02:00', '6-7 closed']],
    ['until midnight, written as 00:00', [span('18:00-00:00')], ['1-7 18:00-24:00']],
    [
      'written in two ways that mean the same',
      [span('11:00-24:00', [1, 2, 3]), span('11:00-00:00', [4, 5, 6, 7])],
      ['1-7 11:00-24:00'],
    ],
    ['round the clock', [span('00:00-24:00')], ['1-7 00:00-24:00']],
    ['round the clock, from ten to ten', [span('10:00-10:00')], ['1-7 00:00-24:00']],
    [
      'round the clock in two shifts',
      [span('22:00-08:00'), span('08:00-22:00')],
      ['1-7 00:00-24:00'],
    ],
    [
      'from ten to ten, but not on Sundays',
      [span('10:00-10:00', [1, 2, 3, 4, 5, 6])],
      ['1-6 10:00-10:00', '7-7 closed'],
    ],
    [
      'longer than clock times can say in one',
      [span('00:00-24:00', [1]), span('20:00-02:00', [1])],
      ['1-1 00:00-24:00, 20:00-02:00', '2-7 closed'],
    ],
    ['from the end of a day to its end', [span('24:00-00:00', [6])], ['1-7 closed']],
  ])('is shown for a branch that works %s', (_what, hours, expected) => {
    expect(shownWeek(hours)).toEqual(expected);
  });

  it('is that of each kind of hours', () => {
    const schedule = branch({ deliveryHours: [span('12:00-20:00')] });
    const hoursOf = (kind: 'delivery' | 'pickup') =>
      weekHours(schedule, kind).map(({ hours }) => text(hours));
    expect([hoursOf('delivery'), hoursOf('pickup')]).toEqual([['12:00-20:00'], ['11:00-22:00']]);
  });

  const anyTime = fc.integer({ min: 0, max: 12 }).map((step) => clockTimeText(step * 120));
  const anySpan = fc
    .tuple(anyTime, anyTime, fc.subarray<Weekday>([...EVERY_DAY], { minLength: 1 }))
    .map(([from, to, [first = 1, ...others]]) => span(`${from}-${to}`, [first, ...others]));

  it('names every day once and in order, and the hours in which the branch is open', () => {
    const openIn = (workingHours: readonly OpeningSpan[]) => {
      const first = day('2026-01-05');
      const offsets = zoneOffsetsOver(first, 21, UTC);
      return openPeriods(branch({ workingHours }), 'working', first, 21, offsets)
        .map(({ from, to }) => ({
          // A week on either side, so that what runs over its ends makes no difference.
          from: Math.max(from, Date.parse('2026-01-12')),
          to: Math.min(to, Date.parse('2026-01-19')),
        }))
        .filter(({ from, to }) => from < to);
    };
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 4 }), (workingHours) => {
        const runs = weekHours(branch({ workingHours }), 'working');
        const named = runs.map(({ days: { from, to } }) => EVERY_DAY.slice(from - 1, to));
        expect(named.flat()).toEqual(EVERY_DAY);
        const written = runs.flatMap(({ hours }, index) =>
          (named[index] ?? []).flatMap((weekday) =>
            hours.map((each) => ({ ...each, days: [weekday] as const })),
          ),
        );
        expect(openIn(written)).toEqual(openIn(workingHours));
      }),
      { numRuns: 60 },
    );
  });
});

it('a day is round the clock when no minute of it is left out', () => {
  const isIt = (...hours: readonly string[]): boolean =>
    isRoundTheClock(hours.map((each) => span(each)));
  expect([isIt('00:00-24:00'), isIt('00:00-00:00')]).toEqual([true, true]);
  expect([isIt(), isIt('00:00-23:59'), isIt('10:00-10:00')]).toEqual([false, false, false]);
  expect(weekHours(roundTheClock(), 'working').map(({ hours }) => isRoundTheClock(hours))).toEqual([
    true,
  ]);
});

describe('special days to come', () => {
  const schedule = branch({
    specialDays: [
      hoursOn('2026-12-31', '15:00-17:00', 'New Year’s Eve'),
      closedOn('2026-12-25', 'Christmas'),
      hoursOn('2026-12-31', '11:00-15:00'),
      closedOn('2026-03-03'),
      closedOn('2026-11-27'),
    ],
  });

  it('are shown from today on, the next one first, with their hours and why', () => {
    const shown = comingSpecialDays(schedule, day('2026-11-27'), 60).map(
      ({ date, text: why, hours }) => [date, why, text(hours)],
    );
    expect(shown).toEqual([
      ['2026-11-27', null, 'closed'],
      ['2026-12-25', 'Christmas', 'closed'],
      ['2026-12-31', 'New Year’s Eve', '11:00-17:00'],
    ]);
  });

  it.each([
    [28, 2],
    [27, 1],
    [0, 1],
  ])('reach %d days ahead: %d', (daysAhead, count) => {
    expect(comingSpecialDays(schedule, day('2026-11-27'), daysAhead)).toHaveLength(count);
  });
});
