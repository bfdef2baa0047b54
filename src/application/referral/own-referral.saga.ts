import type { SagaGenerator } from 'typed-redux-saga';
import { put, select, takeEvery } from 'typed-redux-saga';
import { profileLoaded, profileSaved } from '../profile/profile-slice';
import type { ProfileRoot } from '../profile/profile-slice';
import { referralChanged, referralLinked } from './referral-slice';
import type { ReferralRoot } from './referral-slice';

function* dropOwn() {
  const { referral, profile } = yield* select((state: ReferralRoot & ProfileRoot) => state);
  if (referral && referral.id === profile.profile?.referralId) yield* put(referralChanged(null));
}

/** Customers do not invite themselves: their own id is dropped as soon as it is known for theirs. Rules 12.3. */
export function* watchOwnReferral(): SagaGenerator<void> {
  yield* takeEvery([profileLoaded.type, profileSaved.type, referralLinked.type], dropOwn);
}
