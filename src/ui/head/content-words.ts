import type { TFunction } from 'i18next';
import type { Article } from '../../application/ports/article';
import type { ShopState } from '../../application/store/root-reducer';
import type { PageWords, WordsOfPages } from './page-words';
import { NO_WORDS, cityName, plainWords } from './page-words';

type Told = Pick<Article, 'name' | 'summary' | 'seo'>;

const ofArticle = (article: Told | null): PageWords =>
  article
    ? { title: article.name, description: article.summary || null, seo: article.seo }
    : NO_WORDS;

const aboutCity = (
  page: 'contacts' | 'delivery' | 'news' | 'promotions',
  state: ShopState,
  t: TFunction,
): PageWords => {
  const city = cityName(state);
  return plainWords(t(`head.${page}`, { city }), t(`head.${page}Description`, { city }));
};

export const CONTENT_WORDS: WordsOfPages<
  | 'about'
  | 'page'
  | 'modulePage'
  | 'news'
  | 'newsItem'
  | 'promotions'
  | 'promotion'
  | 'contacts'
  | 'delivery'
  | 'notFound'
> = {
  about: (_, { content }) => ofArticle(content.article),
  page: (_, { content }) => ofArticle(content.article),
  modulePage: (_, { content }) => ofArticle(content.article),
  news: (_, state, t) => aboutCity('news', state, t),
  newsItem: (_, { content }) => ofArticle(content.newsItem),
  promotions: (_, state, t) => aboutCity('promotions', state, t),
  promotion: (_, { content }) => ofArticle(content.promotion),
  contacts: (_, state, t) => aboutCity('contacts', state, t),
  delivery: (_, state, t) => aboutCity('delivery', state, t),
  notFound: (_, __, t) => plainWords(t('error.notFound.title')),
};
