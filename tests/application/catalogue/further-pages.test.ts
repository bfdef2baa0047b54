import fc from 'fast-check';
import type { Listing } from '../../../src/application/ports/listing';
import { joinPages } from '../../../src/application/catalogue/further-pages';
import { listingOf, productOf } from '../../support/menus';

const pageOf = (
  page: number,
  ids: readonly number[],
  promoIds: readonly number[] = [],
): Listing => ({
  ...listingOf(...ids.map((id) => productOf(id))),
  promos: promoIds.map((id) => ({ id, slug: `promo-${String(id)}`, name: 'Promo', picture: null })),
  meta: { currentPage: page, lastPage: 9, perPage: 3, total: 27 },
});

const idsOf = ({ products }: Listing): readonly number[] => products.map(({ id }) => id);

it('puts the pages one below the other and says how far the list has come', () => {
  const list = joinPages(pageOf(1, [1, 2, 3]), [pageOf(2, [4, 5, 6]), pageOf(3, [7])]);
  expect(idsOf(list)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(list.meta.currentPage).toBe(3);
});

it('begins where the address does', () => {
  const list = joinPages(pageOf(4, [1]), [pageOf(5, [2])]);
  expect(idsOf(list)).toEqual([1, 2]);
  expect(list.meta.currentPage).toBe(5);
});

it('shows a dish and a promotion once that have moved to the next page meanwhile', () => {
  const list = joinPages(pageOf(1, [1, 2, 3], [1, 2]), [pageOf(2, [3, 4], [2, 3])]);
  expect(idsOf(list)).toEqual([1, 2, 3, 4]);
  expect(list.promos.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it('has no gap: a page that does not follow the one before is left out', () => {
  expect(idsOf(joinPages(pageOf(1, [1]), [pageOf(3, [5])]))).toEqual([1]);
});

it('keeps every dish of the first page in its place, whatever comes below', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 20 });
  fc.assert(
    fc.property(ids, ids, (first, second) => {
      const all = idsOf(joinPages(pageOf(1, first), [pageOf(2, second)]));
      expect(all.slice(0, first.length)).toEqual(first);
      expect(new Set(all)).toEqual(new Set([...first, ...second]));
      expect(all).toHaveLength(new Set(all).size);
    }),
  );
});
