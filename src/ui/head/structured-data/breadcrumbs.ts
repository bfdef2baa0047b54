import { openCategory } from '../../../application/catalogue/open-category';
import type { Route } from '../../../application/navigation/route';
import { canonicalRoute } from '../canonical-route';
import type { Facts, Thing } from './thing';
import { shopWords } from '../../text/shop-words';

interface Crumb {
  readonly name: string;
  readonly route: Route;
}

const categoryCrumb = (slug: string, name: string): Crumb => ({
  name,
  route: { name: 'category', category: slug, page: 1, filter: [] },
});

const menuCrumbs = (route: Route, { state, t }: Facts): readonly Crumb[] => {
  const { categories, product } = state.catalogue;
  const menu: Crumb = { name: t('frame.menu'), route: { name: 'products' } };
  if (route.name === 'product') {
    if (!product) return [];
    const { category } = product;
    const above = category ? [categoryCrumb(category.slug, category.name)] : [];
    return [menu, ...above, { name: product.name, route }];
  }
  const open = openCategory(categories, route);
  if (!open) return [];
  const category = categoryCrumb(open.category.slug, open.category.name);
  const subcategory = open.category.subcategories.find(({ slug }) => slug === open.subcategorySlug);
  return [menu, category, ...(subcategory ? [{ name: subcategory.name, route }] : [])];
};

const storyCrumbs = (route: Route, { state, t }: Facts): readonly Crumb[] => {
  const { newsItem, promotion, article } = state.content;
  switch (route.name) {
    case 'newsItem':
      return newsItem
        ? [
            { name: t('news.title'), route: { name: 'news', page: 1 } },
            { name: newsItem.name, route },
          ]
        : [];
    case 'promotion':
      return promotion
        ? [
            { name: t('promotions.title'), route: { name: 'promotions' } },
            { name: promotion.name, route },
          ]
        : [];
    default:
      return article ? [{ name: article.name, route }] : [];
  }
};

const crumbsOf = (route: Route, facts: Facts): readonly Crumb[] => {
  switch (route.name) {
    case 'category':
    case 'subcategory':
    case 'product':
      return menuCrumbs(route, facts);
    default:
      return storyCrumbs(canonicalRoute(route, facts.state.navigation), facts);
  }
};

/** The way from the home page to this one; nothing where there is none to tell. */
export const breadcrumbs = (route: Route, facts: Facts): readonly Thing[] => {
  const { t, state, addressOf } = facts;
  const crumbs = crumbsOf(route, facts);
  if (crumbs.length === 0) return [];
  const home: Crumb = { name: shopWords(state, t).name, route: { name: 'home' } };
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [home, ...crumbs].map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: addressOf(crumb.route),
      })),
    },
  ];
};
