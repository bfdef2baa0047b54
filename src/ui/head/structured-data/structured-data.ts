import type { TFunction } from 'i18next';
import type { Route, CategoryRoute, SubcategoryRoute } from '../../../application/navigation/route';
import type { ShopState } from '../../../application/store/root-reducer';
import { wholeDish, listedDish } from './dish';
import { restaurants, publisher } from './restaurant';
import type { Facts, Thing } from './thing';
import { factsOf } from './thing';
import { shopBrand } from '../../i18n/shop-brand';
import { openCategory } from '../../../application/catalogue/open-category';
import { zoneOfCity } from '../../../application/city/city-zone';
import { firstCharacters } from '../../../domain/text/characters';
import { isoMoment } from '../../../domain/time/iso-moment';
import { canonicalRoute } from '../canonical-route';

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
const breadcrumbs = (route: Route, facts: Facts): readonly Thing[] => {
  const { t, state, addressOf } = facts;
  const crumbs = crumbsOf(route, facts);
  if (crumbs.length === 0) return [];
  const home: Crumb = { name: shopBrand(state, t).name, route: { name: 'home' } };
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

/** Longer headlines are cut by search engines anyway, at a place of their own choice. */
const HEADLINE = 110;

/** A news item as an article; its day is in the city's time zone. */
const newsArticle = (facts: Facts): readonly Thing[] => {
  const { newsItem } = facts.state.content;
  if (!newsItem) return [];
  const { name, slug, summary, picture, publishedAt } = newsItem;
  return [
    {
      '@type': 'NewsArticle',
      headline: firstCharacters(name, HEADLINE),
      description: summary || undefined,
      datePublished: isoMoment(publishedAt, zoneOfCity(facts.city)),
      image: picture ? facts.fileOf(picture.jpeg) : undefined,
      inLanguage: facts.state.language.locale,
      mainEntityOfPage: facts.addressOf({ name: 'newsItem', slug }),
      author: publisher(facts),
      publisher: publisher(facts),
    },
  ];
};

/** A promotion is a page, and no offer: what it is worth depends on the cart. */
const promotionPage = (facts: Facts): readonly Thing[] => {
  const { promotion } = facts.state.content;
  if (!promotion) return [];
  const { name, slug, summary, picture } = promotion;
  return [
    {
      '@type': 'WebPage',
      name,
      description: summary || undefined,
      url: facts.addressOf({ name: 'promotion', slug }),
      image: picture ? facts.fileOf(picture.jpeg) : undefined,
      inLanguage: facts.state.language.locale,
    },
  ];
};

const articlePage = (route: Route, facts: Facts): readonly Thing[] => {
  const { article } = facts.state.content;
  if (!article) return [];
  return [
    {
      '@type': route.name === 'about' ? 'AboutPage' : 'WebPage',
      name: article.name,
      url: facts.addressOf(canonicalRoute(route, facts.state.navigation)),
      inLanguage: facts.state.language.locale,
    },
  ];
};

/** The whole menu by its categories; each lists its dishes on its own page. */
const menu = ({ state, t, addressOf, idOf }: Facts): Thing => ({
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
const menuSection = (route: CategoryRoute | SubcategoryRoute, facts: Facts): readonly Thing[] => {
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

const site = ({ t, state, addressOf, idOf }: Facts): Thing => ({
  '@type': 'WebSite',
  '@id': idOf('site'),
  name: shopBrand(state, t).name,
  url: addressOf({ name: 'home' }),
});

const thingsOf = (route: Route, facts: Facts): readonly Thing[] => {
  switch (route.name) {
    case 'home':
      return [site(facts), ...restaurants(facts)];
    case 'contacts':
    case 'delivery':
      return restaurants(facts);
    case 'about':
      return [...restaurants(facts), ...articlePage(route, facts), ...breadcrumbs(route, facts)];
    case 'products':
      return [menu(facts)];
    case 'category':
    case 'subcategory':
      return [...menuSection(route, facts), ...breadcrumbs(route, facts)];
    case 'product': {
      const { product } = facts.state.catalogue;
      return product ? [wholeDish(product, facts), ...breadcrumbs(route, facts)] : [];
    }
    case 'newsItem':
      return [...newsArticle(facts), ...breadcrumbs(route, facts)];
    case 'promotion':
      return [...promotionPage(facts), ...breadcrumbs(route, facts)];
    case 'page':
    case 'modulePage':
      return [...articlePage(route, facts), ...breadcrumbs(route, facts)];
    default:
      return [];
  }
};

/**
 * Returns what the page of the state shows, in the words of schema.org and with full addresses; null where
 * there is nothing to tell. For pages that search engines are meant to keep.
 */
export const structuredData = (state: ShopState, t: TFunction): Thing | null => {
  const facts = factsOf(state, t);
  if (state.page.kind !== 'ready' || !state.page.route || !facts) return null;
  const things = thingsOf(state.page.route, facts);
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
};
