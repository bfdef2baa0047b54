import type { Route } from '../../application/navigation/route';
import type { NavigationItem } from '../../application/ports/city-gateway';
import type { Seo } from '../../domain/catalogue/category';
import { navigationTarget } from '../../domain/navigation/navigation-target';
import { pagePath } from './page-path';

const firstPage = (route: Route): Route => (route.name === 'news' ? { ...route, page: 1 } : route);

/** Returns what the restaurant's own navigation says about the page that it leads to; null for nothing. */
export const navigationSeo = (route: Route, navigation: readonly NavigationItem[]): Seo | null => {
  const path = pagePath(firstPage(route));
  const item = navigation.find((entry) => {
    const target = navigationTarget(entry);
    return target.kind === 'internal' && target.path === path;
  });
  return item?.seo ?? null;
};
