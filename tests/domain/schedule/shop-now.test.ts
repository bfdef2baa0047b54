import fc from 'fast-check';
import { asapOf } from '../../../src/domain/schedule/asap-of';
import { clockTimeText } from '../../../src/domain/schedule/clock-time';
import type { BranchSchedule, OpeningSpan } from '../../../src/domain/schedule/opening-hours';
import type { OrderingState } from '../../../src/domain/schedule/ordering-state';
import type { ShopNow, ShopNowQuestion } from '../../../src/domain/schedule/shop-now';
import { nextChangeOf, shopNow } from '../../../src/domain/schedule/shop-now';
import { UNLIMITED_LOAD } from '../../../src/domain/schedule/slot-load';
import type { Instant } from '../../../src/domain/time/instant';
import { addMinutes, instant } from '../../../src/domain/time/instant';
import { addDays } from '../../../src/domain/time/local-date';
import { localDateAt } from '../../../src/domain/time/time-zone';
import { ZONES, moment } from '../time/support';
import {
  AS_USUAL,
  SOFIA,
  branch,
  busy,
  closedOn,
  hoursOn,
  paused,
  roundTheClock,
  shown,
  sofia,
  span,
} from './support';

const EVENING = branch({ workingHours: [span('18:00-02:00')] });

const said = (now: Instant, more: Partial<ShopNowQuestion> = {}): ShopNow =>
  shopNow({ schedules: [branch()], zone: SOFIA, ordering: AS_USUAL, now, ...more });

/** As a customer would read it. */
const fromMap = (now: string, more: Partial<ShopNowQuestion> = {}): string => {
  const state = said(sofia(now), more);
  switch (state.kind) {
    case 'closed':
      return `closed until ${String(shown(state.opensAt))}`;
    case 'paused':
      return `paused until ${String(shown(state.resumeAt))}`;
    default:
      return `${state.kind} until ${String(shown(state.until))}, last order ${String(shown(state.lastOrderAt))}`;
  }
};

describe('what is said about a shop', () => {
  it.each([
    ['2026-11-27 10:59', 'closed until 2026-11-27 11:00'],
    ['2026-11-27 11:00', 'open until 2026-11-27 22:00, last order 2026-11-27 21:30'],
    ['2026-11-27 21:30', 'open until 2026-11-27 22:00, last order 2026-11-27 21:30'],
    ['2026-11-27 21:31', 'closed until 2026-11-28 11:00'],
    ['2026-11-27 22:00', 'closed until 2026-11-28 11:00'],
  ])('11:00–22:00, at %s: %s', (now, expected) => {
    expect(fromMap(now)).toBe(expected);
  });

  it.each([
    ['2026-11-27 12:00', 'open until 2026-11-28 02:00, last order 2026-11-28 01:30'],
    ['2026-11-28 01:30', 'open until 2026-11-28 02:00, last order 2026-11-28 01:30'],
    ['2026-11-28 01:31', 'closed until 2026-11-28 11:00'],
  ])('11:00–22:00 and 18:00–02:00, at %s: %s', (now, expected) => {
    for (const schedules of [
      [branch(), EVENING],
      [EVENING, branch()],
    ])
      expect(fromMap(now, { schedules })).toBe(expected);
  });

  it('is that it is closed between the last order of one branch and the opening of the other', () => {
    const schedules = [branch(), branch({ workingHours: [span('21:40-02:00')] })];
    expect(fromMap('2026-11-27 21:35', { schedules })).toBe('closed until 2026-11-27 21:40');
    expect(fromMap('2026-11-27 21:30', { schedules })).toContain('open until 2026-11-27 22:00');
  });

  it('goes by several hours of a day', () => {
    const schedules = [branch({ workingHours: [span('18:00-22:00'), span('12:00-15:00')] })];
    expect(fromMap('2026-11-27 14:00', { schedules })).toContain('last order 2026-11-27 14:30');
    expect(fromMap('2026-11-27 14:31', { schedules })).toBe('closed until 2026-11-27 18:00');
  });

  it('overlooks hours that are too short for a last order', () => {
    const schedules = [branch({ workingHours: [span('09:00-09:29'), span('11:00-11:30')] })];
    expect(fromMap('2026-11-27 08:00', { schedules })).toBe('closed until 2026-11-27 11:00');
    expect(fromMap('2026-11-27 11:00', { schedules })).toContain('last order 2026-11-27 11:00');
  });

  it('goes by the hours in which orders can be had, in the ways that are on', () => {
    const schedules = [
      branch({ deliveryHours: [span('12:00-20:00')], pickupHours: [span('13:00-21:00')] }),
    ];
    expect(fromMap('2026-11-27 11:30', { schedules })).toBe('closed until 2026-11-27 12:00');
    expect(fromMap('2026-11-27 12:30', { schedules })).toContain('open until 2026-11-27 21:00');
    const ordering = { ...AS_USUAL, pickup: false };
    expect(fromMap('2026-11-27 12:30', { schedules, ordering })).toContain(
      'open until 2026-11-27 20:00',
    );
  });

  it('knows special days', () => {
    const specialDays = [closedOn('2026-12-25'), hoursOn('2026-12-31', '11:00-17:00')];
    const schedules = [branch({ specialDays })];
    expect(fromMap('2026-12-24 21:31', { schedules })).toBe('closed until 2026-12-26 11:00');
    expect(fromMap('2026-12-31 16:31', { schedules })).toBe('closed until 2027-01-01 11:00');
  });

  it('has no end round the clock', () => {
    const schedules = [branch(), roundTheClock()];
    expect(said(sofia('2026-11-27 12:00'), { schedules })).toEqual({
      kind: 'open',
      until: null,
      lastOrderAt: null,
    });
  });

  it('names no opening where none is in sight', () => {
    expect(fromMap('2026-11-27 12:00', { schedules: [branch({ workingHours: [] })] })).toBe(
      'closed until null',
    );
  });

  it('tells nothing about hours that nobody knows, and does not call the shop closed', () => {
    expect(fromMap('2026-11-27 03:00', { schedules: [null, null] })).toBe(
      'open until null, last order null',
    );
    expect(fromMap('2026-11-27 03:00', { schedules: [] })).toBe('open until null, last order null');
    expect(fromMap('2026-11-27 03:00', { schedules: [null, branch()] })).toBe(
      'closed until 2026-11-27 11:00',
    );
  });
});

describe('a busy kitchen', () => {
  it('says by how much everything takes longer, while it is open', () => {
    const ordering = busy(20);
    expect(said(sofia('2026-11-27 12:00'), { ordering })).toEqual({
      kind: 'busy',
      extraMinutes: 20,
      message: null,
      until: sofia('2026-11-27 22:00'),
      lastOrderAt: sofia('2026-11-27 21:30'),
    });
    expect(fromMap('2026-11-27 23:00', { ordering })).toBe('closed until 2026-11-28 11:00');
  });

  it('passes on what the shop says to it', () => {
    const ordering = {
      ...AS_USUAL,
      kitchen: { kind: 'busy', extraMinutes: 20, message: 'A big party' },
    } as const;
    expect(said(sofia('2026-11-27 12:00'), { ordering })).toMatchObject({ message: 'A big party' });
  });

  it('is open as usual when nothing takes longer', () => {
    expect(fromMap('2026-11-27 12:00', { ordering: busy(0) })).toContain('open until');
  });
});

describe('a paused kitchen', () => {
  it.each([
    ['2026-11-27 18:00', '2026-11-27 19:00', 'paused until 2026-11-27 19:00'],
    ['2026-11-27 18:59', '2026-11-27 19:00', 'paused until 2026-11-27 19:00'],
    [
      '2026-11-27 19:00',
      '2026-11-27 19:00',
      'open until 2026-11-27 22:00, last order 2026-11-27 21:30',
    ],
    ['2026-11-27 21:00', '2026-11-27 21:45', 'paused until 2026-11-28 11:00'],
    ['2026-11-27 21:40', '2026-11-27 21:45', 'closed until 2026-11-28 11:00'],
    ['2026-11-27 23:00', '2026-11-28 10:00', 'closed until 2026-11-28 11:00'],
    ['2026-11-27 23:00', '2026-11-28 11:00', 'closed until 2026-11-28 11:00'],
    ['2026-11-27 23:00', '2026-11-28 12:00', 'paused until 2026-11-28 12:00'],
  ])('at %s, paused until %s: %s', (now, resumeAt, expected) => {
    expect(fromMap(now, { ordering: paused(sofia(resumeAt)) })).toBe(expected);
  });

  it('says its message, and no end where nobody knows it', () => {
    const expected = { kind: 'paused', message: 'The oven is cold', resumeAt: null };
    const ordering = paused(null);
    expect(said(sofia('2026-11-27 18:00'), { ordering })).toEqual(expected);
    expect(said(sofia('2026-11-27 23:00'), { ordering })).toEqual(expected);
  });

  it('is what a shop says that has switched both ways off', () => {
    const off = { delivery: false, pickup: false };
    expect(said(sofia('2026-11-27 18:00'), { ordering: { ...AS_USUAL, ...off } })).toEqual({
      kind: 'paused',
      message: null,
      resumeAt: null,
    });
  });
});

describe('when to look again', () => {
  it.each<[string, Partial<ShopNowQuestion>, string, Instant | null]>([
    ['open', {}, '2026-11-27 12:00', instant(sofia('2026-11-27 21:30') + 1)],
    ['busy', { ordering: busy(5) }, '2026-11-27 12:00', instant(sofia('2026-11-27 21:30') + 1)],
    ['closed', {}, '2026-11-27 23:00', sofia('2026-11-28 11:00')],
    [
      'paused for a while',
      { ordering: paused(sofia('2026-11-27 19:00')) },
      '2026-11-27 18:00',
      sofia('2026-11-27 19:00'),
    ],
    ['paused', { ordering: paused(null) }, '2026-11-27 18:00', null],
    ['open round the clock', { schedules: [roundTheClock()] }, '2026-11-27 18:00', null],
    ['never open', { schedules: [branch({ workingHours: [] })] }, '2026-11-27 18:00', null],
  ])('a shop is %s', (_state, more, now, expected) => {
    expect(nextChangeOf(said(sofia(now), more), sofia(now))).toBe(expected);
  });

  it('is now when that moment is past', () => {
    const morning = said(sofia('2026-11-27 10:00'));
    expect(nextChangeOf(morning, sofia('2026-11-27 12:00'))).toBe(sofia('2026-11-27 12:00'));
  });
});

describe('nights in which the clocks change', () => {
  const night = (zoneHours: string): BranchSchedule => branch({ workingHours: [span(zoneHours)] });

  it('the last order is half an hour before the closing, not before what the clocks show twice', () => {
    const schedules = [night('18:00-04:00')];
    expect(said(moment('2026-10-24T22:00Z'), { schedules })).toEqual({
      kind: 'open',
      until: moment('2026-10-25T02:00Z'),
      lastOrderAt: moment('2026-10-25T01:30Z'),
    });
    expect(said(moment('2026-03-28T22:00Z'), { schedules })).toMatchObject({
      until: moment('2026-03-29T01:00Z'),
      lastOrderAt: moment('2026-03-29T00:30Z'),
    });
  });
});

const anyTime = fc.integer({ min: 0, max: 48 }).map((halves) => clockTimeText(halves * 30));
const anySpan: fc.Arbitrary<OpeningSpan> = fc
  .tuple(anyTime, anyTime)
  .map(([from, to]) => span(`${from}-${to}`));
const anyHours = fc.array(anySpan, { maxLength: 2 });

/** Around nights of clock changes, the turn of a year and a day like any other. */
const anyNow = fc
  .tuple(
    fc.constantFrom('2026-03-28', '2026-10-24', '2026-10-31', '2026-12-31', '2026-07-15'),
    fc.integer({ min: 0, max: 2 * 1440 }),
  )
  .map(([date, minutes]) => addMinutes(moment(`${date}T00:00Z`), minutes));

const anyOrdering: fc.Arbitrary<(now: Instant) => OrderingState> = fc
  .record({
    kind: fc.constantFrom('open', 'busy', 'paused'),
    minutes: fc.option(fc.integer({ min: -60, max: 900 })),
    delivery: fc.boolean(),
    pickup: fc.boolean(),
  })
  .map(({ kind, minutes, ...ways }) => (now: Instant) => {
    const resumeAt = minutes === null ? null : addMinutes(now, minutes);
    const kitchens = { open: AS_USUAL, busy: busy(15), paused: paused(resumeAt) };
    return { ...kitchens[kind], ...ways };
  });

const anyQuestion: fc.Arbitrary<ShopNowQuestion> = fc
  .record({
    zone: fc.constantFrom(...ZONES.slice(0, 4)),
    branches: fc.array(fc.record({ workingHours: anyHours, deliveryHours: fc.option(anyHours) }), {
      minLength: 1,
      maxLength: 2,
    }),
    tomorrow: fc.constantFrom('as usual', 'closed', 'short'),
    now: anyNow,
    ordering: anyOrdering,
  })
  .map(({ zone, branches, tomorrow, now, ordering }) => {
    const date = addDays(localDateAt(now, zone), 1);
    const specialDays =
      tomorrow === 'as usual'
        ? []
        : [tomorrow === 'closed' ? closedOn(date) : hoursOn(date, '11:00-17:00')];
    const schedules = branches.map((hours) => branch({ ...hours, specialDays }));
    return { schedules, zone, ordering: ordering(now), now };
  });

const takesOrders = ({ kind }: ShopNow): boolean => kind === 'open' || kind === 'busy';

/** The moment that a customer is told to come back at. */
const backAt = (state: ShopNow): Instant | null => {
  if (state.kind === 'closed') return state.opensAt;
  return state.kind === 'paused' ? state.resumeAt : null;
};

describe('whatever the hours, the clocks and the kitchen', () => {
  it('the shop takes orders exactly when one can be had as soon as possible somewhere', () => {
    fc.assert(
      fc.property(anyQuestion, ({ schedules, zone, ordering, now }) => {
        const possible = schedules.some(
          (schedule) =>
            schedule !== null &&
            (['delivery', 'pickup'] as const).some((orderType) => {
              const more = { days: 3, leadMinutes: 30, load: UNLIMITED_LOAD };
              return asapOf({ schedule, zone, ordering, orderType, now, ...more }).available;
            }),
        );
        expect(takesOrders(shopNow({ schedules, zone, ordering, now }))).toBe(possible);
      }),
      { numRuns: 60 },
    );
  });

  it('what is said holds until it is looked at again, and not a moment longer', () => {
    fc.assert(
      fc.property(anyQuestion, fc.double({ min: 0, max: 1, noNaN: true }), (question, part) => {
        const state = shopNow(question);
        const change = nextChangeOf(state, question.now);
        fc.pre(change !== null);
        if (change === null) return;
        const between = instant(question.now + (change - question.now - 1) * part);
        const meanwhile = shopNow({ ...question, now: between });
        // The end of a pause may come to lie in closed hours: then it is told as the next opening.
        if (takesOrders(state)) expect(meanwhile).toEqual(state);
        else expect([takesOrders(meanwhile), backAt(meanwhile)]).toEqual([false, backAt(state)]);
        expect(takesOrders(shopNow({ ...question, now: change }))).toBe(!takesOrders(state));
      }),
      { numRuns: 60 },
    );
  });
});
