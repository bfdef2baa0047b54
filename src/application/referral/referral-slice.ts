import type { PersistedReferral } from '../../domain/referral/persisted-referral';
import { chooseReferral } from '../../domain/referral/persisted-referral';
import { defineAction, on, reducerOf } from '../redux/slice';

type StoredReferral = PersistedReferral | null;

/** An address carried this invitation. Rules 12.2. */
export const referralLinked = defineAction<PersistedReferral>('referral/linked');
/** The invitation to persist, after a read of storage or an answer of the backend. */
export const referralChanged = defineAction<PersistedReferral | null>('referral/changed');

/** The invitation that waits for its customer to log in. Rules 12.3. */
export const referralReducer = reducerOf<StoredReferral>(
  null,
  on(referralLinked, (stored: StoredReferral, { id, storedAt }: PersistedReferral) =>
    chooseReferral(stored, id, null, storedAt),
  ),
  on(referralChanged, (_, stored: StoredReferral) => stored),
);

export interface ReferralRoot {
  readonly referral: StoredReferral;
}
