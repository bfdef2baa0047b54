import type { TFunction } from 'i18next';
import type { RouteName, RouteOf } from '../../application/navigation/route';
import type { ShopState } from '../../application/store/root-reducer';
import type { Seo } from '../../domain/catalogue/category';

export interface PageWords {
  readonly title: string;
  readonly description: string | null;
  /** What the restaurant wants said instead of it; null where it says nothing. */
  readonly seo: Seo | null;
}

export type WordsOfPage<N extends RouteName> = (
  route: RouteOf<N>,
  state: ShopState,
  t: TFunction,
) => PageWords;

export type WordsOfPages<N extends RouteName> = { readonly [Name in N]: WordsOfPage<Name> };

/** While what the page is about is on its way. */
export const NO_WORDS: PageWords = { title: '', description: null, seo: null };

export const plainWords = (title: string, description: string | null = null): PageWords => ({
  title,
  description,
  seo: null,
});

export const cityName = (state: ShopState): string => state.city.current?.name ?? '';
