import type { Category } from '../../domain/catalogue/category';
import { openCategory } from '../catalogue/open-category';
import type { NavigationItem } from '../ports/city-gateway';
import type { Route } from '../navigation/route';

/** What the shop is made of, against which an address is held. */
export interface ShopParts {
  readonly categories: readonly Category[];
  readonly navigation: readonly NavigationItem[];
}

/**
 * Returns whether the shop knows what the address names. The backend answers a subcategory and a page by
 * their own slugs, so that only this check keeps `/products/pizza/maki` and `/anything/privacy` from
 * being pages. Rules 4.3, 21.1.
 */
export const pageExists = (route: Route, { categories, navigation }: ShopParts): boolean => {
  switch (route.name) {
    case 'category':
    case 'subcategory':
      return openCategory(categories, route) !== null;
    case 'modulePage':
      return navigation.some(
        ({ module, pageSlug }) =>
          module?.slug === route.module &&
          (module.type === 'page' ? (pageSlug ?? null) === route.page : route.page === null),
      );
    default:
      return true;
  }
};
