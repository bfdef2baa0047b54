import fc from 'fast-check';
import { ok, refuse } from '../../../src/domain/result/result';
import { instant } from '../../../src/domain/time/instant';
import { isoMoment, offsetText, readIsoMoment } from '../../../src/domain/time/iso-moment';
import { ZONES, moment, zoneOf } from './support';

describe('a moment as it travels', () => {
  it.each([
    ['Europe/Sofia', '2026-11-27T18:40:00+02:00'],
    ['Asia/Dubai', '2026-11-27T20:40:00+04:00'],
    ['Pacific/Auckland', '2026-11-28T05:40:00+13:00'],
    ['America/St_Johns', '2026-11-27T13:10:00-03:30'],
    ['UTC', '2026-11-27T16:40:00+00:00'],
  ])('in %s is %s', (zone, text) => {
    expect(isoMoment(moment('2026-11-27T18:40:00.999+02:00'), zoneOf(zone))).toBe(text);
    expect(readIsoMoment(text)).toEqual(ok(moment('2026-11-27T18:40+02:00')));
  });

  it('tells the two halves of an hour that comes twice apart', () => {
    const sofia = zoneOf('Europe/Sofia');
    expect(isoMoment(moment('2026-10-25T00:30Z'), sofia)).toBe('2026-10-25T03:30:00+03:00');
    expect(isoMoment(moment('2026-10-25T01:30Z'), sofia)).toBe('2026-10-25T03:30:00+02:00');
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 4_000_000_000 }),
        (zone, seconds) => {
          const now = instant(seconds * 1000);
          expect(readIsoMoment(isoMoment(now, zone))).toEqual(ok(now));
        },
      ),
    );
  });

  it.each([
    ['without seconds', '2026-11-27T18:40+02:00', 0],
    ['in UTC', '2026-11-27T16:40:00Z', 0],
    ['with a fraction', '2026-11-27T16:40:00.5Z', 500],
    ['with three decimals', '2026-11-27T16:40:00.123Z', 123],
    ['with six decimals, as many programs write them', '2026-11-27T18:40:00.123999+02:00', 123],
    ['with an offset late in the day', '2026-11-28T15:39:00+22:59', 0],
  ])('is also read %s', (_form, text, more) => {
    expect(readIsoMoment(text)).toEqual(ok(instant(moment('2026-11-27T16:40Z') + more)));
  });

  it.each([
    ['without an offset', '2026-11-27T18:40:00'],
    ['a day alone', '2026-11-27'],
    ['a day that does not exist', '2026-02-30T18:40:00Z'],
    ['an hour 24', '2026-11-27T24:00:00Z'],
    ['a minute 60', '2026-11-27T18:60:00Z'],
    ['a second 60', '2026-11-27T18:40:60Z'],
    ['an offset of 24 hours', '2026-11-27T18:40:00+24:00'],
    ['an offset of 60 minutes', '2026-11-27T18:40:00+01:60'],
    ['something before it', ' 2026-11-27T18:40:00Z'],
    ['something after it', '2026-11-27T18:40:00Z '],
    ['a number', '1795970400'],
    ['nothing', ''],
  ])('is none: %s', (_rule, text) => {
    expect(readIsoMoment(text)).toEqual(refuse({ kind: 'moment.unknown' }));
  });
});

describe('an offset', () => {
  it.each([
    [0, '+00:00'],
    [120, '+02:00'],
    [-1, '-00:01'],
    [-210, '-03:30'],
    [345, '+05:45'],
    [840, '+14:00'],
  ])('of %i minutes is %s', (minutes, text) => {
    expect(offsetText(minutes)).toBe(text);
  });
});
