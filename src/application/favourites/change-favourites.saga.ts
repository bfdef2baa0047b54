import { actionChannel, call, put, select, take } from 'typed-redux-saga';
import type { FavouriteChange } from '../../domain/customer/favourites';
import type { ProductId } from '../../domain/id/ids';
import type { CityRoot } from '../city/city-slice';
import { toastShown } from '../notifications/toast-slice';
import type { ShopAction } from '../redux/slice';
import { isOf } from '../redux/slice';
import type { AccountRoot } from '../session/account-slice';
import { selectAccount } from '../session/account-slice';
import type { ChangeFavourites } from './change-favourites';
import {
  NOT_SAVED,
  favouriteSettled,
  favouriteToggled,
  favouritesJoined,
  selectFavourites,
} from './favourites-slice';
import type { FavouritesRoot } from './favourites-slice';
import { openChange, openChanges } from './open-change';

/** Rolls back a change that was not stored, with a toast, unless a newer click has replaced it. */
function* refuseChange(change: FavouriteChange) {
  const { ids, confirmed } = yield* select(selectFavourites);
  const isShown = ids.includes(change.productId) === (change.kind === 'add');
  yield* put(favouriteSettled({ change, list: confirmed }));
  if (isShown) yield* put(toastShown(NOT_SAVED));
}

function* tellAccount(tell: ChangeFavourites, productId: ProductId) {
  const { account, city, favourites } = yield* select(
    (state: AccountRoot & CityRoot & FavouritesRoot) => state,
  );
  // A guest's favourites are persisted in the browser alone.
  // While they join an account, clicks wait for the account's list.
  if (!account.isSignedIn || !city.current || favourites.isJoining) return;
  const change = openChange(favourites, productId);
  if (!change) return;
  const answer = yield* call(tell, city.current.id, change);
  const { isSignedIn } = yield* select(selectAccount);
  // After a logout, nothing of the account may be shown.
  if (!isSignedIn) return;
  if (answer.ok) yield* put(favouriteSettled({ change, list: answer.value }));
  else yield* call(refuseChange, change);
}

/** Sends the clicks that came while a guest's list was joining the account. */
function* tellRest(tell: ChangeFavourites) {
  const { confirmed, ids } = yield* select(selectFavourites);
  for (const { productId } of openChanges({ confirmed, ids })) {
    yield* call(tellAccount, tell, productId);
  }
}

/**
 * Sends a signed-in customer's favourite toggles to the account, one after the other in their order:
 * each answer is the whole list, and an older one must not undo a newer click. Of clicks on one dish
 * that wait together, only the final state is sent.
 */
export function* watchFavourites(tell: ChangeFavourites) {
  const toggles = yield* actionChannel<ShopAction>([favouriteToggled.type, favouritesJoined.type]);
  for (;;) {
    const action = yield* take(toggles);
    if (isOf(favouriteToggled, action)) yield* call(tellAccount, tell, action.payload.productId);
    else yield* call(tellRest, tell);
  }
}
