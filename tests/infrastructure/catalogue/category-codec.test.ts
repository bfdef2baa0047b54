import { decodeCategories } from '../../../src/infrastructure/catalogue/category.codec';

it('reads categories with and without what they may leave out', () => {
  const answer = [
    {
      id: 1,
      chpu: 'pizza',
      name: 'Pizza',
      is_in_footer_web: true,
      goods_count: 29,
      filters: [{ id: 7, name: 'Vegetarian' }],
      seo: null,
    },
    { id: 2, chpu: 'rolls', name: 'Rolls', subcategories: [{ id: 3, chpu: 'maki', name: 'Maki' }] },
  ];
  expect(decodeCategories(answer)).toMatchObject({
    ok: true,
    value: [
      {
        slug: 'pizza',
        isInFooter: true,
        dishCount: 29,
        iconPath: null,
        subcategories: [],
        filters: [{ id: 7, name: 'Vegetarian' }],
      },
      {
        slug: 'rolls',
        isInFooter: false,
        dishCount: null,
        subcategories: [{ id: 3, slug: 'maki', name: 'Maki' }],
        filters: [],
      },
    ],
  });
});
