import type { NavigationEntry } from './navigation-target';

/** Parts of the shop that are there without a text of the restaurant. */
const OWN_PARTS: ReadonlySet<string> = new Set([
  'account',
  'cart',
  'checkout',
  'contacts',
  'delivery',
  'favorite',
  'news',
  'product',
  'products',
  'promo',
  'search',
]);

/** The slug of the restaurant's text that a navigation item leads to; null where it leads to none. Rules 21.1. */
export const textOfEntry = ({
  module,
  pageSlug,
}: Pick<NavigationEntry, 'module' | 'pageSlug'>): string | null => {
  if (module === null) return null;
  switch (module.type) {
    case 'home':
    case 'menu':
    case 'link':
      return null;
    case 'page':
      return pageSlug ?? null;
    default:
      return module.slug === null || OWN_PARTS.has(module.slug) ? null : module.slug;
  }
};
