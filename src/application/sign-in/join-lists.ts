import type { Address, SavedAddress } from '../../domain/address/address';
import { addressKey } from '../../domain/address/address-key';
import { mergeAddresses } from '../../domain/address/merge-addresses';
import type { Place } from '../../domain/address/place';
import type { FavouriteProducts } from '../../domain/customer/favourites';
import { favouritesToSend } from '../../domain/customer/favourites';
import type { ViewedProducts } from '../../domain/customer/viewed';
import { joinViewed } from '../../domain/customer/viewed';
import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { AccountAddresses, AddressGateway } from '../ports/address-gateway';
import type { CustomerListsGateway } from '../ports/customer-lists-gateway';
import type { GatewayFailure } from '../ports/gateway-failure';

/** Use-case: puts what a guest likes to the account's list, and returns it. Never rejects. Rules 20.2. */
export const makeJoinFavourites =
  (lists: CustomerListsGateway) =>
  async (
    cityId: CityId,
    visit: FavouriteProducts,
  ): Promise<Result<GatewayFailure, FavouriteProducts>> => {
    const account = await lists.favourites(cityId);
    if (!account.ok) return account;
    const sent = favouritesToSend(visit, account.value);
    return sent.length === 0 ? account : lists.addFavourites(cityId, sent);
  };

/** Use-case: puts what a guest has looked at to the account's list, and returns it. Never rejects. Rules 20.1. */
export const makeJoinViewed =
  (lists: CustomerListsGateway) =>
  async (
    cityId: CityId,
    visit: ViewedProducts,
  ): Promise<Result<GatewayFailure, ViewedProducts>> => {
    const account = await lists.viewed(cityId);
    if (!account.ok) return account;
    const known = new Set(account.value);
    return visit.every((id) => known.has(id))
      ? account
      : lists.addViewed(cityId, joinViewed(visit, account.value));
  };

/** A guest's addresses after they were put to the account's. */
export interface JoinedAddresses {
  readonly account: AccountAddresses;
  /** Those that the account did not take; they stay with the guest, in their order. */
  readonly left: readonly Address[];
}

/** What a guest does not write: whose number it is, whether it was used, and where it lies. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(['id', 'isLast', 'place']);

/** Returns whether the account has an address just as the guest wrote it; the place is the same by its key. */
const isWritten = (account: AccountAddresses, written: SavedAddress): boolean => {
  const saved = account.find(({ id }) => id === written.id);
  const before = new Map(Object.entries(saved ?? {}));
  return Object.entries(written).every(
    ([field, value]) => NOT_WRITTEN.has(field) || before.get(field) === value,
  );
};

/**
 * Use-case: puts a guest's addresses into the account: what is there already takes over what the guest
 * wrote, the rest is added as far as there is room. What fails stays with the guest. Never rejects.
 * Rules 16.8.
 */
export const makeJoinAddresses =
  (addresses: AddressGateway) =>
  async (
    account: readonly SavedAddress<Place | null>[],
    guest: readonly Address[],
  ): Promise<JoinedAddresses> => {
    const { updated, added, leftOut } = mergeAddresses(account, guest);
    let joined: AccountAddresses = account;
    const left = new Set(leftOut.map(addressKey));
    for (const address of updated) {
      if (isWritten(account, address)) continue;
      const answer = await addresses.changeAddress(address.id, address);
      if (answer.ok) joined = answer.value;
      else left.add(addressKey(address));
    }
    if (added.length > 0) {
      const answer = await addresses.addAddresses(added);
      if (answer.ok) joined = answer.value;
      else for (const address of added) left.add(addressKey(address));
    }
    return { account: joined, left: guest.filter((address) => left.has(addressKey(address))) };
  };

export type JoinFavourites = ReturnType<typeof makeJoinFavourites>;
export type JoinViewed = ReturnType<typeof makeJoinViewed>;
export type JoinAddresses = ReturnType<typeof makeJoinAddresses>;
