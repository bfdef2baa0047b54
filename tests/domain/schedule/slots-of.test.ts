import type { SlotQuestion } from '../../../src/domain/schedule/slot-plan';
import type { SlotDay } from '../../../src/domain/schedule/slots-of';
import { slotsOf } from '../../../src/domain/schedule/slots-of';
import {
  asked,
  allSlots,
  branch,
  closedOn,
  hoursOn,
  roundTheClock,
  shown,
  sofia,
  span,
} from './support';

/** Times that can be had on the days of an answer, as "HH:mm", by Sofia's clocks. */
const timesOf = (day: SlotDay | undefined): readonly (string | undefined)[] =>
  (day?.slots ?? []).filter(({ available }) => available).map(({ at }) => shown(at)?.slice(11));

const firstAndLast = (question: SlotQuestion, day = 0): readonly (string | undefined)[] => {
  const times = timesOf(slotsOf(question)[day]);
  return [times[0], times.at(-1)];
};

describe('times to choose from', () => {
  it('go from the opening and the time an order takes up to closing', () => {
    const question = asked('2026-11-27 09:00');
    expect(firstAndLast(question)).toEqual(['12:00', '22:00']);
    expect(firstAndLast(question, 1)).toEqual(['12:00', '22:00']);
    expect(timesOf(slotsOf(question)[0]).slice(0, 5)).toEqual([
      '12:00',
      '12:15',
      '12:30',
      '12:45',
      '13:00',
    ]);
    expect(timesOf(slotsOf(question)[0])).toHaveLength(41);
  });

  it('show what cannot be made any more as too late, and nothing that is past', () => {
    const today = slotsOf(asked('2026-11-27 13:05'))[0];
    expect(today?.slots.slice(0, 5)).toEqual([
      { at: sofia('2026-11-27 13:15'), available: false, reason: 'too_late' },
      { at: sofia('2026-11-27 13:30'), available: false, reason: 'too_late' },
      { at: sofia('2026-11-27 13:45'), available: false, reason: 'too_late' },
      { at: sofia('2026-11-27 14:00'), available: false, reason: 'too_late' },
      { at: sofia('2026-11-27 14:15'), available: true, reason: null },
    ]);
  });

  it('take a time that is exactly as far away as the order takes', () => {
    expect(firstAndLast(asked('2026-11-27 13:00'))[0]).toBe('14:00');
    expect(firstAndLast(asked('2026-11-27 13:01'))[0]).toBe('14:15');
    expect(slotsOf(asked('2026-11-27 13:15'))[0]?.slots[0]?.at).toBe(sofia('2026-11-27 13:15'));
  });

  it('end with the last order', () => {
    const near = { leadMinutes: 10 };
    expect(firstAndLast(asked('2026-11-27 21:30', near))).toEqual(['21:45', '22:00']);
    expect(firstAndLast(asked('2026-11-27 21:31', near))).toEqual([undefined, undefined]);
    expect(slotsOf(asked('2026-11-27 21:31', near))[0]).toEqual({
      date: '2026-11-27',
      closed: false,
      text: null,
      slots: [
        { at: sofia('2026-11-27 21:45'), available: false, reason: 'too_late' },
        { at: sofia('2026-11-27 22:00'), available: false, reason: 'too_late' },
      ],
    });
    expect(timesOf(slotsOf(asked('2026-11-27 21:31'))[0])).toEqual([]);
  });

  it('are on the quarter hours of the clock, whatever the hours are', () => {
    const schedule = branch({ workingHours: [span('11:10-14:20')] });
    const question = asked('2026-11-27 09:00', { schedule, leadMinutes: 40 });
    expect(timesOf(slotsOf(question)[0])).toEqual([
      '12:00',
      '12:15',
      '12:30',
      '12:45',
      '13:00',
      '13:15',
      '13:30',
      '13:45',
      '14:00',
      '14:15',
    ]);
  });

  it('are those of today and the six days after it', () => {
    const days = slotsOf(asked('2026-12-28 09:00'));
    expect(days.map(({ date }) => date)).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
    expect(days.map((day) => timesOf(day).length)).toEqual([41, 41, 41, 41, 41, 41, 41]);
    expect(slotsOf(asked('2026-12-28 09:00', { days: 1 }))).toEqual(days.slice(0, 1));
  });

  it('follow the hours of delivery and of pickup', () => {
    const schedule = branch({ deliveryHours: [span('12:00-14:00')] });
    expect(firstAndLast(asked('2026-11-27 09:00', { schedule }))).toEqual(['13:00', '14:00']);
    const pickup = { schedule, orderType: 'pickup', leadMinutes: 30 } as const;
    expect(firstAndLast(asked('2026-11-27 09:00', pickup))).toEqual(['11:30', '22:00']);
  });

  it('are none where the hours are shorter than an order takes', () => {
    const schedule = branch({ workingHours: [span('11:00-11:59')] });
    expect(slotsOf(asked('2026-11-27 09:00', { schedule, days: 1 }))).toEqual([
      { date: '2026-11-27', closed: false, text: null, slots: [] },
    ]);
    const longer = branch({ workingHours: [span('11:00-12:00')] });
    expect(timesOf(slotsOf(asked('2026-11-27 09:00', { schedule: longer }))[0])).toEqual(['12:00']);
  });

  it('come once where hours overlap, and without a new start where they meet', () => {
    const overlapping = branch({
      workingHours: [span('11:00-16:00'), span('15:00-22:00'), span('12:00-13:00')],
    });
    expect(slotsOf(asked('2026-11-27 09:00', { schedule: overlapping }))).toEqual(
      slotsOf(asked('2026-11-27 09:00')),
    );
  });

  it('begin anew after a break', () => {
    const schedule = branch({ workingHours: [span('18:00-19:15'), span('12:00-13:15')] });
    expect(timesOf(slotsOf(asked('2026-11-27 09:00', { schedule }))[0])).toEqual([
      '13:00',
      '13:15',
      '19:00',
      '19:15',
    ]);
  });
});

describe('days', () => {
  it('say that they are closed, and why', () => {
    const schedule = branch({
      specialDays: [
        closedOn('2026-12-25', 'Christmas'),
        hoursOn('2026-12-26', '11:00-12:15', 'Short day'),
      ],
    });
    const days = slotsOf(asked('2026-12-25 12:00', { schedule, days: 2 }));
    expect(days[0]).toEqual({ date: '2026-12-25', closed: true, text: 'Christmas', slots: [] });
    expect(days[1]).toEqual({
      date: '2026-12-26',
      closed: false,
      text: 'Short day',
      slots: [
        { at: sofia('2026-12-26 12:00'), available: true, reason: null },
        { at: sofia('2026-12-26 12:15'), available: true, reason: null },
      ],
    });
  });

  it('without hours are closed without a text', () => {
    const schedule = branch({ workingHours: [span('11:00-22:00', [6])] });
    expect(slotsOf(asked('2026-11-27 09:00', { schedule })).map(({ closed }) => closed)).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('whose hours are over are not closed days', () => {
    expect(slotsOf(asked('2026-11-27 22:30', { days: 1 }))).toEqual([
      { date: '2026-11-27', closed: false, text: null, slots: [] },
    ]);
  });

  it('hold the times that the calendar counts to them, also after midnight', () => {
    const schedule = branch({ workingHours: [span('22:00-02:00', [5])] });
    const question = asked('2026-11-27 23:50', { schedule });
    const [friday, saturday, sunday] = slotsOf(question);
    expect(friday?.slots).toEqual([]);
    expect(saturday?.slots.map(({ at }) => shown(at))).toEqual([
      '2026-11-28 00:00',
      '2026-11-28 00:15',
      '2026-11-28 00:30',
      '2026-11-28 00:45',
      '2026-11-28 01:00',
      '2026-11-28 01:15',
      '2026-11-28 01:30',
      '2026-11-28 01:45',
      '2026-11-28 02:00',
    ]);
    expect(timesOf(saturday)[0]).toBe('01:00');
    expect([friday?.closed, saturday?.closed, sunday?.closed]).toEqual([false, false, true]);
  });

  it('take over what is left of a night that began yesterday', () => {
    const schedule = branch({
      workingHours: [span('18:00-02:00')],
      specialDays: [closedOn('2026-12-25', 'Christmas')],
    });
    const christmas = slotsOf(asked('2026-12-25 00:30', { schedule }))[0];
    expect(christmas).toMatchObject({ closed: false, text: 'Christmas' });
    expect(timesOf(christmas)).toEqual(['01:30', '01:45', '02:00']);
    const later = slotsOf(asked('2026-12-25 02:30', { schedule }));
    expect(later[0]).toEqual({ date: '2026-12-25', closed: true, text: 'Christmas', slots: [] });
    expect(firstAndLast(asked('2026-12-25 02:30', { schedule }), 1)).toEqual(['19:00', '23:45']);
  });

  it('have their last time at midnight under the day that begins then', () => {
    const schedule = branch({ workingHours: [span('11:00-24:00', [5])] });
    const days = slotsOf(asked('2026-11-27 12:00', { schedule }));
    expect(timesOf(days[0]).at(-1)).toBe('23:45');
    expect(days[1]).toEqual({
      date: '2026-11-28',
      closed: false,
      text: null,
      slots: [{ at: sofia('2026-11-28 00:00'), available: true, reason: null }],
    });
    const saturday = asked('2026-11-28 00:30', { schedule, days: 1 });
    expect(slotsOf(saturday)).toEqual([
      { date: '2026-11-28', closed: true, text: null, slots: [] },
    ]);
  });

  it('end the choice at the last midnight, in a shop that goes on', () => {
    const slots = allSlots(slotsOf(asked('2026-12-31 23:50', { schedule: roundTheClock() })));
    expect(shown(slots[0]?.at)).toBe('2027-01-01 00:00');
    expect(shown(slots.at(-1)?.at)).toBe('2027-01-06 23:45');
    expect(slots).toHaveLength(6 * 96);
  });

  it('know no last order at the midnight of a shop that never closes', () => {
    const question = asked('2026-11-27 23:40', {
      schedule: roundTheClock(),
      days: 1,
      leadMinutes: 5,
    });
    expect(timesOf(slotsOf(question)[0])).toEqual(['23:45']);
  });
});
