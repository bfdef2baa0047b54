import { zoneOfCity } from '../../../application/city/city-zone';
import type { Route } from '../../../application/navigation/route';
import { firstCharacters } from '../../../domain/text/characters';
import { isoMoment } from '../../../domain/time/iso-moment';
import { canonicalRoute } from '../canonical-route';
import { publisher } from './restaurant';
import type { Facts, Thing } from './thing';

/** Longer headlines are cut by search engines anyway, at a place of their own choice. */
const HEADLINE = 110;

/** A news item as an article; its day is told by the clocks of the city. */
export const newsArticle = (facts: Facts): readonly Thing[] => {
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
export const promotionPage = (facts: Facts): readonly Thing[] => {
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

export const articlePage = (route: Route, facts: Facts): readonly Thing[] => {
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
