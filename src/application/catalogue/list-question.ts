import type { Route } from '../navigation/route';
import type { ListingQuestion } from '../ports/catalogue-gateway';

/** Returns what to ask the menu for a list's page; null for a route that is no list of dishes. */
export const listQuestion = (route: Route): ListingQuestion | null => {
  if (route.name !== 'category' && route.name !== 'subcategory') return null;
  const { page, filter } = route;
  return { slug: route.name === 'category' ? route.category : route.subcategory, page, filter };
};
