import { openCategory } from '../../../src/application/catalogue/open-category';
import { CATEGORIES } from '../../support/menus';

const [, rolls] = CATEGORIES;

it('is the category that the address names, under its own name', () => {
  const open = openCategory(CATEGORIES, {
    name: 'category',
    category: 'rolls',
    page: 2,
    filter: [],
  });
  expect(open).toEqual({ category: rolls, subcategorySlug: null, title: 'Rolls', seo: rolls?.seo });
});

it('is a subcategory within its category, under both names', () => {
  const route = {
    name: 'subcategory',
    category: 'rolls',
    subcategory: 'maki',
    page: 1,
    filter: [],
  } as const;
  expect(openCategory(CATEGORIES, route)).toEqual({
    category: rolls,
    subcategorySlug: 'maki',
    title: 'Rolls: Sub maki',
    seo: null,
  });
});

it.each([
  ['an unknown category', { name: 'category', category: 'soup', page: 1, filter: [] }],
  [
    'a subcategory of another category',
    { name: 'subcategory', category: 'pizza', subcategory: 'maki', page: 1, filter: [] },
  ],
  ['a page that is no category', { name: 'cart' }],
] as const)('is none for %s', (_what, route) => {
  expect(openCategory(CATEGORIES, route)).toBeNull();
});
