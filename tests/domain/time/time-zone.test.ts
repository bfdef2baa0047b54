import { refuse } from '../../../src/domain/result/result';
import { UTC, localDateAt, timeZone } from '../../../src/domain/time/time-zone';
import { moment, zoneOf } from './support';

describe('zones', () => {
  it.each(['Europe/Sofia', 'Asia/Dubai', 'UTC'])('%s is one', (name) => {
    expect(timeZone(name)).toMatchObject({ ok: true, value: { name } });
  });

  it.each(['Europe/Atlantis', '', 'Sofia', '../etc'])('“%s” is none', (name) => {
    expect(timeZone(name)).toEqual(refuse({ kind: 'time_zone.unknown' }));
  });
});

describe('what the clocks show', () => {
  it.each([
    ['Sofia', 'Europe/Sofia', { date: '2026-11-27', minutes: 18 * 60 + 40 }],
    ['Dubai', 'Asia/Dubai', { date: '2026-11-27', minutes: 20 * 60 + 40 }],
    ['Auckland, where it is tomorrow', 'Pacific/Auckland', { date: '2026-11-28', minutes: 340 }],
    ['New York', 'America/New_York', { date: '2026-11-27', minutes: 11 * 60 + 40 }],
    ['Kathmandu', 'Asia/Kathmandu', { date: '2026-11-27', minutes: 22 * 60 + 25 }],
  ])('at 18:40 of Sofia in %s', (_place, zone, shown) => {
    const now = moment('2026-11-27T18:40+02:00');
    expect(zoneOf(zone).wallClockAt(now)).toEqual(shown);
    expect(localDateAt(now, zoneOf(zone))).toBe(shown.date);
  });

  it.each([
    ['the last minute of a year', '2026-12-31T23:59:59.999+02:00', '2026-12-31', 1439],
    ['its midnight, which is 00:00 and never 24:00', '2027-01-01T00:00+02:00', '2027-01-01', 0],
    ['a year of the past', '0987-06-05T12:00Z', '0987-06-05', null],
  ])('%s', (_rule, at, date, minutes) => {
    const shown = zoneOf('Europe/Sofia').wallClockAt(moment(at));
    expect(shown.date).toBe(date);
    if (minutes !== null) expect(shown.minutes).toBe(minutes);
  });

  it('is asked of one format for each zone, which is dear to make', () => {
    const make = jest.spyOn(Intl, 'DateTimeFormat');
    const fiji = zoneOf('Pacific/Fiji');
    fiji.wallClockAt(moment('2026-11-27T18:40+02:00'));
    fiji.wallClockAt(moment('2026-11-27T18:45+02:00'));
    const made = make.mock.calls.length;
    make.mockRestore();
    expect(made).toBe(1);
  });

  it('are those of the tables in Greenwich too', () => {
    const greenwich = zoneOf('UTC');
    for (const at of ['1969-12-31T23:59:59.999Z', '2026-11-27T00:00Z', '2028-02-29T12:34Z'])
      expect(UTC.wallClockAt(moment(at))).toEqual(greenwich.wallClockAt(moment(at)));
  });
});
