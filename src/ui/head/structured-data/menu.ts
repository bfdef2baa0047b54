import { openCategory } from '../../../application/catalogue/open-category';
import type { CategoryRoute, SubcategoryRoute } from '../../../application/navigation/route';
import { listedDish } from './dish';
import type { Facts, Thing } from './thing';

/** The whole menu by its categories; each lists its dishes on its own page. */
export const menu = ({ state, t, addressOf, idOf }: Facts): Thing => ({
  '@type': 'Menu',
  '@id': idOf('menu'),
  name: t('frame.menu'),
  url: addressOf({ name: 'products' }),
  inLanguage: state.language.locale,
  hasMenuSection: state.catalogue.categories.map(({ slug, name }) => ({
    '@type': 'MenuSection',
    name,
    url: addressOf({ name: 'category', category: slug, page: 1, filter: [] }),
  })),
});

/** The dishes of a category; of later pages and of filtered dishes nothing, since they are parts of it. */
export const menuSection = (
  route: CategoryRoute | SubcategoryRoute,
  facts: Facts,
): readonly Thing[] => {
  const { catalogue } = facts.state;
  const open = openCategory(catalogue.categories, route);
  if (!open || !catalogue.listing || route.page > 1 || route.filter.length > 0) return [];
  return [
    {
      '@type': 'MenuSection',
      name: open.title,
      url: facts.addressOf(route),
      hasMenuItem: catalogue.listing.products.map((dish) => listedDish(dish, facts)),
    },
  ];
};
