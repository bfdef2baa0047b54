import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { SavedProfile } from '../../domain/customer/profile-changes';
import { hasProfileChanges, profileChanges } from '../../domain/customer/profile-changes';
import type { ProfileForm } from '../../domain/customer/validate-profile';
import { validateProfile } from '../../domain/customer/validate-profile';
import type { Instant } from '../../domain/time/instant';
import type { LocalDate } from '../../domain/time/local-date';
import { localDateAt } from '../../domain/time/time-zone';
import { zoneOfCity } from '../city/city-zone';
import type { AccountNews } from '../ports/account-platform';
import type { ProfileGateway } from '../ports/profile-gateway';
import { selectCity } from '../city/city-slice';
import { selectAccount } from '../session/account-slice';
import type { ShopAction } from '../redux/slice';
import { profileErrorsOf } from './profile-failure';
import {
  profileSaveRequested,
  profileSaveFailed,
  profileSaveRefused,
  profileSaved,
  selectProfile,
} from './profile-slice';

export interface SaveProfileDeps {
  readonly saveProfile: ProfileGateway['saveProfile'];
  readonly now: () => Instant;
  readonly tellTabs: (news: AccountNews) => void;
}

/** What is said where nobody else has words for it. */
const NOT_SAVED = 'account.notSaved';

/** For an account that could not be read: every field that is filled in is a change. */
const UNTOLD: SavedProfile = { firstName: null, email: null, birthday: null };

function* todayHere({ now }: SaveProfileDeps): SagaGenerator<LocalDate | null> {
  const city = yield* select(selectCity);
  return city && localDateAt(now(), zoneOfCity(city));
}

function* save(deps: SaveProfileDeps, form: ProfileForm) {
  const { profile } = yield* select(selectProfile);
  const today = yield* call(todayHere, deps);
  const saved = profile ?? UNTOLD;
  const details = today && validateProfile(form, saved.birthday, today);
  if (!details?.ok) {
    // The form says what is wrong before it asks; this only never lets it wait.
    yield* put(profileSaveRefused(NOT_SAVED));
    return;
  }
  const changes = profileChanges(saved, details.value);
  if (profile && !hasProfileChanges(changes)) {
    yield* put(profileSaved(profile));
    return;
  }
  const answer = yield* call(deps.saveProfile, changes);
  const { isSignedIn } = yield* select(selectAccount);
  const errors = answer.ok ? null : profileErrorsOf(answer.error);
  if (answer.ok && isSignedIn) {
    yield* put(profileSaved(answer.value));
    deps.tellTabs('profileSaved');
  } else yield* put(errors ? profileSaveFailed(errors) : profileSaveRefused(NOT_SAVED));
}

/**
 * Saves what has changed of the profile, and lets other windows know; nothing changed counts as saved.
 * Rules 19.4, 19.5.
 */
export function* watchProfileSaves(deps: SaveProfileDeps): SagaGenerator<void> {
  yield* takeLeading(profileSaveRequested.type, function* ({ payload }: ShopAction<ProfileForm>) {
    try {
      yield* call(save, deps, payload);
    } catch (error) {
      yield* put(profileSaveRefused(NOT_SAVED));
      throw error;
    }
  });
}
