import type { ProductId } from '../id/ids';

/** The dishes that a customer likes, the newest first. Rules 20.2. */
export type FavouriteProducts = readonly ProductId[];

/** A change to send to the account. */
export interface FavouriteChange {
  readonly kind: 'add' | 'remove';
  readonly productId: ProductId;
}

/** The list after a click on a dish's heart: a new dish goes to the front, a liked one goes out. Rules 20.2. */
export const toggleFavourite = (
  favourites: FavouriteProducts,
  productId: ProductId,
): FavouriteProducts => {
  const others = favourites.filter((id) => id !== productId);
  return favourites.includes(productId) ? others : [productId, ...others];
};

/** Returns what a visitor liked before signing in, then what the account holds; each dish once. Rules 20.2. */
export const joinFavourites = (
  visit: FavouriteProducts,
  account: FavouriteProducts,
): FavouriteProducts => [...new Set([...visit, ...account])];

/** Returns what to send to the account at sign-in: the joined list, or nothing when the account has it all. Rules 20.2. */
export const favouritesToSend = (
  visit: FavouriteProducts,
  account: FavouriteProducts,
): FavouriteProducts => {
  const known = new Set(account);
  return visit.every((id) => known.has(id)) ? [] : joinFavourites(visit, account);
};

/** The list with a change made to it; one that is made already leaves it as it is. Rules 20.2. */
export const applyFavouriteChange = (
  favourites: FavouriteProducts,
  { kind, productId }: FavouriteChange,
): FavouriteProducts =>
  favourites.includes(productId) === (kind === 'add')
    ? favourites
    : toggleFavourite(favourites, productId);

/** Returns what was clicked between `before` and `after`, done to a list that has changed elsewhere meanwhile. Rules 20.2. */
export const carryOverFavourites = (
  before: FavouriteProducts,
  after: FavouriteProducts,
  elsewhere: FavouriteProducts,
): FavouriteProducts => {
  const known = new Set(before);
  const left = new Set(after);
  const added = after.filter((id) => !known.has(id) && !elsewhere.includes(id));
  return [...added, ...elsewhere.filter((id) => left.has(id) || !known.has(id))];
};
