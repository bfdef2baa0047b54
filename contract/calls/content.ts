import * as t from 'io-ts';
import { text } from '../wire/codec';
import { NewsItem, NewsList, Page, Promotion } from '../wire/content';
import { Slug } from '../wire/primitives';
import type { Feature } from './call';
import { CITY, PAGE, anyone } from './call';
import { NEWS, PROMOTION, metaOf } from './examples';

const { id } = CITY.path.props;
const BY_SLUG = { path: t.type({ id, slug: text({ description: 'Address part or id' }) }) };

export const content = {
  name: 'content',
  description: 'News, promotions and pages.',
  calls: {
    listNews: anyone.get('/domain/{id}/news', '4.2', 'News, newest first', {
      parameters: { ...CITY, query: PAGE },
      answer: NewsList,
      example: { data: [NEWS], meta: metaOf(24) },
    }),
    showNewsItem: anyone.get('/domain/{id}/news/{slug}', '4.3', 'A piece of news', {
      parameters: BY_SLUG,
      answer: NewsItem,
      example: NEWS,
    }),
    listPromotions: anyone.get(
      '/domain/{id}/promo',
      '4.1',
      'The promotions that have not ended, in the order of the shop',
      { parameters: CITY, answer: t.readonlyArray(Promotion), example: [PROMOTION] },
    ),
    showPromotion: anyone.get(
      '/domain/{id}/promo/{slug}',
      '4.3 9.5',
      'A promotion, also one that has ended',
      {
        parameters: BY_SLUG,
        answer: Promotion,
        example: { ...PROMOTION, date_to: '2026-10-31', ended: true },
      },
    ),
    showPage: anyone.get(
      '/domain/{id}/page/{chpu}',
      '4.3 21.1',
      'A page of the shop, which the navigation names',
      {
        parameters: { path: t.type({ id, chpu: Slug }) },
        answer: Page,
        example: { id: 1, chpu: 'about-us', name: 'About us', text: '<p>We bake.</p>', seo: null },
      },
    ),
  },
} satisfies Feature;
