import { createSelector } from 'reselect';
import type { ProductId } from '../../domain/id/ids';
import type { PageRoot } from '../navigation/page-slice';
import { routeKey } from '../navigation/route-key';
import type { CatalogueRoot } from './catalogue-slice';
import type { GrownList, FurtherPagesRoot } from './further-pages-slice';
import { joinPages } from './further-pages';

const selectListing = (state: CatalogueRoot) => state.catalogue.listing;

/** The names of the dishes that the home page shows, by their ids. */
export const selectDishNames = createSelector(
  [(state: CatalogueRoot) => state.catalogue.mainScreen],
  (home): ReadonlyMap<ProductId, string> =>
    new Map([...(home?.hits ?? []), ...(home?.novelties ?? [])].map(({ id, name }) => [id, name])),
);

const selectGrownList = ({
  page,
  furtherPages,
}: PageRoot & FurtherPagesRoot): GrownList | undefined => {
  const key = page.route && routeKey(page.route);
  return furtherPages.find((list) => list.key === key);
};

/** The open list with everything that was asked for below it; null while there is none. */
export const selectShownListing = createSelector(
  [selectListing, selectGrownList],
  (listing, grown) => listing && (grown ? joinPages(listing, grown.pages) : listing),
);

/** Returns how it stands with what was last asked for below the open list. */
export const selectGrowth = (state: PageRoot & FurtherPagesRoot): GrownList['progress'] =>
  selectGrownList(state)?.progress ?? 'settled';
