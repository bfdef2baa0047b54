import { call, delay, put, race, select } from 'typed-redux-saga';
import type { CityId } from '../../domain/id/ids';
import { signedOut, selectAccount } from '../session/account-slice';
import { addressesRestored } from '../addresses/address-book-slice';
import { favouritesRestored } from '../favourites/favourites-slice';
import { profileLoaded } from '../profile/profile-slice';
import { viewedRestored } from '../viewed/viewed-slice';
import type { CustomerLists, ReadCustomerLists } from './read-customer-lists';

function* takeOver({ favourites, viewed, account }: CustomerLists, showsProfile: boolean) {
  if (favourites.ok) yield* put(favouritesRestored(favourites.value));
  else if (favourites.error.kind === 'refused' && favourites.error.status === 401) {
    // The session has ended: its visitor is a guest.
    yield* put(signedOut(undefined));
  }
  if (viewed.ok) yield* put(viewedRestored(viewed.value));
  if (!account.ok) return;
  const { addresses, profile } = account.value;
  yield* put(addressesRestored({ kind: 'account', addresses }));
  if (showsProfile) yield* put(profileLoaded(profile));
}

/**
 * A signed-in customer's lists stand instead of those of the cookies. Where they cannot be had, or
 * not within so many milliseconds, the cookies' lists stay: no page fails or comes late for them. The
 * profile goes into no page that does not show it.
 */
export function* loadCustomerLists(
  read: ReadCustomerLists,
  cityId: CityId,
  timeForLists: number,
  showsProfile: boolean,
) {
  const { isSignedIn } = yield* select(selectAccount);
  if (!isSignedIn) return;
  const abandoned = new AbortController();
  try {
    const { lists } = yield* race({
      lists: call(read, cityId, abandoned.signal),
      late: delay(timeForLists),
    });
    if (lists) yield* call(takeOver, lists, showsProfile);
  } finally {
    abandoned.abort();
  }
}
