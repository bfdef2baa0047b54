import { LoginRequest } from '../../contract/wire/account-request';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { TrackingKey } from '../../src/domain/order/order-tracking';
import { readTrackingKey } from '../../src/domain/order/order-tracking';
import type { PhoneNumber } from '../../src/domain/phone/validate-phone';
import { decodeFields } from '../codec/field-refusal';
import type { Refusal } from '../refusal/refusal';
import { wrongFields } from '../refusal/refusal';
import { readPhone } from './read-phone';

/** Somebody who wants in. */
export interface SignInRequest {
  readonly phone: PhoneNumber;
  readonly code: string;
  /** Of a link to the messenger; null without one. */
  readonly uuid: string | null;
  /** As it was sent, null when none was. */
  readonly referralId: string | number | null;
  /** Of orders that the browser has placed as a guest's. */
  readonly trackingKeys: readonly TrackingKey[];
}

const referralIdIn = (value: unknown): string | number | null => {
  if (value === undefined || value === null || value === '') return null;
  // What is neither text nor number is nobody's id.
  return typeof value === 'string' || typeof value === 'number' ? value : '?';
};

/** More than a browser of ours keeps, and few enough to look up. */
const MOST_KEYS = 10;

/** The keys among what was sent; whatever else it is opens nothing. Rules 13.11. */
const trackingKeysIn = (value: unknown): readonly TrackingKey[] => {
  const sent: readonly unknown[] = Array.isArray(value) ? value : [];
  return sent.slice(0, MOST_KEYS).flatMap((text) => {
    const key = typeof text === 'string' ? readTrackingKey(text) : null;
    return key?.ok ? [key.value] : [];
  });
};

/** Reads the body of a login; refuses with what is wrong, field by field. */
export const decodeSignIn = (body: unknown, country: string): Result<Refusal, SignInRequest> => {
  const fields = decodeFields(LoginRequest, body);
  if (!fields.ok) return refuse(wrongFields(fields.error));
  const { phone, code, uuid = null, reffererId, tracking_keys } = fields.value;
  const read = readPhone(phone, country);
  return read.ok
    ? ok({
        phone: read.value,
        code,
        uuid,
        referralId: referralIdIn(reffererId),
        trackingKeys: trackingKeysIn(tracking_keys),
      })
    : refuse(wrongFields({ phone: [read.error] }, read.error.text));
};
