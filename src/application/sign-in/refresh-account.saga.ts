import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, select, takeLatest } from 'typed-redux-saga';
import { addressesRestored } from '../addresses/address-book-slice';
import { selectCities } from '../city/city-slice';
import { favouritesRestored } from '../favourites/favourites-slice';
import { profileLoaded } from '../profile/profile-slice';
import { selectAccount } from '../session/account-slice';
import { viewedRestored } from '../viewed/viewed-slice';
import type { JoinAccountDeps } from './join-account.saga';
import { accountRefreshDue } from '../session/session-news';

type AccountRefreshDeps = Pick<JoinAccountDeps, 'loadAccount' | 'joinFavourites' | 'joinViewed'>;

function* refreshAccount({ loadAccount, joinFavourites, joinViewed }: AccountRefreshDeps) {
  const city = yield* select(selectCities);
  if (!city.current) return;
  const { known, favourites, viewed } = yield* all({
    known: call(loadAccount),
    // With nothing of a guest's to join, they answer the account's lists.
    favourites: call(joinFavourites, city.current.id, []),
    viewed: call(joinViewed, city.current.id, []),
  });
  const account = yield* select(selectAccount);
  if (!account.isSignedIn) return;
  if (known.ok) {
    yield* put(profileLoaded(known.value.profile));
    yield* put(addressesRestored({ kind: 'account', addresses: known.value.addresses }));
  }
  if (favourites.ok) yield* put(favouritesRestored(favourites.value));
  if (viewed.ok) yield* put(viewedRestored(viewed.value));
}

/**
 * Reloads a signed-in customer's account when a page was hidden for a while. A session
 * that has ended meanwhile ends here as well, by the refusal of the calls.
 */
export function* watchAccountRefreshes(deps: AccountRefreshDeps): SagaGenerator<void> {
  yield* takeLatest(accountRefreshDue.type, refreshAccount, deps);
}
