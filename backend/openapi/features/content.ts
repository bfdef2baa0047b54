import { CONTENT_EXAMPLES as examples } from '../examples/content-examples';
import type { FeatureContract } from '../operation';
import { CITY_ID, PAGE, path } from '../parameters';
import type { Schema } from '../schema';
import { described, flag, list, object, orNull, ref, text } from '../schema';
import { paged, picture } from '../shared-schemas';

const article: Readonly<Record<string, Schema>> = {
  id: ref('Id'),
  chpu: ref('Slug'),
  name: text({ minLength: 1 }),
  text: text({ description: 'Simple HTML, which a page has to make safe before it shows it' }),
  seo: ref('Seo'),
};

const slugOrId = (what: string, example: string) =>
  path('slug', `Address part or id of the ${what}`, text(), example);

export const contentContract: FeatureContract = {
  name: 'content',
  description: 'News, promotions and pages.',
  schemas: {
    Page: object(article),
    NewsItem: object({ ...article, ...picture, date: ref('Moment') }),
    Promotion: object({
      ...article,
      ...picture,
      date_from: ref('Day'),
      date_to: described(orNull(ref('Day')), 'The last day; null without an end'),
      promocode: orNull(text({ description: 'In its normal form. Rules 9.1.' })),
      ended: flag('Its last day is over.'),
    }),
  },
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
          schema: paged(ref('NewsItem')),
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
          schema: ref('NewsItem'),
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
          schema: list(ref('Promotion')),
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
          schema: ref('Promotion'),
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
      parameters: [CITY_ID, path('chpu', 'Of the page', ref('Slug'), 'about-us')],
      answers: {
        200: { description: 'The page', schema: ref('Page'), examples: { about: examples.page } },
      },
    },
  ],
};
