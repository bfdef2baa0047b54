import type { TFunction } from 'i18next';
import type { RouteName, RouteOf } from '../../application/navigation/route';
import type { ShopState } from '../../application/store/root-reducer';
import type { Seo } from '../../domain/catalogue/category';

export interface PageMetadata {
  readonly title: string;
  readonly description: string | null;
  /** What the restaurant wants said instead of it; null where it says nothing. */
  readonly seo: Seo | null;
}

export type MetadataOf<N extends RouteName> = (
  route: RouteOf<N>,
  state: ShopState,
  t: TFunction,
) => PageMetadata;

export type MetadataOfPages<N extends RouteName> = { readonly [Name in N]: MetadataOf<Name> };

/** While what the page is about is on its way. */
export const NO_METADATA: PageMetadata = { title: '', description: null, seo: null };

export const metadataOf = (title: string, description: string | null = null): PageMetadata => ({
  title,
  description,
  seo: null,
});

export const cityName = (state: ShopState): string => state.city.current?.name ?? '';
