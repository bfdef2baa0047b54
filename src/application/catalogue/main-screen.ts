import type { Picture, ProductCard } from '../../domain/catalogue/product';

export interface Banner {
  readonly id: number;
  readonly name: string;
  readonly text: string | null;
  readonly picture: Picture;
  readonly link: { readonly type: string; readonly slug: string } | null;
}

/** What the home page shows; any block may be empty. */
export interface MainScreen {
  readonly banners: readonly Banner[];
  readonly hits: readonly ProductCard[];
  readonly novelties: readonly ProductCard[];
}
