import content from '../../backend/demo/content.json';

const named = <A extends { readonly chpu: string }>(entries: readonly A[], slug: string): A => {
  const entry = entries.find(({ chpu }) => chpu === slug);
  if (!entry) throw new Error(`The demo content has no ${slug}`);
  return entry;
};

export const NEWS = content.news;

export const PROMOTIONS = content.promotions;

/** A text of the demo shop on a page of its own. */
export const page = (slug: string) => named(content.pages, slug);

export const newsItem = (slug: string) => named(content.news, slug);

export const promotion = (slug: string) => named(content.promotions, slug);
