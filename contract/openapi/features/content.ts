import * as t from 'io-ts';
import { CONTENT_EXAMPLES as examples } from '../examples/content-examples';
import type { FeatureContract } from '../operation';
import { CITY_ID, PAGE, path } from '../parameters';
import { text } from '../../wire/codec';
import { NewsItem, NewsList, Page, Promotion } from '../../wire/content';
import { Slug } from '../../wire/primitives';

const slugOrId = (what: string, example: string) =>
  path('slug', `Address part or id of the ${what}`, text(), example);

export const contentContract: FeatureContract = {
  name: 'content',
  description: 'News, promotions and pages.',
  operations: [
    {
      id: 'listNews',
      method: 'get',
      path: '/domain/{id}/news',
      summary: 'News, newest first',
      rules: ['4.2'],
      access: 'anyone',
      parameters: [CITY_ID, PAGE],
      answers: {
        200: {
          description: 'One page of news',
          schema: NewsList,
          examples: {
            news: { data: [examples.news], meta: examples.meta },
            none: { data: [], meta: { ...examples.meta, total: 0 } },
          },
        },
      },
    },
    {
      id: 'showNewsItem',
      method: 'get',
      path: '/domain/{id}/news/{slug}',
      summary: 'A piece of news',
      rules: ['4.3'],
      access: 'anyone',
      parameters: [CITY_ID, slugOrId('news', 'new-oven')],
      answers: {
        200: {
          description: 'The news',
          schema: NewsItem,
          examples: { oven: examples.news },
        },
      },
    },
    {
      id: 'listPromotions',
      method: 'get',
      path: '/domain/{id}/promo',
      summary: 'The promotions that have not ended',
      rules: ['4.1'],
      access: 'anyone',
      parameters: [CITY_ID],
      answers: {
        200: {
          description: 'In the order of the shop',
          schema: t.readonlyArray(Promotion),
          examples: { summer: [examples.promotion], none: [] },
        },
      },
    },
    {
      id: 'showPromotion',
      method: 'get',
      path: '/domain/{id}/promo/{slug}',
      summary: 'A promotion, also one that has ended',
      rules: ['4.3', '9.5'],
      access: 'anyone',
      parameters: [CITY_ID, slugOrId('promotion', 'summer')],
      answers: {
        200: {
          description: 'The promotion',
          schema: Promotion,
          examples: { summer: examples.promotion, ended: examples.endedPromotion },
        },
      },
    },
    {
      id: 'showPage',
      method: 'get',
      path: '/domain/{id}/page/{chpu}',
      summary: 'A page of the shop, which the navigation names',
      rules: ['4.3', '21.1'],
      access: 'anyone',
      parameters: [CITY_ID, path('chpu', 'Of the page', Slug, 'about-us')],
      answers: {
        200: { description: 'The page', schema: Page, examples: { about: examples.page } },
      },
    },
  ],
};
