/**
 * Namespaces of the translations, each a file of every language: `menu` has those of the layout and the
 * menu's pages, which every page needs before it hydrates; `shop` has the rest.
 */
export const NAMESPACES = ['menu', 'shop'] as const;
export type Namespace = (typeof NAMESPACES)[number];
