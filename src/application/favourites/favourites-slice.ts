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
  /** The newest first, with every press so far. */
  readonly ids: FavouriteProducts;
  /** The list as it is kept for sure: without presses that the account has not confirmed yet. */
  readonly confirmed: FavouriteProducts;
  /** A guest's list is on its way into the account: presses wait until it is there. */
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

/** What is liked, as whoever keeps it says: cookies, another tab, the account. */
export const favouritesRestored = defineAction<FavouriteProducts>('favourites/restored');
/** A press on a dish's heart. */
export const favouriteToggled = defineAction<{ readonly productId: ProductId }>(
  'favourites/toggled',
);
export const favouriteSettled = defineAction<SettledChange>('favourites/settled');
/** Whoever liked these has logged in: they are about to join the account's. */
export const favouritesJoining = defineAction('favourites/joining');
/** The account's list with what was `sent`; null where it could not be had, and the list stays. */
export const favouritesJoined = defineAction<JoinedFavourites>('favourites/joined');
export const favouriteProductsLoaded = defineAction<LoadedDishes>('favourites/productsLoaded');
export const favouriteProductsFailed = defineAction('favourites/productsFailed');

/** What a customer is told when a press could not be kept and is taken back. */
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
    // Presses that were made since, on this dish or another, still stand.
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
