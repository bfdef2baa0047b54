import type { Route } from './route';

/** One text per page, so that two addresses of the same page compare as equal. */
export const routeKey = (route: Route): string => {
  switch (route.name) {
    case 'category':
      return `${route.name}/${route.category}/${String(route.page)}`;
    case 'subcategory':
      return `${route.name}/${route.category}/${route.subcategory}/${String(route.page)}`;
    case 'product':
      return `${route.name}/${route.slug}`;
    default:
      return route.name;
  }
};
