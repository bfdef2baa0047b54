import type { Instant } from '../time/instant';
import { HOUR } from '../time/instant';
import type { TrackingKey } from './order-tracking';

/** The key of an order that a browser has placed without an account. */
export interface HeldOrderKey {
  readonly key: TrackingKey;
  readonly placedAt: Instant;
  /** Whether the order is known to have ended: it still joins an account, but is not followed. */
  readonly hasEnded: boolean;
}

/** How many a browser holds, and for how long. Rules 13.11. */
export const MAX_HELD_KEYS = 10;
export const HELD_DAYS = 30;

/** The keys that still count, the last placed first. Rules 13.11. */
export const heldOrderKeys = (
  held: readonly HeldOrderKey[],
  now: Instant,
): readonly HeldOrderKey[] =>
  held.filter(({ placedAt }) => now - placedAt < HELD_DAYS * 24 * HOUR).slice(0, MAX_HELD_KEYS);

/** Returns what is held once an order was placed: its key comes first, and each counts once. Rules 13.11. */
export const holdOrderKey = (
  held: readonly HeldOrderKey[],
  key: TrackingKey,
  now: Instant,
): readonly HeldOrderKey[] =>
  heldOrderKeys(
    [{ key, placedAt: now, hasEnded: false }, ...held.filter((other) => other.key !== key)],
    now,
  );

/** The keys of orders that may still go on, the last placed first. Rules 13.13. */
export const liveOrderKeys = (
  held: readonly HeldOrderKey[],
  now: Instant,
): readonly TrackingKey[] =>
  heldOrderKeys(held, now)
    .filter(({ hasEnded }) => !hasEnded)
    .map(({ key }) => key);

/** Returns what is held once the order of this key has ended. */
export const endHeldOrder = (
  held: readonly HeldOrderKey[],
  key: TrackingKey,
): readonly HeldOrderKey[] =>
  held.map((order) => (order.key === key ? { ...order, hasEnded: true } : order));
