import { extraMinutesOf, ordersWorkedOnFrom } from '../../../src/domain/schedule/ordering-state';
import { addMinutes } from '../../../src/domain/time/instant';
import { AS_USUAL, busy, paused, sofia } from './support';

const NOW = sofia('2026-11-27 18:00');

describe('busy, paused, switched off', () => {
  it('takes longer only while busy', () => {
    expect(extraMinutesOf(busy(20))).toBe(20);
    expect(extraMinutesOf(AS_USUAL)).toBe(0);
    expect(extraMinutesOf(paused(null))).toBe(0);
  });

  it.each([
    ['as usual: now', AS_USUAL, NOW],
    ['busy: now', busy(20), NOW],
    ['paused: when the pause ends', paused(addMinutes(NOW, 60)), addMinutes(NOW, 60)],
    ['paused until this very moment: now', paused(NOW), NOW],
    ['a pause that has ended: now', paused(addMinutes(NOW, -1)), NOW],
    ['a pause whose end nobody knows', paused(null), null],
  ])('works on orders %s', (_rule, ordering, from) => {
    expect(ordersWorkedOnFrom(ordering, 'delivery', NOW)).toBe(from);
    expect(ordersWorkedOnFrom(ordering, 'pickup', NOW)).toBe(from);
  });

  it('switches delivery and pickup off apart from each other', () => {
    expect(ordersWorkedOnFrom({ ...AS_USUAL, delivery: false }, 'delivery', NOW)).toBeNull();
    expect(ordersWorkedOnFrom({ ...AS_USUAL, delivery: false }, 'pickup', NOW)).toBe(NOW);
    expect(ordersWorkedOnFrom({ ...AS_USUAL, pickup: false }, 'pickup', NOW)).toBeNull();
    expect(ordersWorkedOnFrom({ ...AS_USUAL, pickup: false }, 'delivery', NOW)).toBe(NOW);
  });
});
