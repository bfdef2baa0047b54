import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, select } from 'typed-redux-saga';
import type { Address, SavedAddress } from '../../domain/address/address';
import { isPlaced } from '../../domain/address/address';
import { addressesInCity } from '../../domain/address/address-list';
import { selectionAfterLogin } from '../../domain/delivery/selection-changes';
import type { CityId } from '../../domain/id/ids';
import { addressesRestored } from '../addresses/address-book-slice';
import { calculationRequested } from '../cart/cart-slice';
import type { CityRoot } from '../city/city-slice';
import { selectCities } from '../city/city-slice';
import { selectionChanged } from '../delivery/delivery-slice';
import type { DeliveryRoot } from '../delivery/delivery-slice';
import { favouritesJoined, favouritesJoining } from '../favourites/favourites-slice';
import { isOrderLocked } from '../placing/placing-slice';
import type { AccountAddresses } from '../ports/address-gateway';
import type { GuestLists, GuestStorage } from '../ports/guest-storage';
import type { CustomerAccount, ProfileGateway } from '../ports/profile-gateway';
import { profileLoaded } from '../profile/profile-slice';
import { viewedRestored, selectViewed } from '../viewed/viewed-slice';
import { signedIn } from '../session/account-slice';
import type { JoinAddresses, JoinFavourites, JoinViewed } from './join-lists';

export interface JoinAccountDeps {
  readonly loadAccount: ProfileGateway['account'];
  readonly joinFavourites: JoinFavourites;
  readonly joinViewed: JoinViewed;
  readonly joinAddresses: JoinAddresses;
  readonly guestStorage: GuestStorage;
}

function* joinFavourites(deps: JoinAccountDeps, cityId: CityId, visit: GuestLists) {
  const sent = visit.favourites;
  try {
    const answer = yield* call(deps.joinFavourites, cityId, sent);
    if (answer.ok) deps.guestStorage.save({ favourites: [] });
    yield* put(favouritesJoined({ sent, list: answer.ok ? answer.value : null }));
  } catch (error) {
    yield* put(favouritesJoined({ sent, list: null }));
    throw error;
  }
}

function* joinViewed(deps: JoinAccountDeps, cityId: CityId, visit: GuestLists) {
  const answer = yield* call(deps.joinViewed, cityId, visit.viewed);
  if (!answer.ok) return;
  deps.guestStorage.save({ viewed: [] });
  const { ids } = yield* select(selectViewed);
  // Dishes viewed since are sent to the account by their own saga.
  const since = ids.filter((id) => !visit.viewed.includes(id) && !answer.value.includes(id));
  yield* put(viewedRestored([...since, ...answer.value]));
}

function* joinAddresses(deps: JoinAccountDeps, account: AccountAddresses, visit: GuestLists) {
  const joined = yield* call(deps.joinAddresses, account, visit.addresses);
  deps.guestStorage.save({ addresses: joined.left });
  yield* put(addressesRestored({ kind: 'account', addresses: joined.account }));
  return joined.account;
}

/** Where the order goes from now on. While one is being placed, it goes where it was sent. Rules 17.4. */
function* chooseAddress(account: AccountAddresses): SagaGenerator<boolean> {
  const { city, delivery } = yield* select((state: CityRoot & DeliveryRoot) => state);
  if (!city.current || (yield* select(isOrderLocked))) return false;
  const here = addressesInCity(account, city.current.id).filter(isPlaced);
  const selection = selectionAfterLogin<Address, SavedAddress>(delivery.selection, here);
  if (selection === delivery.selection) return false;
  yield* put(selectionChanged(selection));
  return true;
}

/**
 * The browser has the session of an account: from now on that is what is shown, and what the guest
 * had joins it. `account` is null where it is not known yet. Whatever fails stays with the guest, and
 * nothing of it is lost. Rules 16.8, 17.4, 20.1, 20.2.
 */
export function* joinAccount(
  deps: JoinAccountDeps,
  account: CustomerAccount | null,
  visit: GuestLists,
): SagaGenerator<void> {
  const city = yield* select(selectCities);
  if (city.current) yield* put(favouritesJoining(undefined));
  yield* put(signedIn(undefined));
  const loaded = account ? null : yield* call(deps.loadAccount);
  const known = account ?? (loaded?.ok ? loaded.value : null);
  if (known) yield* put(profileLoaded(known.profile));
  if (city.current) {
    yield* all([
      call(joinFavourites, deps, city.current.id, visit),
      call(joinViewed, deps, city.current.id, visit),
    ]);
  }
  const addresses = known && (yield* call(joinAddresses, deps, known.addresses, visit));
  const isPriced = addresses !== null && (yield* call(chooseAddress, addresses));
  // A customer's price is another one: their bonuses and their birthday count.
  if (!isPriced) yield* put(calculationRequested(undefined));
}
