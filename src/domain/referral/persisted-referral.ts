import type { Instant } from '../time/instant';
import { HOUR } from '../time/instant';
import type { ReferralId } from './referral-id';

/** An invitation that a browser remembers until its customer signs in. */
export interface PersistedReferral {
  readonly id: ReferralId;
  readonly storedAt: Instant;
}

/** For how long. Rules 12.3. */
export const REFERRAL_DAYS = 30;

const isValid = ({ storedAt }: PersistedReferral, now: Instant): boolean =>
  now - storedAt < REFERRAL_DAYS * 24 * HOUR;

/** Returns a stored invitation if it is valid: not older than 30 days, nor the customer's own. */
const stillGood = (
  stored: PersistedReferral | null,
  own: ReferralId | null,
  now: Instant,
): PersistedReferral | null =>
  stored && stored.id !== own && isValid(stored, now) ? stored : null;

/**
 * Returns the invitation to persist after a page was opened, perhaps by an invitation: the first one for 30 days, never
 * the customer's own. `own` is null where it is not known. Rules 12.3.
 */
export const chooseReferral = (
  stored: PersistedReferral | null,
  found: ReferralId | null,
  own: ReferralId | null,
  now: Instant,
): PersistedReferral | null =>
  stillGood(stored, own, now) ??
  (found === null || found === own ? null : { id: found, storedAt: now });

/** The id that goes along with a login or a calculation, null when none does. Rules 12.3. */
export const referralToSend = (
  stored: PersistedReferral | null,
  own: ReferralId | null,
  now: Instant,
): ReferralId | null => stillGood(stored, own, now)?.id ?? null;
