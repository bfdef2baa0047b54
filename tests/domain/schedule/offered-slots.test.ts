import {
  dayOfSlot,
  isFreeSlot,
  nextFreeSlots,
  offerOf,
} from '../../../src/domain/schedule/offered-slots';
import type { Slot, SlotDay } from '../../../src/domain/schedule/slots-of';
import type { LocalDate } from '../../../src/domain/time/local-date';
import { readLocalDate } from '../../../src/domain/time/local-date';
import { instant } from '../../../src/domain/time/instant';

const dateOf = (text: string): LocalDate => {
  const date = readLocalDate(text);
  if (!date.ok) throw new Error(text);
  return date.value;
};

const FRIDAY = dateOf('2026-11-27');
const SATURDAY = dateOf('2026-11-28');

const free = (at: number): Slot => ({ at: instant(at), available: true, reason: null });
const full = (at: number): Slot => ({ at: instant(at), available: false, reason: 'full' });
const late = (at: number): Slot => ({ at: instant(at), available: false, reason: 'too_late' });
const dayWith = (date: LocalDate, ...slots: readonly Slot[]): SlotDay => ({
  date,
  closed: slots.length === 0,
  text: null,
  slots,
});

describe('what is proposed where as soon as possible is not to be had', () => {
  it.each([
    ['the first free time of today', [dayWith(FRIDAY, full(1), free(2), free(3))], 2, false],
    [
      'one of another day, to be ticked',
      [dayWith(FRIDAY, full(1)), dayWith(SATURDAY, free(9))],
      9,
      true,
    ],
    ['one behind a day that is closed', [dayWith(FRIDAY), dayWith(SATURDAY, free(9))], 9, true],
  ])('is %s', (_what, days, at, otherDay) => {
    expect(offerOf(days, FRIDAY)).toMatchObject({ at, otherDay });
  });

  it('is nothing where no time is free', () => {
    expect(offerOf([dayWith(FRIDAY, full(1)), dayWith(SATURDAY)], FRIDAY)).toBeNull();
  });
});

it('a time can be had only while it is offered and not full', () => {
  const days = [dayWith(FRIDAY, full(1), free(2))];
  expect([1, 2, 3].map((at) => isFreeSlot(days, instant(at)))).toEqual([false, true, false]);
  expect(dayOfSlot(days, instant(1))?.date).toBe(FRIDAY);
  expect(dayOfSlot(days, instant(3))).toBeUndefined();
});

it('offers the next times of a day, neither full nor late ones, and no more than asked for', () => {
  const days = [
    dayWith(FRIDAY, late(1), free(2), full(3), free(4), free(5)),
    dayWith(SATURDAY, free(9)),
  ];
  expect(nextFreeSlots(days, FRIDAY, 2)).toEqual([2, 4]);
  expect(nextFreeSlots(days, SATURDAY, 8)).toEqual([9]);
  expect(nextFreeSlots([dayWith(FRIDAY, full(1))], FRIDAY, 8)).toEqual([]);
});
