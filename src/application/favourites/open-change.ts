import type { FavouriteChange } from '../../domain/customer/favourites';
import type { ProductId } from '../../domain/id/ids';
import type { FavouritesState } from './favourites-slice';

type SyncedFavourites = Pick<FavouritesState, 'ids' | 'confirmed'>;

/** The change of a dish that is still to be sent to the account; null for none. Rules 20.2. */
export const openChange = (
  { ids, confirmed }: SyncedFavourites,
  productId: ProductId,
): FavouriteChange | null => {
  const isLiked = ids.includes(productId);
  if (isLiked === confirmed.includes(productId)) return null;
  return { kind: isLiked ? 'add' : 'remove', productId };
};

/** All changes that are still to be sent to the account. Rules 20.2. */
export const openChanges = (favourites: SyncedFavourites): readonly FavouriteChange[] =>
  [...new Set([...favourites.ids, ...favourites.confirmed])].flatMap(
    (id) => openChange(favourites, id) ?? [],
  );
