import fc from 'fast-check';
import { addMinutes, instant } from '../../../src/domain/time/instant';
import { addDays } from '../../../src/domain/time/local-date';
import {
  instantsIn,
  instantsOf,
  momentReached,
  wallClockIn,
  zoneWithOffsets,
} from '../../../src/domain/time/local-moment';
import { localDateAt } from '../../../src/domain/time/time-zone';
import { zoneOffsetsOver } from '../../../src/domain/time/zone-offsets';
import { ZONES, day, moment, zoneOf } from './support';

const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

describe('the moments of a local time', () => {
  it.each([
    ['an ordinary time, once', 'Europe/Sofia', '2026-11-27', at(18, 40), ['2026-11-27T16:40Z']],
    ['24:00, the next midnight', 'Europe/Sofia', '2026-12-31', at(24), ['2026-12-31T22:00Z']],
    ['02:00 of the next day', 'Europe/Sofia', '2026-12-31', at(26), ['2027-01-01T00:00Z']],
    ['a time five days on', 'Europe/Sofia', '2026-10-20', at(5 * 24 + 12), ['2026-10-25T10:00Z']],
    [
      'just before an hour that is left out',
      'Europe/Sofia',
      '2026-03-29',
      at(2, 59),
      ['2026-03-29T00:59Z'],
    ],
    ['the first minute that is left out', 'Europe/Sofia', '2026-03-29', at(3), []],
    ['the last minute that is left out', 'Europe/Sofia', '2026-03-29', at(3, 59), []],
    ['just after it', 'Europe/Sofia', '2026-03-29', at(4), ['2026-03-29T01:00Z']],
    [
      'just before an hour that comes twice',
      'Europe/Sofia',
      '2026-10-25',
      at(2, 59),
      ['2026-10-24T23:59Z'],
    ],
    [
      'its first minute',
      'Europe/Sofia',
      '2026-10-25',
      at(3),
      ['2026-10-25T00:00Z', '2026-10-25T01:00Z'],
    ],
    [
      'its last minute',
      'Europe/Sofia',
      '2026-10-25',
      at(3, 59),
      ['2026-10-25T00:59Z', '2026-10-25T01:59Z'],
    ],
    ['just after it', 'Europe/Sofia', '2026-10-25', at(4), ['2026-10-25T02:00Z']],
    [
      'half an hour that comes twice',
      'Australia/Lord_Howe',
      '2026-04-05',
      at(1, 30),
      ['2026-04-04T14:30Z', '2026-04-04T15:00Z'],
    ],
    ['half an hour that is left out', 'Australia/Lord_Howe', '2026-10-04', at(2, 15), []],
    ['a day that was left out', 'Pacific/Apia', '2011-12-30', at(12), []],
    ['the day after it', 'Pacific/Apia', '2011-12-31', at(0), ['2011-12-30T10:00Z']],
  ])('%s', (_rule, zone, date, minutes, moments) => {
    expect(instantsOf(day(date), minutes, zoneOf(zone))).toEqual(moments.map(moment));
  });

  it('come in the order of time, also among the offsets of a whole year', () => {
    const year = zoneOffsetsOver(day('2026-01-01'), 365, zoneOf('Europe/Sofia'));
    expect(instantsIn(year, day('2026-10-25'), at(3, 30))).toEqual([
      moment('2026-10-25T00:30Z'),
      moment('2026-10-25T01:30Z'),
    ]);
  });

  it('are those at which the clocks show it, and no others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 3650 }),
        fc.integer({ min: 0, max: 1439 }),
        (zone, days, minutes) => {
          const date = addDays(day('2020-01-01'), days);
          for (const found of instantsOf(date, minutes, zone))
            expect(zone.wallClockAt(found)).toEqual({ date, minutes });
          const somewhen = instant(Date.parse(date) + minutes * 60_000);
          const shown = zone.wallClockAt(somewhen);
          expect(instantsOf(shown.date, shown.minutes, zone)).toContain(somewhen);
        },
      ),
    );
  });
});

describe('the moment when the clocks reach a time', () => {
  it.each([
    ['an ordinary time', 'Europe/Sofia', '2026-11-27', at(11), '2026-11-27T09:00Z'],
    [
      'a time that is left out: when they jump',
      'Europe/Sofia',
      '2026-03-29',
      at(3, 30),
      '2026-03-29T01:00Z',
    ],
    ['the first time that is left out', 'Europe/Sofia', '2026-03-29', at(3), '2026-03-29T01:00Z'],
    ['the time they jump to', 'Europe/Sofia', '2026-03-29', at(4), '2026-03-29T01:00Z'],
    ['a quarter of an hour later', 'Europe/Sofia', '2026-03-29', at(4, 15), '2026-03-29T01:15Z'],
    [
      'a time that comes twice: the first',
      'Europe/Sofia',
      '2026-10-25',
      at(3, 30),
      '2026-10-25T00:30Z',
    ],
    [
      'the time at which they are set back',
      'Europe/Sofia',
      '2026-10-25',
      at(4),
      '2026-10-25T02:00Z',
    ],
    ['a day that was left out', 'Pacific/Apia', '2011-12-30', at(12), '2011-12-30T10:00Z'],
    ['the day after it', 'Pacific/Apia', '2011-12-31', at(1), '2011-12-30T11:00Z'],
  ])('%s', (_rule, zone, date, minutes, expected) => {
    const offsets = zoneOffsetsOver(day(date), 2, zoneOf(zone));
    expect(momentReached(offsets, day(date), minutes)).toBe(moment(expected));
  });

  it('shows that time or a later one, and a minute before an earlier one', () => {
    const from = day('2020-01-01');
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 3650 }),
        fc.integer({ min: 0, max: 1439 }),
        (zone, days, minutes) => {
          const date = addDays(from, days);
          const reached = momentReached(zoneOffsetsOver(date, 1, zone), date, minutes);
          const key = (shown: { date: string; minutes: number }): string =>
            `${shown.date} ${String(shown.minutes).padStart(4, '0')}`;
          expect(key(zone.wallClockAt(reached)) >= key({ date, minutes })).toBe(true);
          expect(key(zone.wallClockAt(addMinutes(reached, -1))) < key({ date, minutes })).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('what the clocks show, by offsets found once', () => {
  it('is what the zone says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 1_577_836_800_000, max: 1_893_456_000_000 }),
        (zone, milliseconds) => {
          const now = instant(milliseconds);
          const offsets = zoneOffsetsOver(localDateAt(now, zone), 1, zone);
          expect(wallClockIn(offsets, now)).toEqual(zone.wallClockAt(now));
        },
      ),
    );
  });
});

it('is what the zone says also where its offsets are known for some days only', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 1_577_836_800_000, max: 1_893_456_000_000 }),
      fc.integer({ min: -30, max: 90 }),
      (zone, milliseconds, days) => {
        const known = zoneOffsetsOver(localDateAt(instant(milliseconds), zone), 50, zone);
        const asked = instant(milliseconds + days * 86_400_000);
        expect(zoneWithOffsets(zone, known).wallClockAt(asked)).toEqual(zone.wallClockAt(asked));
      },
    ),
  );
});
