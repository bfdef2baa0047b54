import type { Seo } from '../../domain/catalogue/category';
import type { Picture, ProductCard } from '../../domain/catalogue/product';
import type { BannerLinkType } from '../../domain/navigation/banner-link';
import type { NewsCard, PromoBanner } from './article';

/** Where a banner leads: a thing of the shop by its slug, or an address outside. */
export type BannerLink =
  | { readonly kind: BannerLinkType; readonly slug: string }
  | { readonly kind: 'external'; readonly address: string };

export interface Banner {
  readonly id: number;
  readonly name: string;
  readonly text: string | null;
  readonly picture: Picture;
  /** Null for one that leads nowhere in particular. */
  readonly link: BannerLink | null;
}

/** What the home page shows; any block may be empty. */
export interface MainScreen {
  readonly banners: readonly Banner[];
  readonly hits: readonly ProductCard[];
  readonly novelties: readonly ProductCard[];
  readonly promos: readonly PromoBanner[];
  readonly news: readonly NewsCard[];
  readonly seo: Seo;
}
