import type { Seo } from '../../src/domain/catalogue/category';

/** The words of a page of which only some matter to a test; by default the shop says nothing. */
export const seoOf = (more: Partial<Seo> = {}): Seo => ({
  title: null,
  description: null,
  heading: null,
  keywords: null,
  ogType: null,
  ogTitle: null,
  ogDescription: null,
  ...more,
});
