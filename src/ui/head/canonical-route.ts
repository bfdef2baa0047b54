import type { NavigationItem } from '../../application/navigation/navigation-item';
import type { Route } from '../../application/page/route';

/** The slug of the page that has an address of its own. */
const ABOUT = 'about';

/**
 * The page's chief address. A text of the restaurant answers under `/page/…` as well as under the
 * part of the shop that the navigation puts it into; search engines are to keep one of them.
 */
export const canonicalRoute = (route: Route, navigation: readonly NavigationItem[]): Route => {
  const slug = route.name === 'page' ? route.slug : route.name === 'modulePage' ? route.page : null;
  if (slug === ABOUT) return { name: 'about' };
  if (route.name !== 'page') return route;
  const item = navigation.find(
    ({ module, pageSlug }) => module?.type === 'page' && pageSlug === slug,
  );
  const module = item?.module?.slug ?? null;
  return module === null || module === 'page'
    ? route
    : { name: 'modulePage', module, page: route.slug };
};
