import * as t from 'io-ts';
import { DishIdsToAdd } from '../wire/account-request';
import { DishIds } from '../wire/lists';
import { ProductId } from '../wire/primitives';
import type { Feature } from './call';
import { CITY } from './call';

const SHOW = {
  method: 'get',
  access: 'customer',
  parameters: CITY,
  answers: { 200: DishIds },
  exampleAnswer: [105, 102, 101],
} as const;

const ADD = {
  ...SHOW,
  method: 'patch',
  summary: 'Puts dishes in and answers the whole list',
  body: DishIdsToAdd,
  exampleBody: { goods: [105, 102] },
} as const;

const FAVOURITES = { path: '/user/domain/{id}/fav', rules: '20.2' } as const;
const VIEWED = { path: '/user/domain/{id}/viewed', rules: '20.1' } as const;

export const lists = {
  name: 'lists',
  description: "A customer's lists of dishes, in each city: ids, newest first.",
  calls: {
    showFavourites: { ...SHOW, ...FAVOURITES, summary: 'What the customer likes' },
    addFavourites: { ...ADD, ...FAVOURITES },
    removeFavourite: {
      ...SHOW,
      method: 'delete',
      path: '/user/domain/{id}/fav/{goodId}',
      summary: 'Takes a dish out and answers the whole list',
      rules: '20.2',
      parameters: { path: t.type({ ...CITY.path.props, goodId: ProductId }) },
    },
    showViewed: { ...SHOW, ...VIEWED, summary: 'What the customer looked at' },
    addViewed: { ...ADD, ...VIEWED },
  },
} as const satisfies Feature;
