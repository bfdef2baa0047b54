import { asapOf } from '../../../src/domain/schedule/asap-of';
import { firstOffer, nextSlotOf } from '../../../src/domain/schedule/next-slot';
import type { SlotQuestion } from '../../../src/domain/schedule/slot-plan';
import { slotPlan } from '../../../src/domain/schedule/slot-plan';
import type { Instant } from '../../../src/domain/time/instant';
import { moment } from '../time/support';
import {
  AS_USUAL,
  asked,
  branch,
  busy,
  closedOn,
  paused,
  roundTheClock,
  shown,
  sofia,
  span,
} from './support';

const window = (question: SlotQuestion): string => {
  const asap = asapOf(question);
  return asap.available
    ? `${String(shown(asap.from))} – ${String(shown(asap.to)).slice(11)}`
    : asap.reason;
};

const not = (reason: string) => ({ available: false, from: null, to: null, reason });

/** One order a quarter hour, and these quarter hours have theirs. */
const taken = (...slots: readonly string[]) => ({
  capacity: 1,
  taken: new Map<Instant, number>(slots.map((slot) => [sofia(slot), 1])),
});

describe('as soon as possible', () => {
  it('says between when and when', () => {
    expect(asapOf(asked('2026-11-27 18:38'))).toEqual({
      available: true,
      from: sofia('2026-11-27 19:40'),
      to: sofia('2026-11-27 19:55'),
      reason: null,
    });
  });

  it.each([
    ['exactly on five minutes', '18:40', '19:40 – 19:55'],
    ['a minute after', '18:41', '19:45 – 20:00'],
    ['a minute before', '18:39', '19:40 – 19:55'],
    ['at the opening', '11:00', '12:00 – 12:15'],
  ])('is rounded up to five minutes: %s', (_rule, now, expected) => {
    expect(window(asked(`2026-11-27 ${now}`))).toBe(`2026-11-27 ${expected}`);
  });

  it('takes as long as an order takes, and longer while busy', () => {
    const pickup = { orderType: 'pickup', leadMinutes: 30 } as const;
    expect(window(asked('2026-11-27 12:00', pickup))).toBe('2026-11-27 12:30 – 12:45');
    expect(window(asked('2026-11-27 12:00', { leadMinutes: 45 }))).toBe('2026-11-27 12:45 – 13:00');
    expect(window(asked('2026-11-27 12:00', { ordering: busy(20) }))).toBe(
      '2026-11-27 13:20 – 13:35',
    );
    expect(window(asked('2026-11-27 12:00', { ordering: busy(20), leadMinutes: 45 }))).toBe(
      '2026-11-27 13:05 – 13:20',
    );
    expect(window(asked('2026-11-27 12:00', { ...pickup, ordering: busy(20) }))).toBe(
      '2026-11-27 12:50 – 13:05',
    );
  });

  it('is there up to the last order, also when that arrives after closing', () => {
    expect(window(asked('2026-11-27 21:29'))).toBe('2026-11-27 22:30 – 22:45');
    expect(window(asked('2026-11-27 21:30'))).toBe('2026-11-27 22:30 – 22:45');
    expect(asapOf(asked('2026-11-27 21:31'))).toEqual(not('too_late'));
    expect(window(asked('2026-11-27 21:59'))).toBe('too_late');
    expect(window(asked('2026-11-27 22:00'))).toBe('closed');
  });

  it('is off while closed', () => {
    expect(asapOf(asked('2026-11-27 10:59'))).toEqual(not('closed'));
    expect(asapOf(asked('2026-11-27 22:30'))).toEqual(not('closed'));
    const schedule = branch({ specialDays: [closedOn('2026-11-27')] });
    expect(window(asked('2026-11-27 18:00', { schedule }))).toBe('closed');
  });

  it('goes by the hours of its kind', () => {
    const schedule = branch({ deliveryHours: [span('12:00-20:00')] });
    expect(window(asked('2026-11-27 11:30', { schedule }))).toBe('closed');
    expect(window(asked('2026-11-27 11:30', { schedule, orderType: 'pickup' }))).toBe(
      '2026-11-27 12:30 – 12:45',
    );
  });

  it('goes over midnight with a kitchen that does', () => {
    const night = branch({ workingHours: [span('18:00-02:00')] });
    expect(window(asked('2026-11-27 23:30', { schedule: night }))).toBe('2026-11-28 00:30 – 00:45');
    expect(window(asked('2026-11-28 01:30', { schedule: night }))).toBe('2026-11-28 02:30 – 02:45');
    expect(window(asked('2026-11-28 01:31', { schedule: night }))).toBe('too_late');
    expect(window(asked('2026-12-31 23:45', { schedule: roundTheClock() }))).toBe(
      '2027-01-01 00:45 – 01:00',
    );
  });

  it('takes as long on a night of a clock change', () => {
    const asap = asapOf({
      ...asked('2026-01-01 00:00', { schedule: roundTheClock() }),
      now: moment('2026-10-25T00:30Z'),
    });
    expect(asap.from).toBe(moment('2026-10-25T01:30Z'));
  });

  it.each([
    ['without an end', paused(null)],
    ['that goes on', paused(sofia('2026-11-27 18:01'))],
  ])('is off during a pause %s', (_rule, ordering) => {
    expect(asapOf(asked('2026-11-27 18:00', { ordering }))).toEqual(not('paused'));
  });

  it.each(['2026-11-27 18:00', '2026-11-27 17:00'])('is back when the pause ends: %s', (end) => {
    const ordering = paused(sofia(end));
    expect(window(asked('2026-11-27 18:00', { ordering }))).toBe('2026-11-27 19:00 – 19:15');
  });

  it('is off where its way is switched off, whatever else there is', () => {
    const off = { ...paused(null), delivery: false };
    expect(asapOf(asked('2026-11-27 23:00', { ordering: off }))).toEqual(not('switched_off'));
    const pickup = asked('2026-11-27 18:00', {
      ordering: { ...AS_USUAL, delivery: false },
      orderType: 'pickup',
    });
    expect(asapOf(pickup).available).toBe(true);
  });

  it('names the pause before the hours', () => {
    expect(window(asked('2026-11-27 23:00', { ordering: paused(null) }))).toBe('paused');
  });
});

describe('as soon as possible in a crowd', () => {
  it('is the next quarter hour that is free', () => {
    const full = taken('2026-11-27 19:30', '2026-11-27 19:45');
    expect(window(asked('2026-11-27 18:38', { load: full }))).toBe('2026-11-27 20:00 – 20:15');
    const one = taken('2026-11-27 19:30');
    expect(window(asked('2026-11-27 18:38', { load: one }))).toBe('2026-11-27 19:45 – 20:00');
  });

  it('counts in the quarter hour that holds its time, not in the next', () => {
    const next = taken('2026-11-27 19:45');
    expect(window(asked('2026-11-27 18:38', { load: next }))).toBe('2026-11-27 19:40 – 19:55');
  });

  it('is not later than closing', () => {
    const upTo2145 = taken('2026-11-27 21:30', '2026-11-27 21:45');
    expect(window(asked('2026-11-27 20:30', { load: upTo2145 }))).toBe('2026-11-27 22:00 – 22:15');
    const upTo22 = taken('2026-11-27 21:30', '2026-11-27 21:45', '2026-11-27 22:00');
    expect(asapOf(asked('2026-11-27 20:30', { load: upTo22 }))).toEqual(not('full'));
  });

  it('does not move to another day by itself', () => {
    const schedule = roundTheClock();
    const load = taken('2026-11-27 23:30', '2026-11-27 23:45');
    expect(asapOf(asked('2026-11-27 22:30', { schedule, load }))).toEqual(not('full'));
    const free = taken('2026-11-27 23:30');
    expect(window(asked('2026-11-27 22:30', { schedule, load: free }))).toBe(
      '2026-11-27 23:45 – 00:00',
    );
    const midnight = taken('2026-11-28 00:00');
    expect(window(asked('2026-11-27 23:00', { schedule, load: midnight }))).toBe(
      '2026-11-28 00:15 – 00:30',
    );
  });
});

describe('what is offered instead', () => {
  it.each([
    ['before the opening: today', '2026-11-27 09:00', '2026-11-27 12:00', false],
    ['after closing: tomorrow, with a tick', '2026-11-27 22:30', '2026-11-28 12:00', true],
    ['after the last order: tomorrow', '2026-11-27 21:31', '2026-11-28 12:00', true],
    ['on New Year’s Eve: next year', '2026-12-31 23:00', '2027-01-01 12:00', true],
  ])('%s', (_rule, now, at, otherDay) => {
    expect(firstOffer(asked(now))).toEqual({ at: sofia(at), date: at.slice(0, 10), otherDay });
  });

  it('is nothing where no time can be had', () => {
    expect(firstOffer(asked('2026-11-27 18:00', { ordering: paused(null) }))).toBeNull();
    expect(
      firstOffer(asked('2026-11-27 18:00', { schedule: branch({ workingHours: [] }) })),
    ).toBeNull();
  });

  it('passes over what is full', () => {
    const load = taken('2026-11-27 12:00');
    expect(firstOffer(asked('2026-11-27 09:00', { load }))).toEqual({
      at: sofia('2026-11-27 12:15'),
      date: '2026-11-27',
      otherDay: false,
    });
  });

  it.each([
    ['at that very time', '2026-11-27 19:15', '2026-11-27 19:15'],
    ['a minute later', '2026-11-27 19:16', '2026-11-27 19:30'],
    ['long before', '2026-11-01 12:00', '2026-11-27 19:00'],
    ['after the last', '2026-12-03 22:01', null],
  ])('comes next after a time: %s', (_rule, from, next) => {
    const plan = slotPlan(asked('2026-11-27 18:00'));
    expect(shown(nextSlotOf(plan, sofia(from)))).toBe(next);
  });
});
