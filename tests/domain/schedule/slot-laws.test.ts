import fc from 'fast-check';
import { validateTime } from '../../../src/domain/schedule/validate-time';
import type { OpeningSpan } from '../../../src/domain/schedule/opening-hours';
import { clockTimeText } from '../../../src/domain/schedule/clock-time';
import { firstOffer } from '../../../src/domain/schedule/next-slot';
import { openingAt } from '../../../src/domain/schedule/opening-at';
import type { SlotQuestion } from '../../../src/domain/schedule/slot-plan';
import { slotsOf } from '../../../src/domain/schedule/slots-of';
import { MINUTE, addMinutes, instant } from '../../../src/domain/time/instant';
import type { Weekday } from '../../../src/domain/time/local-date';
import { localDateAt } from '../../../src/domain/time/time-zone';
import { ZONES, moment } from '../time/support';
import {
  AS_USUAL,
  EVERY_DAY,
  allSlots,
  asked,
  branch,
  openSlots,
  roundTheClock,
  span,
} from './support';

/** Any minute of ten years, so that nights of clock changes, leap days and turns of the year are among them. */
const anyNow = fc
  .integer({ min: 0, max: 10 * 365 * 1440 })
  .map((minutes) => addMinutes(moment('2020-01-01T00:00Z'), minutes));

/** The day before a change of the clocks, at any of its minutes. */
const anyEve = fc
  .tuple(
    fc.constantFrom(
      '2026-03-28',
      '2026-10-24',
      '2026-03-07',
      '2026-10-31',
      '2026-04-04',
      '2026-10-03',
      '2026-02-14',
      '2026-03-21',
      '2024-02-28',
      '2026-12-31',
    ),
    fc.integer({ min: 0, max: 1439 }),
  )
  .map(([date, minutes]) => addMinutes(moment(`${date}T00:00Z`), minutes));

const anyTime = fc.integer({ min: 0, max: 96 }).map((quarters) => clockTimeText(quarters * 15));

const anySpan: fc.Arbitrary<OpeningSpan> = fc
  .tuple(anyTime, anyTime, fc.subarray<Weekday>([...EVERY_DAY], { minLength: 1 }))
  .map(([from, to, [first = 1, ...others]]) => span(`${from}-${to}`, [first, ...others]));

const anyQuestion: fc.Arbitrary<SlotQuestion> = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    spans: fc.array(anySpan, { minLength: 1, maxLength: 3 }),
    now: fc.oneof(anyNow, anyEve),
    days: fc.integer({ min: 1, max: 3 }),
    leadMinutes: fc.integer({ min: 0, max: 120 }),
    taken: fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 60 }),
    extraMinutes: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ zone, spans, now, taken, extraMinutes, ...rest }) => ({
    ...asked('2026-01-01 00:00'),
    ...rest,
    now,
    schedule: branch({ workingHours: spans }),
    zone,
    ordering: { ...AS_USUAL, kitchen: { kind: 'busy', extraMinutes, message: null } },
    load: {
      capacity: 1,
      taken: new Map(
        taken.map((quarters) => [
          instant((Math.floor(now / MINUTE / 15) + quarters) * 15 * MINUTE),
          1,
        ]),
      ),
    },
  }));

describe('laws of the times to choose from', () => {
  it('leave no hole in a shop that never closes, neither at midnight nor when clocks change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.oneof(anyNow, anyEve), (zone, now) => {
        const question = { ...asked('2026-01-01 00:00'), schedule: roundTheClock(), zone, now };
        const slots = openSlots(slotsOf(question));
        const gaps = new Set(slots.slice(1).map((at, index) => at - (slots[index] ?? 0)));
        expect([...gaps]).toEqual([15 * MINUTE]);
        expect((slots[0] ?? 0) - now).toBeLessThan(75 * MINUTE);
      }),
      { numRuns: 50 },
    );
  });

  it('come in order, each once, none in the past, on the quarter hours', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const slots = allSlots(slotsOf(question)).map(({ at }) => at);
        const wrong = slots.filter(
          (at, index) =>
            at < question.now || at % (15 * MINUTE) !== 0 || at <= (slots[index - 1] ?? 0),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('lie within the opening hours, or at their end, and under their own day', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { schedule, orderType } = question;
        for (const { date, slots } of slotsOf(question))
          for (const { at } of slots.filter((_, index) => index % 9 === 0)) {
            expect(localDateAt(at, question.zone)).toBe(date);
            const open = [at, instant(at - 1)].some(
              (now) => openingAt({ schedule, zone: question.zone, kind: orderType, now }).open,
            );
            expect(open).toBe(true);
          }
      }),
      { numRuns: 15 },
    );
  });

  it('leave an order the minutes that it takes, and a closed day no time', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { now, leadMinutes, ordering } = question;
        const extra = ordering.kitchen.kind === 'busy' ? ordering.kitchen.extraMinutes : 0;
        const days = slotsOf(question);
        const ready = addMinutes(now, leadMinutes + extra);
        expect(openSlots(days).filter((at) => at < ready)).toEqual([]);
        expect(days.filter(({ closed, slots }) => closed && slots.length > 0)).toEqual([]);
      }),
    );
  });

  it('are accepted exactly where they can be had', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), (question, somewhere) => {
        const slots = allSlots(slotsOf(question));
        const slot = slots[somewhere % Math.max(1, slots.length)];
        if (slot) expect(validateTime(question, slot.at).ok).toBe(slot.available);
      }),
    );
  });

  it('are accepted nowhere else, and what comes next is one of them', () => {
    fc.assert(
      fc.property(
        anyQuestion,
        fc.integer({ min: -60, max: 5 * 1440 }),
        fc.boolean(),
        (question, minutes, even) => {
          const near = addMinutes(question.now, minutes);
          const at = even ? instant(Math.floor(near / MINUTE / 15) * 15 * MINUTE) : near;
          const free = openSlots(slotsOf(question));
          const evaluated = validateTime(question, at);
          expect(evaluated.ok).toBe(free.includes(at));
          if (!evaluated.ok)
            expect(evaluated.error.next).toBe(free.find((each) => each >= at) ?? null);
        },
      ),
    );
  });

  it('begin with what is offered where as soon as possible is not', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(firstOffer(question)?.at).toBe(openSlots(slotsOf(question))[0]);
      }),
    );
  });
});
