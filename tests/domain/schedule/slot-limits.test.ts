import type { SlotQuestion } from '../../../src/domain/schedule/slot-plan';
import type { SlotDay } from '../../../src/domain/schedule/slots-of';
import { slotsOf } from '../../../src/domain/schedule/slots-of';
import { AS_USUAL, allSlots, asked, busy, openSlots, paused, shown, sofia } from './support';

/** Times that can be had on the days of an answer, as "HH:mm", by Sofia's clocks. */
const timesOf = (day: SlotDay | undefined): readonly (string | undefined)[] =>
  (day?.slots ?? []).filter(({ available }) => available).map(({ at }) => shown(at)?.slice(11));

const firstAndLast = (question: SlotQuestion, day = 0): readonly (string | undefined)[] => {
  const times = timesOf(slotsOf(question)[day]);
  return [times[0], times.at(-1)];
};

describe('full times', () => {
  it('are shown as full, the others as free', () => {
    const load = {
      capacity: 2,
      taken: new Map([
        [sofia('2026-11-27 19:00'), 2],
        [sofia('2026-11-27 19:15'), 1],
      ]),
    };
    const slots = slotsOf(asked('2026-11-27 18:00', { load }))[0]?.slots ?? [];
    expect(slots.slice(4, 6)).toEqual([
      { at: sofia('2026-11-27 19:00'), available: false, reason: 'full' },
      { at: sofia('2026-11-27 19:15'), available: true, reason: null },
    ]);
  });

  it('that are also too late are too late', () => {
    const load = { capacity: 1, taken: new Map([[sofia('2026-11-27 18:15'), 1]]) };
    expect(slotsOf(asked('2026-11-27 18:00', { load }))[0]?.slots[1]).toEqual({
      at: sofia('2026-11-27 18:15'),
      available: false,
      reason: 'too_late',
    });
  });
});

describe('a busy kitchen', () => {
  it('moves what is ordered now', () => {
    expect(firstAndLast(asked('2026-11-27 13:00', { ordering: busy(20) }))[0]).toBe('14:30');
    expect(firstAndLast(asked('2026-11-27 13:00', { ordering: busy(15) }))[0]).toBe('14:15');
  });

  it('moves the first time of today, and not that of another day', () => {
    const question = asked('2026-11-27 09:00', { ordering: busy(20) });
    expect(firstAndLast(question)).toEqual(['12:30', '22:00']);
    expect(firstAndLast(question, 1)).toEqual(['12:00', '22:00']);
  });
});

describe('a pause', () => {
  it('takes away what cannot be made after it, and nothing else', () => {
    const ordering = paused(sofia('2026-11-27 19:00'));
    const days = slotsOf(asked('2026-11-27 18:00', { ordering }));
    expect(days[0]?.slots[0]).toEqual({
      at: sofia('2026-11-27 20:00'),
      available: true,
      reason: null,
    });
    expect(days.slice(1)).toEqual(slotsOf(asked('2026-11-27 18:00')).slice(1));
  });

  it('that ends after the last order leaves nothing of the day', () => {
    const until = (time: string): SlotQuestion =>
      asked('2026-11-27 18:00', { ordering: paused(sofia(time)), leadMinutes: 10 });
    expect(slotsOf(until('2026-11-27 21:30'))[0]?.slots).toEqual([
      { at: sofia('2026-11-27 21:45'), available: true, reason: null },
      { at: sofia('2026-11-27 22:00'), available: true, reason: null },
    ]);
    expect(slotsOf(until('2026-11-27 21:31'))[0]?.slots).toEqual([]);
  });

  it('whose end has passed is over', () => {
    const ordering = paused(sofia('2026-11-27 17:59'));
    expect(slotsOf(asked('2026-11-27 18:00', { ordering }))).toEqual(
      slotsOf(asked('2026-11-27 18:00')),
    );
  });

  it.each([
    ['without an end', paused(null)],
    ['of delivery alone', { ...AS_USUAL, delivery: false }],
  ])('%s leaves no time at all, on days that are not closed', (_rule, ordering) => {
    const days = slotsOf(asked('2026-11-27 18:00', { ordering }));
    expect(allSlots(days)).toEqual([]);
    expect(days.map(({ closed }) => closed)).toEqual(Array.from({ length: 7 }, () => false));
    const pickup = asked('2026-11-27 18:00', {
      ordering: { ...AS_USUAL, delivery: false },
      orderType: 'pickup',
    });
    expect(openSlots(slotsOf(pickup)).length).toBeGreaterThan(0);
  });
});
