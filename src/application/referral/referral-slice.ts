import type { KeptReferral } from '../../domain/referral/kept-referral';
import { keepReferral } from '../../domain/referral/kept-referral';
import { defineAction, on, reducerOf } from '../redux/slice';

type Kept = KeptReferral | null;

/** An address carried this invitation. Rules 12.2. */
export const referralLinked = defineAction<KeptReferral>('referral/linked');
/** What is kept from now on, as storage or the backend's word left it. */
export const referralKept = defineAction<KeptReferral | null>('referral/kept');

/** The invitation that waits for its customer to log in. Rules 12.3. */
export const referralReducer = reducerOf<Kept>(
  null,
  on(referralLinked, (kept: Kept, { id, keptAt }: KeptReferral) =>
    keepReferral(kept, id, null, keptAt),
  ),
  on(referralKept, (_, kept: Kept) => kept),
);

export interface ReferralRoot {
  readonly referral: Kept;
}
