import type { Product } from '../../domain/catalogue/product';
import type { ViewedProducts } from '../../domain/customer/viewed';
import { addViewed } from '../../domain/customer/viewed';
import type { ProductId } from '../../domain/id/ids';
import { companionsRequested } from '../catalogue/catalogue-slice';
import { languageSwitched } from '../session/language-slice';
import { defineAction, on, reducerOf } from '../redux/slice';

export interface ViewedState {
  /** The newest first. */
  readonly ids: ViewedProducts;
  /** The newest of these dishes, to be shown; null until they were asked for. */
  readonly products: readonly Product[] | null;
  /** Whether they were asked for and could not be had. */
  readonly hasFailed: boolean;
}

/** What the visitor looked at earlier. */
export const viewedRestored = defineAction<ViewedProducts>('viewed/restored');
/** A dish's page is there for the customer to see. */
export const productViewed = defineAction<ProductId>('viewed/productViewed');
export const viewedProductsLoaded = defineAction<readonly Product[]>('viewed/productsLoaded');

export const viewedProductsFailed = defineAction('viewed/productsFailed');

const NONE: ViewedState = { ids: [], products: null, hasFailed: false };

export const viewedReducer = reducerOf(
  NONE,
  on(viewedRestored, (state, ids: ViewedProducts) => ({ ...state, ids })),
  on(productViewed, (state, id: ProductId) => ({ ...state, ids: addViewed(state.ids, id) })),
  on(viewedProductsLoaded, (state, products: readonly Product[]) => ({
    ...state,
    products,
    hasFailed: false,
  })),
  on(viewedProductsFailed, (state) => ({ ...state, products: null, hasFailed: true })),
  on(companionsRequested, (state) => ({ ...state, hasFailed: false })),
  // Their names are in the language before.
  on(languageSwitched, (state) => ({ ...state, products: null })),
);

export interface ViewedRoot {
  readonly viewed: ViewedState;
}

export const selectViewed = (state: ViewedRoot) => state.viewed;
