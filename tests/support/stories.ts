import type {
  NewsCard,
  NewsItem,
  Promotion,
  PromotionCard,
} from '../../src/application/ports/article';
import { day, moment } from '../domain/time/support';
import { ARTICLE } from './menus';

/** Half past midnight in London, still the evening before west of it. */
const PUBLISHED = moment('2024-03-01T00:30:00Z');

export const newsItemOf = (more: Partial<NewsItem> = {}): NewsItem => ({
  ...ARTICLE,
  slug: 'new-oven',
  name: 'A new oven',
  html: '<p>Pizza takes <b>four minutes</b>.</p>',
  picture: null,
  publishedAt: PUBLISHED,
  ...more,
});

export const newsCardOf = (more: Partial<NewsCard> = {}): NewsCard => ({
  id: 8,
  slug: 'new-oven',
  name: 'A new oven',
  picture: null,
  publishedAt: PUBLISHED,
  summary: 'Pizza takes four minutes.',
  ...more,
});

export const promotionOf = (more: Partial<Promotion> = {}): Promotion => ({
  ...ARTICLE,
  slug: 'summer',
  name: 'Ten percent off',
  html: '<p>On everything.</p>',
  picture: null,
  from: day('2026-11-01'),
  to: day('2027-02-28'),
  promoCode: 'SUMMER10',
  hasEnded: false,
  ...more,
});

export const promotionCardOf = (more: Partial<PromotionCard> = {}): PromotionCard => ({
  id: 3,
  slug: 'summer',
  name: 'Ten percent off',
  picture: null,
  from: day('2026-11-01'),
  to: day('2027-02-28'),
  promoCode: 'SUMMER10',
  summary: 'On everything.',
  ...more,
});
