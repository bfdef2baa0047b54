import type { PageMeta } from './page-meta';
import type { ProductCard } from '../../domain/catalogue/product';
import type { PromoBanner } from './article';

/** The dishes of a category or subcategory, one page of them. */
export interface Listing {
  readonly products: readonly ProductCard[];
  /** Promotions to be shown among them. */
  readonly promos: readonly PromoBanner[];
  readonly meta: PageMeta;
}
