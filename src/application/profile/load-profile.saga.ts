import type { Action } from 'redux';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import { addressesRestored, selectAddressBook } from '../addresses/address-book-slice';
import type { AddressBookRoot } from '../addresses/address-book-slice';
import type { CustomerAccount, ProfileGateway } from '../ports/profile-gateway';
import type { AccountRoot } from '../session/account-slice';
import { selectAccount } from '../session/account-slice';
import {
  addressesRequested,
  profileLoaded,
  profileMissed,
  profileRequested,
  selectProfile,
} from './profile-slice';
import type { ProfileRoot } from './profile-slice';

export interface LoadProfileDeps {
  readonly loadAccount: ProfileGateway['account'];
}

function* takeOver({ profile, addresses }: CustomerAccount) {
  yield* put(profileLoaded(profile));
  const { kind } = yield* select(selectAddressBook);
  // What was put there meanwhile is newer.
  if (kind === 'guest') yield* put(addressesRestored({ kind: 'account', addresses }));
}

/** Whether what is about to be shown is there; a guest has neither. */
function* isKnown({ type }: Action): SagaGenerator<boolean> {
  const { account, addressBook, profile } = yield* select(
    (state: AccountRoot & AddressBookRoot & ProfileRoot) => state,
  );
  if (!account.isSignedIn) return true;
  return type === addressesRequested.type
    ? addressBook.kind === 'account'
    : profile.profile !== null;
}

function* loadAccount({ loadAccount: load }: LoadProfileDeps, asked: Action) {
  if (yield* call(isKnown, asked)) {
    const profile = yield* select(selectProfile);
    yield* put(profileLoaded(profile.profile));
    return;
  }
  try {
    const answer = yield* call(load);
    const { isSignedIn } = yield* select(selectAccount);
    if (!isSignedIn) yield* put(profileLoaded(null));
    else if (answer.ok) yield* call(takeOver, answer.value);
    else yield* put(profileMissed(undefined));
  } catch (error) {
    yield* put(profileMissed(undefined));
    throw error;
  }
}

/**
 * Fetches a signed-in customer's profile and addresses when either is first needed; what fails is asked
 * again when somebody asks.
 */
export function* watchProfile(deps: LoadProfileDeps): SagaGenerator<void> {
  yield* takeLeading([profileRequested.type, addressesRequested.type], loadAccount, deps);
}
