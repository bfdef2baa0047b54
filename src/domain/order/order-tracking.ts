import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { Instant } from '../time/instant';
import { addMinutes } from '../time/instant';

declare const trackingKeyText: unique symbol;

/** The secret by which an order is followed without an account. Rules 13.11. */
export type TrackingKey = string & { readonly [trackingKeyText]: true };

export interface MalformedTrackingKey {
  readonly kind: 'tracking.malformed';
}

/** Refuses a text that is not 22 characters of letters, digits, hyphen and underscore. Rules 13.11. */
export const readTrackingKey = (text: string): Result<MalformedTrackingKey, TrackingKey> =>
  /^[A-Za-z0-9_-]{22}$/.test(text)
    ? // The pattern is all that the brand says.
      ok(text as TrackingKey)
    : refuse({ kind: 'tracking.malformed' });

const TRACKING_MINUTES = 24 * 60;
const STREAM_MINUTES = 1;

/** Returns whether an order is still found by its key: while it goes on, and for 24 hours after its end. Rules 13.11. */
export const isTrackable = (endedAt: Instant | null, now: Instant): boolean =>
  endedAt === null || now < addMinutes(endedAt, TRACKING_MINUTES);

/** Returns when the live messages about an order stop, one minute after its end; null while it goes on. Rules 13.11. */
export const liveMessagesEnd = (endedAt: Instant | null): Instant | null =>
  endedAt === null ? null : addMinutes(endedAt, STREAM_MINUTES);

/** What is known of whose order it is. */
export interface OwnedOrder {
  readonly trackingKey: TrackingKey;
  /** True when it was placed without an account and has not joined one. */
  readonly isGuestOrder: boolean;
}

/**
 * Returns whether an order joins the account of the browser that signs in: a guest's order, and only if that
 * browser holds its key. A phone that somebody typed proves nothing. Rules 13.11.
 */
export const joinsAccount = (order: OwnedOrder, heldKeys: readonly TrackingKey[]): boolean =>
  order.isGuestOrder && heldKeys.includes(order.trackingKey);
