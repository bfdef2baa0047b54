import type { Address } from '../address/address';
import type { Instant } from '../time/instant';
import { HOUR } from '../time/instant';
import type { OrderReference } from './order-reference';
import type { TrackingKey } from './order-tracking';

/** The key of an order that a browser has placed without an account. */
export interface StoredOrderKey {
  readonly key: TrackingKey;
  readonly placedAt: Instant;
  /** Whether the order is known to have ended: it still joins an account, but is not followed. */
  readonly hasEnded: boolean;
  /** Where it is brought, which nobody is shown who has only the key; null once it has ended. */
  readonly address: Address | null;
}

/** How many a browser holds, and for how long. Rules 13.11. */
export const MAX_STORED_KEYS = 10;
export const STORED_DAYS = 30;

/** The keys that still count, the last placed first. Rules 13.11. */
export const validOrderKeys = (
  stored: readonly StoredOrderKey[],
  now: Instant,
): readonly StoredOrderKey[] =>
  stored
    .filter(({ placedAt }) => now - placedAt < STORED_DAYS * 24 * HOUR)
    .slice(0, MAX_STORED_KEYS);

/** Returns what is held once an order was placed: its key comes first, and each counts once. Rules 13.11. */
export const storeOrderKey = (
  stored: readonly StoredOrderKey[],
  { key, address }: Pick<StoredOrderKey, 'key' | 'address'>,
  now: Instant,
): readonly StoredOrderKey[] =>
  validOrderKeys(
    [
      { key, placedAt: now, hasEnded: false, address },
      ...stored.filter((other) => other.key !== key),
    ],
    now,
  );

/** The keys of orders that may still go on, the last placed first. Rules 13.13. */
export const liveOrderKeys = (
  stored: readonly StoredOrderKey[],
  now: Instant,
): readonly TrackingKey[] =>
  validOrderKeys(stored, now)
    .filter(({ hasEnded }) => !hasEnded)
    .map(({ key }) => key);

/** Returns what is held once the order of this key has ended. */
export const endStoredOrder = (
  stored: readonly StoredOrderKey[],
  key: TrackingKey,
): readonly StoredOrderKey[] =>
  stored.map((order) => (order.key === key ? { ...order, hasEnded: true, address: null } : order));

/** Returns where this browser has sent an order; null for one that it does not know, or that has ended. */
export const ownAddressOf = (
  stored: readonly StoredOrderKey[],
  reference: OrderReference,
): Address | null =>
  stored.find(({ key }) => reference.kind === 'key' && reference.key === key)?.address ?? null;
