import type { Route } from '../../application/navigation/route';
import type { ShopState } from '../../application/store/root-reducer';
import type { AddressedPage } from '../../domain/locale/alternate-links';
import { alternateLinks, canonicalAddress } from '../../domain/locale/alternate-links';
import { chiefRoute } from './canonical-route';
import { pageOf, pagePath } from './page-path';

export interface HeadLink {
  readonly rel: 'canonical' | 'alternate' | 'prev' | 'next';
  readonly address: string;
  readonly hreflang: string | null;
}

/** The page of the state under its chief address; null while no city or no page is known. */
const addressedPage = (state: ShopState): AddressedPage | null => {
  const { city, language } = state;
  const route = chiefRoute(state);
  const path = route && pagePath(route);
  return city.current && path !== null
    ? { baseUrl: city.current.baseUrl, path, locales: language.locales }
    : null;
};

/** The full address under which search engines keep the page of the state; null for none. Rules 6.4. */
export const pageAddress = (state: ShopState): string | null => {
  const page = addressedPage(state);
  return page && canonicalAddress({ ...page, locale: state.language.locale });
};

/** 0 for a list whose pages are not to be followed. */
const lastPageOf = (route: Route, { catalogue, content }: ShopState): number => {
  switch (route.name) {
    case 'category':
    case 'subcategory':
      // Among filtered dishes the pages are others.
      return route.filter.length === 0 ? (catalogue.listing?.meta.lastPage ?? 0) : 0;
    case 'news':
      return content.newsList?.meta.lastPage ?? 0;
    default:
      return 0;
  }
};

const listPath = (route: Route, page: number): string | null => {
  switch (route.name) {
    case 'category':
    case 'subcategory':
    case 'news':
      return pagePath({ ...route, page });
    default:
      return null;
  }
};

const neighbours = (page: AddressedPage, state: ShopState): readonly HeadLink[] => {
  const { route } = state.page;
  if (!route) return [];
  const number = pageOf(route);
  const lastPage = lastPageOf(route, state);
  const linkTo = (rel: 'prev' | 'next', to: number): readonly HeadLink[] => {
    const path = to < 1 || to > lastPage ? null : listPath(route, to);
    if (path === null) return [];
    const address = canonicalAddress({ ...page, path, locale: state.language.locale });
    return [{ rel, address, hreflang: null }];
  };
  return [...linkTo('prev', number - 1), ...linkTo('next', number + 1)];
};

/**
 * The page's own address, the same page in each language and for everybody else, and of a list the
 * pages around it. For pages that search engines are meant to keep. Rules 6.4.
 */
export const pageLinks = (state: ShopState): readonly HeadLink[] => {
  const page = addressedPage(state);
  const canonical = pageAddress(state);
  if (!page || canonical === null) return [];
  return [
    { rel: 'canonical', address: canonical, hreflang: null },
    ...alternateLinks(page).map(({ hreflang, address }): HeadLink => ({
      rel: 'alternate',
      address,
      hreflang,
    })),
    ...neighbours(page, state),
  ];
};
