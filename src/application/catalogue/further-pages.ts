import type { Listing } from '../ports/listing';

const unlessAmong = <A extends { readonly id: number }>(
  first: readonly A[],
  more: readonly A[],
): readonly A[] => {
  const known = new Set(first.map(({ id }) => id));
  return more.filter(({ id }) => !known.has(id));
};

/** Something that has moved to the next page meanwhile is shown once. */
const joinTwo = (first: Listing, next: Listing): Listing => ({
  products: [...first.products, ...unlessAmong(first.products, next.products)],
  promos: [...first.promos, ...unlessAmong(first.promos, next.promos)],
  meta: next.meta,
});

/**
 * The page of a list that an address asked for, and the pages that were asked for below it, as one
 * list; its meta is that of the last of them. A page that does not follow the one before is left out.
 */
export const joinPages = (first: Listing, further: readonly Listing[]): Listing =>
  further.reduce(
    (list, next) =>
      next.meta.currentPage === list.meta.currentPage + 1 ? joinTwo(list, next) : list,
    first,
  );
