import type { Category } from '../../domain/catalogue/category';
import { openCategory } from '../catalogue/open-category';
import type { Route } from './route';

/**
 * Whether the menu knows what the address names. The backend answers a subcategory by its own slug,
 * so that only this check keeps `/products/pizza/maki` from being a page. Rules 4.3.
 */
export const pageExists = (route: Route, categories: readonly Category[]): boolean =>
  (route.name !== 'category' && route.name !== 'subcategory') ||
  openCategory(categories, route) !== null;
