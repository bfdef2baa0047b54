import type { StoredOrderKey } from '../../../src/domain/order/stored-order-keys';
import {
  endStoredOrder,
  ownAddressOf,
  validOrderKeys,
  storeOrderKey,
  liveOrderKeys,
} from '../../../src/domain/order/stored-order-keys';
import type { TrackingKey } from '../../../src/domain/order/order-tracking';
import { readTrackingKey } from '../../../src/domain/order/order-tracking';
import { instant } from '../../../src/domain/time/instant';
import { orderId } from '../../support/ids';
import { flatAddress } from '../../support/addresses';

const NOW = instant(Date.UTC(2026, 10, 27, 10));
const DAY = 24 * 3_600_000;

const keyOf = (number: number): TrackingKey => {
  const key = readTrackingKey(String(number).padStart(22, 'k'));
  if (!key.ok) throw new Error('No key');
  return key.value;
};

const placed = (...numbers: readonly number[]): readonly StoredOrderKey[] =>
  numbers.reduce<readonly StoredOrderKey[]>(
    (stored, number) => storeOrderKey(stored, { key: keyOf(number), address: flatAddress() }, NOW),
    [],
  );

const keysOf = (stored: readonly StoredOrderKey[]) => stored.map(({ key }) => key);

it('holds the last ten orders, the newest first', () => {
  const stored = placed(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
  expect(keysOf(stored)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(keyOf));
});

it('holds an order once, however often it is said that it was placed', () => {
  expect(keysOf(placed(1, 2, 1))).toEqual([1, 2].map(keyOf));
});

it.each([
  [30 * DAY - 1, 1],
  [30 * DAY, 0],
])('%i ms after an order %i of them is held', (passed, count) => {
  expect(validOrderKeys(placed(1), instant(NOW + passed))).toHaveLength(count);
});

it('still holds an order that has ended, but follows it no longer', () => {
  const stored = endStoredOrder(placed(1, 2, 3), keyOf(2));
  expect(keysOf(validOrderKeys(stored, NOW))).toEqual([3, 2, 1].map(keyOf));
  expect(liveOrderKeys(stored, NOW)).toEqual([3, 1].map(keyOf));
});

it('knows where an order goes until it has ended, and nothing of an order of the account', () => {
  const stored = placed(1, 2);
  expect(ownAddressOf(stored, { kind: 'key', key: keyOf(1) })).toEqual(flatAddress());
  expect(ownAddressOf(stored, { kind: 'key', key: keyOf(3) })).toBeNull();
  expect(ownAddressOf(stored, { kind: 'own', id: orderId(1) })).toBeNull();
  const ended = endStoredOrder(stored, keyOf(1));
  expect(ownAddressOf(ended, { kind: 'key', key: keyOf(1) })).toBeNull();
  expect(ownAddressOf(ended, { kind: 'key', key: keyOf(2) })).toEqual(flatAddress());
});
