import { hoursOfDay, specialDayText } from '../../../src/domain/schedule/opening-hours';
import { day } from '../time/support';
import { branch, clock, closedOn, hoursOn, span } from './support';

const hours = (from: string, to: string) => ({ from: clock(from), to: clock(to) });
const FRIDAY = day('2026-11-27');
const SATURDAY = day('2026-11-28');

describe('the hours of a day', () => {
  const schedule = branch({
    workingHours: [span('12:00-15:00', [1, 5]), span('18:00-02:00', [5, 6])],
    pickupHours: [span('10:00-20:00', [5])],
    specialDays: [closedOn('2026-12-25', 'Christmas')],
  });

  it('are those of its day of the week, several in a day', () => {
    expect(hoursOfDay(schedule, 'working', FRIDAY)).toEqual([
      hours('12:00', '15:00'),
      hours('18:00', '02:00'),
    ]);
    expect(hoursOfDay(schedule, 'working', SATURDAY)).toEqual([hours('18:00', '02:00')]);
  });

  it('are none on a day off', () => {
    expect(hoursOfDay(schedule, 'working', day('2026-11-29'))).toEqual([]);
  });

  it('of delivery and pickup are the working hours where they have none of their own', () => {
    expect(hoursOfDay(schedule, 'delivery', FRIDAY)).toEqual(
      hoursOfDay(schedule, 'working', FRIDAY),
    );
    expect(hoursOfDay(schedule, 'pickup', FRIDAY)).toEqual([hours('10:00', '20:00')]);
    expect(hoursOfDay(schedule, 'pickup', SATURDAY)).toEqual([]);
    const turned = branch({ deliveryHours: [span('13:00-14:00')] });
    expect(hoursOfDay(turned, 'delivery', FRIDAY)).toEqual([hours('13:00', '14:00')]);
    expect(hoursOfDay(turned, 'pickup', FRIDAY)).toEqual([hours('11:00', '22:00')]);
    expect(hoursOfDay(turned, 'working', FRIDAY)).toEqual([hours('11:00', '22:00')]);
  });

  it('of delivery may be none at all, which is not the same as the working hours', () => {
    const none = branch({ deliveryHours: [], pickupHours: [] });
    expect(hoursOfDay(none, 'delivery', FRIDAY)).toEqual([]);
    expect(hoursOfDay(none, 'pickup', FRIDAY)).toEqual([]);
  });
});

describe('a special day', () => {
  const schedule = branch({
    pickupHours: [span('10:00-20:00')],
    specialDays: [
      closedOn('2026-12-25', 'Christmas'),
      hoursOn('2026-12-31', '11:00-17:00'),
      hoursOn('2026-12-31', '20:00-03:00', 'New Year'),
      hoursOn('2027-01-01', '12:00-13:00', 'Short'),
      closedOn('2027-01-01', 'Closed after all'),
    ],
  });

  it.each(['working', 'delivery', 'pickup'] as const)('closes for %s alike', (kind) => {
    expect(hoursOfDay(schedule, kind, day('2026-12-25'))).toEqual([]);
    expect(hoursOfDay(schedule, kind, day('2026-12-31'))).toEqual([
      hours('11:00', '17:00'),
      hours('20:00', '03:00'),
    ]);
  });

  it('leaves its neighbours alone', () => {
    expect(hoursOfDay(schedule, 'working', day('2026-12-24'))).toEqual([hours('11:00', '22:00')]);
    expect(hoursOfDay(schedule, 'pickup', day('2026-12-26'))).toEqual([hours('10:00', '20:00')]);
  });

  it('that is closed wins over hours of the same day', () => {
    expect(hoursOfDay(schedule, 'working', day('2027-01-01'))).toEqual([]);
  });

  it.each([
    ['2026-12-25', 'Christmas'],
    ['2026-12-31', 'New Year'],
    ['2027-01-01', 'Short'],
    ['2026-12-26', null],
  ])('%s says %s', (date, text) => {
    expect(specialDayText(schedule, day(date))).toBe(text);
  });

  it('may say nothing', () => {
    const silent = branch({ specialDays: [closedOn('2026-12-25')] });
    expect(specialDayText(silent, day('2026-12-25'))).toBeNull();
  });
});
