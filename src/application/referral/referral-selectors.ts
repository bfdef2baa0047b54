import type { ReferralId } from '../../domain/referral/referral-id';
import { referralToSend } from '../../domain/referral/kept-referral';
import type { Instant } from '../../domain/time/instant';
import type { ProfileRoot } from '../profile/profile-slice';
import type { ReferralRoot } from './referral-slice';

/** The invitation that goes along with a login or a calculation; null when none does. Rules 12.3. */
export const referralAt = (
  { referral, profile }: ReferralRoot & ProfileRoot,
  now: Instant,
): ReferralId | null => referralToSend(referral, profile.profile?.referralId ?? null, now);
