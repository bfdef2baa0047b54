import { createSelector } from 'reselect';
import type { ProductId } from '../../domain/id/ids';
import { selectFavourites } from './favourites-slice';

/** Liked dishes that the menu was asked for and does not have. */
export const selectGoneFavourites = createSelector(
  [selectFavourites],
  ({ ids, askedFor, products }): readonly ProductId[] => {
    const onMenu = new Set((products ?? []).map(({ id }) => id));
    return ids.filter((id) => askedFor.includes(id) && !onMenu.has(id));
  },
);
