import type { Category } from '../../domain/catalogue/category';
import type { Route } from './route';

/**
 * Whether the menu knows what the address names. The backend answers a subcategory by its own slug,
 * so that only this check keeps `/products/pizza/maki` from being a page. Rules 4.3.
 */
export const pageExists = (route: Route, categories: readonly Category[]): boolean => {
  if (route.name !== 'category' && route.name !== 'subcategory') return true;
  const category = categories.find(({ slug }) => slug === route.category);
  if (route.name === 'category') return category !== undefined;
  return category?.subcategories.some(({ slug }) => slug === route.subcategory) ?? false;
};
