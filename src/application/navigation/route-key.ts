import type { Route } from './route';

const listPart = (page: number, filter: readonly number[]): string =>
  `${String(page)}/${filter.join(',')}`;

/** One text per page, so that two addresses of the same page compare as equal. */
export const routeKey = (route: Route): string => {
  if ('slug' in route) return `${route.name}/${route.slug}`;
  switch (route.name) {
    case 'products':
      return route.filter ? `${route.name}/${route.filter.join(',')}` : route.name;
    case 'category':
      return `${route.name}/${route.category}/${listPart(route.page, route.filter)}`;
    case 'subcategory':
      return `${route.name}/${route.category}/${route.subcategory}/${listPart(route.page, route.filter)}`;
    case 'modulePage':
      return `${route.name}/${route.module}/${route.page ?? ''}`;
    case 'news':
    case 'accountOrders':
      return `${route.name}/${String(route.page)}`;
    case 'accountOrder':
      return `${route.name}/${String(route.id ?? '')}`;
    case 'search':
      return `${route.name}/${route.text}`;
    case 'accepted':
      return `${route.name}/${route.key ?? ''}`;
    default:
      return route.name;
  }
};

/**
 * One text per place: a list stays the same place, whichever of its dishes are asked for, and the
 * page of the search, whatever is looked for.
 */
export const placeKey = (route: Route): string => {
  if (route.name === 'search') return route.name;
  if (route.name === 'products') return route.name;
  return 'filter' in route ? routeKey({ ...route, page: 1, filter: [] }) : routeKey(route);
};
