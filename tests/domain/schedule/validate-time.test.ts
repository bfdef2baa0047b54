import { ok, refuse } from '../../../src/domain/result/result';
import { validateTime } from '../../../src/domain/schedule/validate-time';
import type { SlotQuestion } from '../../../src/domain/schedule/slot-plan';
import { addMinutes } from '../../../src/domain/time/instant';
import {
  AS_USUAL,
  asked,
  branch,
  busy,
  closedOn,
  paused,
  roundTheClock,
  sofia,
  span,
} from './support';

const evaluated = (question: SlotQuestion, at: string) => validateTime(question, sofia(at));
const refused = (kind: string, next: string | null) =>
  refuse({ kind, next: next === null ? null : sofia(next) });

const FRIDAY = asked('2026-11-27 18:00');

describe('a chosen time when the order is placed', () => {
  it.each([
    ['the first that can be made', '2026-11-27 19:00'],
    ['closing', '2026-11-27 22:00'],
    ['the first of another day', '2026-11-28 12:00'],
    ['the last of all', '2026-12-03 22:00'],
  ])('is accepted: %s', (_rule, at) => {
    expect(evaluated(FRIDAY, at)).toEqual(ok(sofia(at)));
  });

  it.each([
    ['past', '2026-11-27 17:45', 'time.too_late', '2026-11-27 19:00'],
    ['long past', '2026-11-20 12:00', 'time.too_late', '2026-11-27 19:00'],
    ['now', '2026-11-27 18:00', 'time.too_late', '2026-11-27 19:00'],
    ['earlier than it can be made', '2026-11-27 18:45', 'time.too_late', '2026-11-27 19:00'],
    ['after closing', '2026-11-27 22:15', 'time.closed', '2026-11-28 12:00'],
    ['at night', '2026-11-27 23:00', 'time.closed', '2026-11-28 12:00'],
    ['before the opening', '2026-11-28 10:45', 'time.closed', '2026-11-28 12:00'],
    [
      'at the opening, when nothing is ready',
      '2026-11-28 11:00',
      'time.too_late',
      '2026-11-28 12:00',
    ],
    [
      'just before the first time of a day',
      '2026-11-28 11:45',
      'time.too_late',
      '2026-11-28 12:00',
    ],
    ['between two times', '2026-11-27 19:07', 'time.between', '2026-11-27 19:15'],
    ['after the last opening of all', '2026-12-03 22:15', 'time.closed', null],
    ['in the last minute of the days to choose from', '2026-12-03 23:59', 'time.closed', null],
    ['at midnight after them', '2026-12-04 00:00', 'time.too_far', null],
    ['Friday in a week', '2026-12-04 12:00', 'time.too_far', null],
    ['far away', '2028-01-01 12:00', 'time.too_far', null],
  ])('is refused: %s', (_rule, at, kind, next) => {
    expect(evaluated(FRIDAY, at)).toEqual(refused(kind, next));
  });

  it('is refused by a second as by a quarter of an hour', () => {
    const at = sofia('2026-11-27 19:00');
    const late = asked('2026-11-27 18:01');
    expect(validateTime(late, at)).toEqual(refused('time.too_late', '2026-11-27 19:15'));
    expect(evaluated(asked('2026-11-27 19:15', { leadMinutes: 0 }), '2026-11-27 19:15')).toEqual(
      ok(sofia('2026-11-27 19:15')),
    );
  });

  it('is too far by the number of days that can be chosen', () => {
    const today = { ...FRIDAY, days: 1 };
    expect(evaluated(today, '2026-11-27 19:00').ok).toBe(true);
    expect(evaluated(today, '2026-11-28 12:00')).toEqual(refused('time.too_far', null));
    expect(evaluated({ ...FRIDAY, days: 8 }, '2026-12-04 12:00').ok).toBe(true);
  });

  it('is too far, not closed, also where the shop never closes', () => {
    const always = asked('2026-11-27 18:00', { schedule: roundTheClock() });
    expect(evaluated(always, '2026-12-03 23:45')).toEqual(ok(sofia('2026-12-03 23:45')));
    expect(evaluated(always, '2026-12-04 00:00')).toEqual(refused('time.too_far', null));
  });

  it('is too late after the last order', () => {
    const question = asked('2026-11-27 21:31', { leadMinutes: 10 });
    expect(evaluated(question, '2026-11-27 22:00')).toEqual(
      refused('time.too_late', '2026-11-28 11:15'),
    );
    expect(
      evaluated({ ...question, now: addMinutes(question.now, -1) }, '2026-11-27 22:00').ok,
    ).toBe(true);
  });

  it('moves with a busy kitchen', () => {
    const question = asked('2026-11-27 18:00', { ordering: busy(15) });
    expect(evaluated(question, '2026-11-27 19:00')).toEqual(
      refused('time.too_late', '2026-11-27 19:15'),
    );
    const morning = asked('2026-11-27 09:00', { ordering: busy(15) });
    expect(evaluated(morning, '2026-11-27 12:00')).toEqual(
      refused('time.too_late', '2026-11-27 12:15'),
    );
    expect(evaluated(morning, '2026-11-28 12:00').ok).toBe(true);
  });

  it('is refused on a special day, with the next day that is open', () => {
    const schedule = branch({ specialDays: [closedOn('2026-11-28', 'Holiday')] });
    expect(evaluated({ ...FRIDAY, schedule }, '2026-11-28 12:00')).toEqual(
      refused('time.closed', '2026-11-29 12:00'),
    );
  });

  it('is refused in a break between hours', () => {
    const schedule = branch({ workingHours: [span('12:00-15:00'), span('18:00-22:00')] });
    const question = asked('2026-11-27 09:00', { schedule });
    expect(evaluated(question, '2026-11-27 15:00').ok).toBe(true);
    expect(evaluated(question, '2026-11-27 16:00')).toEqual(
      refused('time.closed', '2026-11-27 19:00'),
    );
    expect(evaluated(question, '2026-11-27 18:00')).toEqual(
      refused('time.too_late', '2026-11-27 19:00'),
    );
  });
});

describe('a chosen time that is full', () => {
  const load = {
    capacity: 1,
    taken: new Map([
      [sofia('2026-11-27 19:00'), 1],
      [sofia('2026-11-27 19:30'), 1],
      [sofia('2026-11-27 19:45'), 1],
      [sofia('2026-12-03 22:00'), 1],
    ]),
  };

  it.each([
    ['with the next free one', '2026-11-27 19:00', '2026-11-27 19:15'],
    ['with the next free one, further away', '2026-11-27 19:30', '2026-11-27 20:00'],
    ['with none after the last', '2026-12-03 22:00', null],
  ])('is refused %s', (_rule, at, next) => {
    expect(evaluated({ ...FRIDAY, load }, at)).toEqual(refused('time.slot_full', next));
  });

  it('does not touch its neighbours', () => {
    expect(evaluated({ ...FRIDAY, load }, '2026-11-27 19:15').ok).toBe(true);
  });
});

describe('a chosen time and a pause', () => {
  const until19 = { ...FRIDAY, ordering: paused(sofia('2026-11-27 19:00')) };

  it('is refused with the first that can be made after it', () => {
    expect(evaluated(until19, '2026-11-27 19:45')).toEqual(
      refused('time.paused', '2026-11-27 20:00'),
    );
    expect(evaluated(until19, '2026-11-27 18:15')).toEqual(
      refused('time.paused', '2026-11-27 20:00'),
    );
    expect(evaluated(until19, '2026-11-27 20:00').ok).toBe(true);
  });

  it('is judged by the hours, too', () => {
    expect(evaluated(until19, '2026-11-27 23:00')).toEqual(
      refused('time.closed', '2026-11-28 12:00'),
    );
    expect(evaluated(until19, '2026-11-27 17:45')).toEqual(
      refused('time.too_late', '2026-11-27 20:00'),
    );
  });

  it.each([
    ['nobody knows its end', paused(null)],
    ['delivery is switched off', { ...AS_USUAL, delivery: false }],
  ])('is refused with none where %s', (_rule, ordering) => {
    for (const at of [
      '2026-11-27 17:45',
      '2026-11-27 20:00',
      '2026-11-27 23:00',
      '2028-01-01 12:00',
    ])
      expect(evaluated({ ...FRIDAY, ordering }, at)).toEqual(refused('time.paused', null));
  });
});
