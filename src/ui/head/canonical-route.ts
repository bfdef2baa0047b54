import type { Route } from '../../application/navigation/route';
import type { NavigationItem } from '../../application/ports/city-gateway';
import type { ShopState } from '../../application/store/root-reducer';
import { textOfEntry } from '../../domain/navigation/text-of-entry';

/** The slug of the page that has an address of its own. */
const ABOUT = 'about';

const textSlugOf = (route: Route): string | null => {
  if (route.name === 'page') return route.slug;
  return route.name === 'modulePage' ? (route.page ?? route.module) : null;
};

/**
 * The page's chief address. A text of the restaurant answers under `/page/…` as well as under each
 * part of the shop that the navigation puts it into; the first of those counts.
 */
export const canonicalRoute = (route: Route, navigation: readonly NavigationItem[]): Route => {
  const slug = textSlugOf(route);
  if (slug === null) return route;
  if (slug === ABOUT) return { name: 'about' };
  const item = navigation.find((entry) => textOfEntry(entry) === slug)?.module ?? null;
  if (item === null || item.slug === null) return route;
  if (item.type !== 'page') return { name: 'modulePage', module: item.slug, page: null };
  return item.slug === 'page'
    ? { name: 'page', slug }
    : { name: 'modulePage', module: item.slug, page: slug };
};

/** The route by the name that its thing has: a backend may know the thing by its id as well. */
const namedRoute = (route: Route, { catalogue, content }: ShopState): Route => {
  switch (route.name) {
    case 'product':
      return { ...route, slug: catalogue.product?.slug || route.slug };
    case 'newsItem':
      return { ...route, slug: content.newsItem?.slug || route.slug };
    case 'promotion':
      return { ...route, slug: content.promotion?.slug || route.slug };
    case 'page':
      return { ...route, slug: content.article?.slug || route.slug };
    default:
      return route;
  }
};

export const chiefRoute = (state: ShopState): Route | null => {
  const { kind, route } = state.page;
  if (!route) return null;
  return canonicalRoute(kind === 'ready' ? namedRoute(route, state) : route, state.navigation);
};
