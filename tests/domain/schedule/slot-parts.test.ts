import {
  DELIVERY_LEAD_MINUTES,
  LAST_ORDER_MINUTES,
  PICKUP_LEAD_MINUTES,
  leadMinutesOf,
} from '../../../src/domain/schedule/lead-minutes';
import {
  SLOT_MINUTES,
  slotAfter,
  slotFrom,
  slotHolding,
} from '../../../src/domain/schedule/slot-grid';
import { UNLIMITED_LOAD, isSlotFull } from '../../../src/domain/schedule/slot-load';
import { SLOT_DAYS } from '../../../src/domain/schedule/slot-plan';
import { addMinutes, instant } from '../../../src/domain/time/instant';
import { shown, sofia } from './support';

describe('how long an order takes', () => {
  it.each([
    ['a delivery: an hour', 'delivery', null, 60],
    ['a delivery in a zone of 45 minutes', 'delivery', 45, 45],
    ['a delivery next door', 'delivery', 0, 0],
    ['a pickup: half an hour', 'pickup', null, 30],
    ['a pickup, which has no zone', 'pickup', 45, 30],
  ] as const)('%s', (_rule, orderType, zoneMinutes, minutes) => {
    expect(leadMinutesOf(orderType, zoneMinutes)).toBe(minutes);
  });

  it('has these limits', () => {
    expect({ DELIVERY_LEAD_MINUTES, PICKUP_LEAD_MINUTES, LAST_ORDER_MINUTES }).toEqual({
      DELIVERY_LEAD_MINUTES: 60,
      PICKUP_LEAD_MINUTES: 30,
      LAST_ORDER_MINUTES: 30,
    });
    expect({ SLOT_MINUTES, SLOT_DAYS }).toEqual({ SLOT_MINUTES: 15, SLOT_DAYS: 7 });
  });
});

describe('the quarter-hour grid', () => {
  it.each([
    ['18:45', '18:45', '18:45'],
    ['18:46', '18:45', '19:00'],
    ['18:59', '18:45', '19:00'],
    ['19:40', '19:30', '19:45'],
    ['19:00', '19:00', '19:00'],
  ])('%s lies in the slot of %s and is followed by %s', (time, holding, from) => {
    const at = sofia(`2026-11-27 ${time}`);
    expect(shown(slotHolding(at))).toBe(`2026-11-27 ${holding}`);
    expect(shown(slotFrom(at))).toBe(`2026-11-27 ${from}`);
  });

  it('is exact to the millisecond', () => {
    const slot = sofia('2026-11-27 18:45');
    expect(slotFrom(instant(slot + 1))).toBe(addMinutes(slot, 15));
    expect(slotHolding(instant(slot - 1))).toBe(addMinutes(slot, -15));
    expect(slotAfter(slot)).toBe(addMinutes(slot, 15));
  });
});

describe('full times', () => {
  const slot = sofia('2026-11-27 19:00');
  const other = sofia('2026-11-27 19:15');

  it.each([
    ['without an order', 2, [], false],
    ['with one of two', 2, [[slot, 1]], false],
    ['with two of two', 2, [[slot, 2]], true],
    ['with more than it takes', 2, [[slot, 3]], true],
    ['with orders at another time', 2, [[other, 2]], false],
    ['without a limit', 0, [[slot, 1000]], false],
    ['without a limit or an order', 0, [], false],
  ] as const)('%s', (_rule, capacity, taken, full) => {
    expect(isSlotFull({ capacity, taken: new Map(taken) }, slot)).toBe(full);
  });

  it('are none for a branch that takes everything', () => {
    expect(isSlotFull(UNLIMITED_LOAD, slot)).toBe(false);
    expect(UNLIMITED_LOAD).toEqual({ capacity: 0, taken: new Map() });
  });
});
