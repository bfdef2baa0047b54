import type { PersistedReferral } from '../../domain/referral/persisted-referral';
import { chooseReferral } from '../../domain/referral/persisted-referral';
import { defineAction, on, reducerOf } from '../redux/slice';

type Kept = PersistedReferral | null;

/** An address carried this invitation. Rules 12.2. */
export const referralLinked = defineAction<PersistedReferral>('referral/linked');
/** What is kept from now on, as storage or the backend's word left it. */
export const referralChanged = defineAction<PersistedReferral | null>('referral/changed');

/** The invitation that waits for its customer to log in. Rules 12.3. */
export const referralReducer = reducerOf<Kept>(
  null,
  on(referralLinked, (kept: Kept, { id, storedAt }: PersistedReferral) =>
    chooseReferral(kept, id, null, storedAt),
  ),
  on(referralChanged, (_, kept: Kept) => kept),
);

export interface ReferralRoot {
  readonly referral: Kept;
}
