import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { ProfileGateway } from '../ports/profile-gateway';
import type { ShopState } from '../store/root-reducer';
import { profileLoaded, profileMissed, profileNeeded } from './profile-slice';

export interface ProfileLoading {
  readonly loadAccount: ProfileGateway['account'];
}

function* loadProfile({ loadAccount }: ProfileLoading) {
  const { account, profile } = yield* select((state: ShopState) => state);
  if (!account.isSignedIn || profile.profile) {
    yield* put(profileLoaded(profile.profile));
    return;
  }
  try {
    const answer = yield* call(loadAccount);
    const { isSignedIn } = yield* select((state: ShopState) => state.account);
    if (!isSignedIn) yield* put(profileLoaded(null));
    else yield* put(answer.ok ? profileLoaded(answer.value.profile) : profileMissed(undefined));
  } catch (error) {
    yield* put(profileMissed(undefined));
    throw error;
  }
}

/** Fetches a signed-in customer's profile when it is first needed; what fails is asked again when somebody asks. */
export function* watchProfile(loading: ProfileLoading): SagaGenerator<void> {
  yield* takeLeading(profileNeeded.type, loadProfile, loading);
}
