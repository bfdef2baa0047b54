import type { FavouriteChange, FavouriteProducts } from '../../domain/customer/favourites';
import {
  applyFavouriteChange,
  carryOverFavourites,
  toggleFavourite,
} from '../../domain/customer/favourites';
import type { Product } from '../../domain/catalogue/product';
import type { ProductId } from '../../domain/id/ids';
import type { Toast } from '../notifications/toast-slice';
import { defineAction, on, reducerOf } from '../redux/slice';

export interface FavouritesState {
  /** The newest first, with every click so far. */
  readonly ids: FavouriteProducts;
  /** The confirmed list: without clicks that the account has not confirmed yet. */
  readonly confirmed: FavouriteProducts;
  /** A guest's list is being merged into the account: clicks wait until it is there. */
  readonly isJoining: boolean;
  /** The dishes of the favourites' page, also those unliked there; null until they were asked for. */
  readonly products: readonly Product[] | null;
  /** The list that `products` were asked for; what is only here has left the menu. */
  readonly askedFor: FavouriteProducts;
  /** The page's dishes could not be had; what is liked stays as it is. */
  readonly hasFailed: boolean;
}

interface LoadedDishes {
  readonly askedFor: FavouriteProducts;
  readonly products: readonly Product[];
}

/** What became of a change: the account's list as it is after it, with or without the change. */
interface SettledChange {
  readonly change: FavouriteChange;
  readonly list: FavouriteProducts;
}

interface JoinedFavourites {
  readonly sent: FavouriteProducts;
  readonly list: FavouriteProducts | null;
}

/** The favourites as cookies, another tab or the account have them. */
export const favouritesRestored = defineAction<FavouriteProducts>('favourites/restored');
/** A click on a dish's heart. */
export const favouriteToggled = defineAction<{ readonly productId: ProductId }>(
  'favourites/toggled',
);
export const favouriteSettled = defineAction<SettledChange>('favourites/settled');
/** The customer has logged in: these are about to join the account's favourites. */
export const favouritesJoining = defineAction('favourites/joining');
/** The account's list with what was `sent`; null where it could not be had, and the list stays. */
export const favouritesJoined = defineAction<JoinedFavourites>('favourites/joined');
export const favouriteProductsLoaded = defineAction<LoadedDishes>('favourites/productsLoaded');
export const favouriteProductsFailed = defineAction('favourites/productsFailed');

/** The toast for a click that could not be stored and was rolled back. */
export const NOT_SAVED: Toast = { text: 'favourites.notSaved', tone: 'failed' };

const NONE: FavouritesState = {
  ids: [],
  confirmed: [],
  isJoining: false,
  products: null,
  askedFor: [],
  hasFailed: false,
};

export const favouritesReducer = reducerOf(
  NONE,
  on(favouritesRestored, (state, ids: FavouriteProducts) => ({
    ...state,
    ids,
    confirmed: ids,
    isJoining: false,
  })),
  on(favouriteToggled, (state, { productId }: { productId: ProductId }) => ({
    ...state,
    ids: toggleFavourite(state.ids, productId),
  })),
  on(favouriteSettled, (state, { change, list }: SettledChange) => ({
    ...state,
    confirmed: list,
    // Later clicks, on this dish or another, stay.
    ids: carryOverFavourites(applyFavouriteChange(state.confirmed, change), state.ids, list),
  })),
  on(favouritesJoining, (state) => ({ ...state, isJoining: true })),
  on(favouritesJoined, (state, { sent, list }: JoinedFavourites) => ({
    ...state,
    isJoining: false,
    ...(list && { confirmed: list, ids: carryOverFavourites(sent, state.ids, list) }),
  })),
  on(favouriteProductsLoaded, (state, { askedFor, products }: LoadedDishes) => ({
    ...state,
    askedFor,
    products,
    hasFailed: false,
  })),
  on(favouriteProductsFailed, (state) => ({
    ...state,
    askedFor: [],
    products: [],
    hasFailed: true,
  })),
);

export interface FavouritesRoot {
  readonly favourites: FavouritesState;
}

export const selectFavourites = (state: FavouritesRoot) => state.favourites;
export const selectFavouriteIds = (state: FavouritesRoot) => state.favourites.ids;
export const selectIsFavourite =
  (id: ProductId) =>
  (state: FavouritesRoot): boolean =>
    state.favourites.ids.includes(id);
