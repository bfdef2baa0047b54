/**
 * Namespaces of the texts, each a file of every language: `menu` is what the frame and the pages of the
 * menu say, which every page needs before it hydrates; `shop` is the rest.
 */
export const NAMESPACES = ['menu', 'shop'] as const;
export type Namespace = (typeof NAMESPACES)[number];
