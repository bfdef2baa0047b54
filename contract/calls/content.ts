import * as t from 'io-ts';
import { text } from '../wire/codec';
import { NewsItem, NewsList, Page, Promotion } from '../wire/content';
import { Slug } from '../wire/primitives';
import type { Feature } from './call';
import { CITY, PAGE } from './call';
import { NEWS, PROMOTION, metaOf } from './examples';

const { id } = CITY.path.props;
const BY_SLUG = { path: t.type({ id, slug: text({ description: 'Address part or id' }) }) };

export const content = {
  name: 'content',
  description: 'News, promotions and pages.',
  calls: {
    listNews: {
      method: 'get',
      path: '/domain/{id}/news',
      summary: 'News, newest first',
      rules: '4.2',
      access: 'anyone',
      parameters: { ...CITY, query: PAGE },
      answers: { 200: NewsList },
      exampleAnswer: { data: [NEWS], meta: metaOf(24) },
    },
    showNewsItem: {
      method: 'get',
      path: '/domain/{id}/news/{slug}',
      summary: 'A piece of news',
      rules: '4.3',
      access: 'anyone',
      parameters: BY_SLUG,
      answers: { 200: NewsItem },
      exampleAnswer: NEWS,
    },
    listPromotions: {
      method: 'get',
      path: '/domain/{id}/promo',
      summary: 'The promotions that have not ended, in the order of the shop',
      rules: '4.1',
      access: 'anyone',
      parameters: CITY,
      answers: { 200: t.readonlyArray(Promotion) },
      exampleAnswer: [PROMOTION],
    },
    showPromotion: {
      method: 'get',
      path: '/domain/{id}/promo/{slug}',
      summary: 'A promotion, also one that has ended',
      rules: '4.3 9.5',
      access: 'anyone',
      parameters: BY_SLUG,
      answers: { 200: Promotion },
      exampleAnswer: { ...PROMOTION, date_to: '2026-10-31', ended: true },
    },
    showPage: {
      method: 'get',
      path: '/domain/{id}/page/{chpu}',
      summary: 'A page of the shop, which the navigation names',
      rules: '4.3 21.1',
      access: 'anyone',
      parameters: { path: t.type({ id, chpu: Slug }) },
      answers: { 200: Page },
      exampleAnswer: {
        id: 1,
        chpu: 'about-us',
        name: 'About us',
        text: '<p>We bake.</p>',
        seo: null,
      },
    },
  },
} as const satisfies Feature;
