import fc from 'fast-check';
import { instant } from '../../../src/domain/time/instant';
import { addDays } from '../../../src/domain/time/local-date';
import {
  offsetMinutesAt,
  offsetMinutesIn,
  zoneOffsetsOver,
} from '../../../src/domain/time/zone-offsets';
import { ZONES, day, moment, zoneOf } from './support';

describe('how far clocks are ahead of UTC', () => {
  it.each([
    ['Europe/Sofia', '2026-11-27T12:00Z', 120],
    ['Europe/Sofia', '2026-07-01T12:00Z', 180],
    ['America/St_Johns', '2026-11-27T12:00Z', -210],
    ['Asia/Kathmandu', '2026-11-27T12:00Z', 345],
    ['Pacific/Kiritimati', '2026-11-27T12:00Z', 840],
    ['Europe/Sofia', '2026-11-27T12:00:59.999Z', 120],
    ['Europe/Sofia', '1969-12-31T23:59:59.999Z', 120],
  ])('%s at %s: %i minutes', (zone, at, minutes) => {
    expect(offsetMinutesAt(moment(at), zoneOf(zone))).toBe(minutes);
  });

  it('is a whole number of quarter hours everywhere, as the slots expect', () => {
    const winter = moment('2026-01-15T00:00Z');
    const summer = moment('2026-07-15T00:00Z');
    const odd = Intl.supportedValuesOf('timeZone').filter((name) => {
      const zone = zoneOf(name);
      return [winter, summer].some((at) => offsetMinutesAt(at, zone) % 15 !== 0);
    });
    expect(odd).toEqual([]);
  });
});

describe('the nights in which clocks are set', () => {
  it.each([
    [
      'Sofia in autumn',
      'Europe/Sofia',
      '2026-10-25',
      { initial: 180, changes: [{ at: moment('2026-10-25T01:00Z'), after: 120 }] },
    ],
    [
      'Sofia in spring',
      'Europe/Sofia',
      '2026-03-29',
      { initial: 120, changes: [{ at: moment('2026-03-29T01:00Z'), after: 180 }] },
    ],
    [
      'Lord Howe, by half an hour',
      'Australia/Lord_Howe',
      '2026-04-05',
      { initial: 660, changes: [{ at: moment('2026-04-04T15:00Z'), after: 630 }] },
    ],
    [
      'New York',
      'America/New_York',
      '2026-11-01',
      { initial: -240, changes: [{ at: moment('2026-11-01T06:00Z'), after: -300 }] },
    ],
    [
      'Apia, which left out a day',
      'Pacific/Apia',
      '2011-12-30',
      { initial: -600, changes: [{ at: moment('2011-12-30T10:00Z'), after: 840 }] },
    ],
    ['Dubai, which never does', 'Asia/Dubai', '2026-10-25', { initial: 240, changes: [] }],
  ])('%s', (_night, zone, date, offsets) => {
    expect(zoneOffsetsOver(day(date), 1, zoneOf(zone))).toMatchObject(offsets);
  });

  it('are found from two days before the days asked for to two days after them', () => {
    const sofia = zoneOf('Europe/Sofia');
    const changes = (date: string, days: number): number =>
      zoneOffsetsOver(day(date), days, sofia).changes.length;
    // The change is at 01:00 UTC on the 25th.
    expect(changes('2026-10-27', 1)).toBe(1);
    expect(changes('2026-10-28', 1)).toBe(0);
    expect(changes('2026-10-23', 1)).toBe(1);
    expect(changes('2026-10-22', 1)).toBe(0);
    expect(changes('2026-10-22', 2)).toBe(1);
  });

  it('are both found where many days are asked for', () => {
    const { initial, changes } = zoneOffsetsOver(day('2026-01-01'), 365, zoneOf('Europe/Sofia'));
    expect(initial).toBe(120);
    expect(changes.map(({ after }) => after)).toEqual([180, 120]);
  });

  it('are found by asking the tables of a zone once a week', () => {
    const sofia = zoneOf('Europe/Sofia');
    const wallClockAt = jest.fn(sofia.wallClockAt);
    expect(zoneOffsetsOver(day('2026-07-01'), 31, { ...sofia, wallClockAt }).changes).toEqual([]);
    expect(wallClockAt).toHaveBeenCalledTimes(6);
  });

  it('give every moment the offset that the zone says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 3650 }),
        fc.integer({ min: 0, max: 9 * 1440 }),
        (zone, skipped, minute) => {
          const date = addDays(day('2020-01-01'), skipped);
          const at = instant(Date.parse(date) - 86_400_000 + minute * 60_000);
          expect(offsetMinutesIn(zoneOffsetsOver(date, 7, zone), at)).toBe(
            offsetMinutesAt(at, zone),
          );
        },
      ),
    );
  });
});
