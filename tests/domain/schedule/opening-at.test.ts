import { closingShown, openingAt } from '../../../src/domain/schedule/opening-at';
import type { BranchSchedule, HoursKind } from '../../../src/domain/schedule/opening-hours';
import type { Instant } from '../../../src/domain/time/instant';
import { moment, zoneOf } from '../time/support';
import { SOFIA, branch, closedOn, hoursOn, roundTheClock, shown, sofia, span } from './support';

const at = (schedule: BranchSchedule, now: Instant, kind: HoursKind = 'working'): string => {
  const opening = openingAt({ schedule, zone: SOFIA, kind, now });
  return opening.open
    ? `open until ${String(shown(opening.until))}`
    : `closed until ${String(shown(opening.opensAt))}`;
};

describe('open now', () => {
  it.each([
    ['2026-11-27 10:59', 'closed until 2026-11-27 11:00'],
    ['2026-11-27 11:00', 'open until 2026-11-27 22:00'],
    ['2026-11-27 21:59', 'open until 2026-11-27 22:00'],
    ['2026-11-27 22:00', 'closed until 2026-11-28 11:00'],
    ['2026-12-31 23:00', 'closed until 2027-01-01 11:00'],
  ])('11:00–22:00, at %s: %s', (now, expected) => {
    expect(at(branch(), sofia(now))).toBe(expected);
  });

  it.each([
    ['2026-11-27 01:59', 'closed until 2026-11-27 18:00'],
    ['2026-11-27 17:59', 'closed until 2026-11-27 18:00'],
    ['2026-11-27 18:00', 'open until 2026-11-28 02:00'],
    ['2026-11-28 01:59', 'open until 2026-11-28 02:00'],
    ['2026-11-28 02:00', 'closed until 2026-12-04 18:00'],
  ])('Fridays 18:00–02:00, at %s: %s', (now, expected) => {
    expect(at(branch({ workingHours: [span('18:00-02:00', [5])] }), sofia(now))).toBe(expected);
  });

  it('says so for each kind of hours', () => {
    const schedule = branch({ deliveryHours: [span('12:00-20:00')] });
    expect(at(schedule, sofia('2026-11-27 11:30'))).toBe('open until 2026-11-27 22:00');
    expect(at(schedule, sofia('2026-11-27 11:30'), 'delivery')).toBe(
      'closed until 2026-11-27 12:00',
    );
    expect(at(schedule, sofia('2026-11-27 11:30'), 'pickup')).toBe('open until 2026-11-27 22:00');
  });

  it('is closed between two hours of a day', () => {
    const schedule = branch({ workingHours: [span('18:00-22:00'), span('12:00-15:00')] });
    expect(at(schedule, sofia('2026-11-27 16:00'))).toBe('closed until 2026-11-27 18:00');
    expect(at(schedule, sofia('2026-11-27 14:00'))).toBe('open until 2026-11-27 15:00');
  });

  it.each([
    ['that overlap', ['11:00-16:00', '15:00-22:00'], '22:00'],
    ['of which one holds the other', ['11:00-22:00', '12:00-15:00'], '22:00'],
    ['that meet', ['11:00-15:00', '15:00-22:00'], '22:00'],
    ['a minute apart', ['11:00-15:00', '15:01-22:00'], '15:00'],
  ])('joins hours %s', (_rule, hours, until) => {
    const schedule = branch({ workingHours: hours.map((text) => span(text)) });
    expect(at(schedule, sofia('2026-11-27 12:30'))).toBe(`open until 2026-11-27 ${until}`);
  });
});

describe('round the clock', () => {
  it.each([['00:00-24:00'], ['00:00-00:00'], ['10:00-10:00'], ['24:00-24:00']])(
    '%s has no closing in sight',
    (hours) => {
      const schedule = branch({ workingHours: [span(hours)] });
      expect(
        openingAt({ schedule, zone: SOFIA, kind: 'working', now: sofia('2026-11-27 09:59') }),
      ).toEqual({
        open: true,
        until: null,
      });
    },
  );

  it('tells of a closing as far as a week ahead, and of none before', () => {
    const closing = (date: string): string =>
      at(roundTheClock({ specialDays: [closedOn(date)] }), sofia('2026-11-27 12:00'));
    expect(closing('2026-12-04')).toBe('open until 2026-12-04 00:00');
    expect(closing('2026-12-05')).toBe('open until null');
    expect(closing('2026-12-25')).toBe('open until null');
  });

  it.each([
    ['2026-11-27 22:00', { date: null, time: '22:00' }],
    ['2026-11-28 00:00', { date: null, time: '24:00' }],
    ['2026-11-28 02:00', { date: null, time: '02:00' }],
    ['2026-11-28 22:00', { date: '2026-11-28', time: '22:00' }],
    ['2026-12-01 00:00', { date: '2026-11-30', time: '24:00' }],
  ])('tells the day of a closing that is not of today or tonight: %s', (moment, fromMap) => {
    const now = sofia('2026-11-27 22:00');
    expect(closingShown(sofia(moment), now, SOFIA)).toEqual(fromMap);
  });
});

describe('the next opening', () => {
  it('is seen as far as 31 days ahead', () => {
    const opening = (date: string): string =>
      at(
        branch({ workingHours: [], specialDays: [hoursOn(date, '11:00-17:00')] }),
        sofia('2026-11-27 12:00'),
      );
    expect(opening('2026-12-28')).toBe('closed until 2026-12-28 11:00');
    expect(opening('2026-12-29')).toBe('closed until null');
  });

  it('is unknown where there are no hours at all', () => {
    const schedule = branch({ workingHours: [] });
    expect(
      openingAt({ schedule, zone: SOFIA, kind: 'working', now: sofia('2026-11-27 12:00') }),
    ).toEqual({
      open: false,
      opensAt: null,
    });
  });
});

describe('special days', () => {
  const schedule = branch({
    workingHours: [span('18:00-02:00')],
    specialDays: [closedOn('2026-12-25', 'Christmas'), hoursOn('2026-12-31', '11:00-17:00')],
  });

  it.each([
    ['2026-12-25 01:59', 'open until 2026-12-25 02:00'],
    ['2026-12-25 02:00', 'closed until 2026-12-26 18:00'],
    ['2026-12-25 20:00', 'closed until 2026-12-26 18:00'],
    ['2026-12-26 00:30', 'closed until 2026-12-26 18:00'],
    ['2026-12-31 11:00', 'open until 2026-12-31 17:00'],
    ['2026-12-31 17:00', 'closed until 2027-01-01 18:00'],
    ['2027-01-01 01:00', 'closed until 2027-01-01 18:00'],
  ])('at %s: %s', (now, expected) => {
    expect(at(schedule, sofia(now))).toBe(expected);
  });
});

describe('nights in which the clocks change', () => {
  const night = (hours: string) => branch({ workingHours: [span(hours)] });
  const until = (schedule: BranchSchedule, now: string, zone = SOFIA): Instant | null => {
    const opening = openingAt({ schedule, zone, kind: 'working', now: moment(now) });
    return opening.open ? opening.until : null;
  };

  it('closes when the clocks first show the closing time', () => {
    expect(until(night('18:00-03:30'), '2026-10-24T22:00Z')).toBe(moment('2026-10-25T00:30Z'));
    expect(until(night('18:00-04:00'), '2026-10-24T22:00Z')).toBe(moment('2026-10-25T02:00Z'));
  });

  it('closes when the clocks jump over the closing time', () => {
    expect(until(night('18:00-03:30'), '2026-03-28T22:00Z')).toBe(moment('2026-03-29T01:00Z'));
    expect(until(night('18:00-04:00'), '2026-03-28T22:00Z')).toBe(moment('2026-03-29T01:00Z'));
  });

  it('is open until 02:00 past midnight, as long as the clocks say', () => {
    const schedule = night('18:00-02:00');
    const zone = zoneOf('America/New_York');
    expect(until(schedule, '2026-11-01T04:00Z', zone)).toBe(moment('2026-11-01T07:00Z'));
    expect(until(schedule, '2026-03-08T05:00Z', zone)).toBe(moment('2026-03-08T07:00Z'));
  });

  it('leaves out hours that lie within an hour that is left out', () => {
    const opening = openingAt({
      schedule: night('03:15-03:45'),
      zone: SOFIA,
      kind: 'working',
      now: moment('2026-03-29T00:59Z'),
    });
    expect(opening).toEqual({ open: false, opensAt: moment('2026-03-30T00:15Z') });
  });
});
