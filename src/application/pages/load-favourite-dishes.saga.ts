import { call, select, takeLatest } from 'typed-redux-saga';
import type { CityRoot } from '../city/city-slice';
import type { LoadContent } from './load-content';
import { loadContentOf } from './show-content.saga';
import {
  favouriteSettled,
  favouritesJoined,
  favouritesRestored,
} from '../favourites/favourites-slice';
import type { FavouritesRoot } from '../favourites/favourites-slice';
import type { PageRoot } from '../navigation/page-slice';

function* loadNewDishes(loadContent: LoadContent) {
  const { city, favourites, page } = yield* select(
    (state: CityRoot & FavouritesRoot & PageRoot) => state,
  );
  if (page.route?.name !== 'favourites' || page.kind !== 'ready' || !city.current) return;
  if (favourites.ids.every((id) => favourites.askedFor.includes(id))) return;
  yield* call(loadContentOf, loadContent, city.current.id, page.route);
}

/** Dishes that come into the open page of favourites from elsewhere are fetched and shown. */
export function* watchFavouriteDishes(loadContent: LoadContent) {
  // Latest: only the list as it is now has to be shown.
  yield* takeLatest(
    [favouritesRestored, favouritesJoined, favouriteSettled].map(({ type }) => type),
    loadNewDishes,
    loadContent,
  );
}
