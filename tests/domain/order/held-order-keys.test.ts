import type { HeldOrderKey } from '../../../src/domain/order/held-order-keys';
import {
  endHeldOrder,
  heldOrderKeys,
  holdOrderKey,
  liveOrderKeys,
} from '../../../src/domain/order/held-order-keys';
import type { TrackingKey } from '../../../src/domain/order/order-tracking';
import { readTrackingKey } from '../../../src/domain/order/order-tracking';
import { instant } from '../../../src/domain/time/instant';

const NOW = instant(Date.UTC(2026, 10, 27, 10));
const DAY = 24 * 3_600_000;

const keyOf = (number: number): TrackingKey => {
  const key = readTrackingKey(String(number).padStart(22, 'k'));
  if (!key.ok) throw new Error('No key');
  return key.value;
};

const placed = (...numbers: readonly number[]): readonly HeldOrderKey[] =>
  numbers.reduce<readonly HeldOrderKey[]>(
    (held, number) => holdOrderKey(held, keyOf(number), NOW),
    [],
  );

const keysOf = (held: readonly HeldOrderKey[]) => held.map(({ key }) => key);

it('holds the last ten orders, the newest first', () => {
  const held = placed(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
  expect(keysOf(held)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(keyOf));
});

it('holds an order once, however often it is said that it was placed', () => {
  expect(keysOf(placed(1, 2, 1))).toEqual([1, 2].map(keyOf));
});

it.each([
  [30 * DAY - 1, 1],
  [30 * DAY, 0],
])('%i ms after an order %i of them is held', (passed, count) => {
  expect(heldOrderKeys(placed(1), instant(NOW + passed))).toHaveLength(count);
});

it('still holds an order that has ended, but follows it no longer', () => {
  const held = endHeldOrder(placed(1, 2, 3), keyOf(2));
  expect(keysOf(heldOrderKeys(held, NOW))).toEqual([3, 2, 1].map(keyOf));
  expect(liveOrderKeys(held, NOW)).toEqual([3, 1].map(keyOf));
});
