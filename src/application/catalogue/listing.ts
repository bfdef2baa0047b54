import type { ProductCard } from '../../domain/catalogue/product';

export interface PageMeta {
  readonly currentPage: number;
  readonly lastPage: number;
  readonly perPage: number;
  readonly total: number;
}

/** The dishes of a category or subcategory, one page of them. */
export interface Listing {
  readonly products: readonly ProductCard[];
  readonly meta: PageMeta;
}
