import type { Instant } from '../time/instant';
import { HOUR } from '../time/instant';
import type { TrackingKey } from './order-tracking';

/** The key of an order that a browser has placed without an account. */
export interface HeldOrderKey {
  readonly key: TrackingKey;
  readonly placedAt: Instant;
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

/** What is held once an order was placed: its key comes first, and each counts once. Rules 13.11. */
export const holdOrderKey = (
  held: readonly HeldOrderKey[],
  key: TrackingKey,
  now: Instant,
): readonly HeldOrderKey[] =>
  heldOrderKeys([{ key, placedAt: now }, ...held.filter((other) => other.key !== key)], now);
