import type { ProductId } from '../id/ids';

/** The dishes that a customer likes, the newest first. Rules 20.2. */
export type FavouriteProducts = readonly ProductId[];

/** What the account has to be told. */
export interface FavouriteChange {
  readonly kind: 'add' | 'remove';
  readonly productId: ProductId;
}

/** What a press on a dish's heart means for this list. Rules 20.2. */
export const favouriteChange = (
  favourites: FavouriteProducts,
  productId: ProductId,
): FavouriteChange => ({ kind: favourites.includes(productId) ? 'remove' : 'add', productId });

/** The list after a press on a dish's heart: a new dish goes to the front, a liked one goes out. Rules 20.2. */
export const toggleFavourite = (
  favourites: FavouriteProducts,
  productId: ProductId,
): FavouriteProducts => {
  const others = favourites.filter((id) => id !== productId);
  return favourites.includes(productId) ? others : [productId, ...others];
};

/** What a visitor liked before signing in, then what the account holds; each dish once. Rules 20.2. */
export const joinFavourites = (
  visit: FavouriteProducts,
  account: FavouriteProducts,
): FavouriteProducts => [...new Set([...visit, ...account])];

/** What to send to the account at sign-in: the joined list, or nothing when the account has it all. Rules 20.2. */
export const favouritesToSend = (
  visit: FavouriteProducts,
  account: FavouriteProducts,
): FavouriteProducts => {
  const known = new Set(account);
  return visit.every((id) => known.has(id)) ? [] : joinFavourites(visit, account);
};
