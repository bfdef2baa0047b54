import type { Category } from '../../domain/catalogue/category';
import type { Product } from '../../domain/catalogue/product';
import { defineAction, on, reducerOf } from '../store/slice';
import type { Listing } from './listing';
import type { MainScreen } from './main-screen';

/** What the open page shows of the menu. Only one listing and one dish are kept at a time. */
export interface CatalogueState {
  readonly categories: readonly Category[];
  readonly listing: Listing | null;
  readonly product: Product | null;
  readonly mainScreen: MainScreen | null;
}

export const categoriesLoaded = defineAction<readonly Category[]>('catalogue/categoriesLoaded');
export const listingLoaded = defineAction<Listing>('catalogue/listingLoaded');
export const productLoaded = defineAction<Product>('catalogue/productLoaded');
export const mainScreenLoaded = defineAction<MainScreen>('catalogue/mainScreenLoaded');

const EMPTY: CatalogueState = { categories: [], listing: null, product: null, mainScreen: null };

export const catalogueReducer = reducerOf(
  EMPTY,
  on(categoriesLoaded, (state, categories: readonly Category[]) => ({ ...state, categories })),
  on(listingLoaded, (state, listing: Listing) => ({ ...state, listing })),
  on(productLoaded, (state, product: Product) => ({ ...state, product })),
  on(mainScreenLoaded, (state, mainScreen: MainScreen) => ({ ...state, mainScreen })),
);
