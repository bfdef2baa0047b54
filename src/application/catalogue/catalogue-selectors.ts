import { createSelector } from 'reselect';
import { routeKey } from '../navigation/route-key';
import type { ShopState } from '../store/root-reducer';
import type { GrownList } from './further-pages-slice';
import { joinPages } from './further-pages';

const selectListing = (state: ShopState) => state.catalogue.listing;

const selectGrownList = ({ page, furtherPages }: ShopState): GrownList | undefined => {
  const key = page.route && routeKey(page.route);
  return furtherPages.find((list) => list.key === key);
};

/** The open list with everything that was asked for below it; null while there is none. */
export const selectShownListing = createSelector(
  [selectListing, selectGrownList],
  (listing, grown) => listing && (grown ? joinPages(listing, grown.pages) : listing),
);

/** How it stands with what was last asked for below the open list. */
export const selectGrowth = (state: ShopState): GrownList['progress'] =>
  selectGrownList(state)?.progress ?? 'settled';
