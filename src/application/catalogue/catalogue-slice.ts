import type { Category } from '../../domain/catalogue/category';
import type { Product, ProductCard } from '../../domain/catalogue/product';
import type { ProductId } from '../../domain/id/ids';
import { defineAction, on, reducerOf } from '../redux/slice';
import type { Listing } from '../ports/listing';
import type { MainScreen } from '../ports/main-screen';

/** What the open page shows of the menu. Retains one listing and one dish at a time. */
export interface CatalogueState {
  readonly categories: readonly Category[];
  readonly listing: Listing | null;
  readonly product: Product | null;
  /** Why the dish that was asked for over a page cannot be shown; null while nothing stands against it. */
  readonly dishFailure: DishFailure | null;
  /** Dishes that go well with it; null while nobody knows. */
  readonly companions: readonly ProductCard[] | null;
  /** Dishes that go well with what is in the cart; null while nobody knows. */
  readonly additionals: readonly ProductCard[] | null;
  readonly mainScreen: MainScreen | null;
}

interface DishFailure {
  readonly slug: string;
  readonly status: number;
}

interface Companions {
  readonly productId: ProductId;
  readonly dishes: readonly ProductCard[];
}

export const categoriesLoaded = defineAction<readonly Category[]>('catalogue/categoriesLoaded');
export const listingLoaded = defineAction<Listing>('catalogue/listingLoaded');
export const productLoaded = defineAction<Product>('catalogue/productLoaded');
/** A dish is opened over the page, which stays as it is; the answer is `productLoaded` or `dishFailed`. */
export const dishRequested = defineAction<string>('catalogue/dishRequested');
export const dishFailed = defineAction<DishFailure>('catalogue/dishFailed');
/** The open dish wants to be shown with what goes well with it, and with what was looked at before. */
export const companionsRequested = defineAction<ProductId>('catalogue/companionsRequested');
export const companionsLoaded = defineAction<Companions>('catalogue/companionsLoaded');
/** The cart wants to be shown with what goes well with it. */
export const additionalsRequested = defineAction('catalogue/additionalsRequested');
export const additionalsLoaded = defineAction<readonly ProductCard[]>(
  'catalogue/additionalsLoaded',
);
export const mainScreenLoaded = defineAction<MainScreen>('catalogue/mainScreenLoaded');

/** The listing first: gzip looks back 32 kB, and finds a card's words in the page only while they are near. */
const EMPTY: CatalogueState = {
  listing: null,
  categories: [],
  product: null,
  dishFailure: null,
  companions: null,
  additionals: null,
  mainScreen: null,
};

export const catalogueReducer = reducerOf(
  EMPTY,
  on(categoriesLoaded, (state, categories: readonly Category[]) => ({ ...state, categories })),
  on(listingLoaded, (state, listing: Listing) => ({ ...state, listing })),
  on(productLoaded, (state, product: Product) => ({ ...state, product, companions: null })),
  on(dishRequested, (state) => ({ ...state, dishFailure: null })),
  on(dishFailed, (state, dishFailure: DishFailure) => ({ ...state, dishFailure })),
  on(companionsLoaded, (state, { productId, dishes }: Companions) =>
    state.product?.id === productId ? { ...state, companions: dishes } : state,
  ),
  on(additionalsLoaded, (state, additionals: readonly ProductCard[]) => ({
    ...state,
    additionals,
  })),
  on(mainScreenLoaded, (state, mainScreen: MainScreen) => ({ ...state, mainScreen })),
);

export interface CatalogueRoot {
  readonly catalogue: CatalogueState;
}

export const selectCatalogue = (state: CatalogueRoot) => state.catalogue;
export const selectCategories = (state: CatalogueRoot) => state.catalogue.categories;
export const selectOpenDish = (state: CatalogueRoot) => state.catalogue.product;
