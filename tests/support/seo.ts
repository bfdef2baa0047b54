import type { Seo } from '../../src/domain/catalogue/category';

/** The words of a page of which only some matter to a test; by default the shop says nothing. */
export const seoOf = (more: Seo = {}): Seo => more;
