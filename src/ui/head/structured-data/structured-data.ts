import type { TFunction } from 'i18next';
import type { Route } from '../../../application/navigation/route';
import type { ShopState } from '../../../application/store/root-reducer';
import { breadcrumbs } from './breadcrumbs';
import { wholeDish } from './dish';
import { menu, menuSection } from './menu';
import { restaurants } from './restaurant';
import { articlePage, newsArticle, promotionPage } from './stories';
import type { Facts, Thing } from './thing';
import { factsOf } from './thing';
import { shopWords } from '../../text/shop-words';

/** By which name search engines list the shop. */
const site = ({ t, state, addressOf, idOf }: Facts): Thing => ({
  '@type': 'WebSite',
  '@id': idOf('site'),
  name: shopWords(state, t).name,
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
 * What the page of the state shows, in the words of schema.org and with full addresses; null where
 * there is nothing to tell. For pages that search engines are meant to keep.
 */
export const structuredData = (state: ShopState, t: TFunction): Thing | null => {
  const facts = factsOf(state, t);
  if (state.page.kind !== 'ready' || !state.page.route || !facts) return null;
  const things = thingsOf(state.page.route, facts);
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
};
