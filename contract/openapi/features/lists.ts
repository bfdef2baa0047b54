import type { FeatureContract, SuccessAnswer } from '../operation';
import { CITY_ID, path } from '../parameters';
import { DishIdsToAdd } from '../../wire/account-request';
import { DishIds } from '../../wire/lists';
import { ThingId } from '../../wire/primitives';

const GOODS: SuccessAnswer = {
  description: 'Ids of dishes, newest first',
  schema: DishIds,
  examples: { three: [105, 102, 101], none: [] },
};

const BODY = {
  schema: DishIdsToAdd,
  examples: { two: { goods: [105, 102] } },
};

const listCalls = (word: 'fav' | 'viewed', name: 'Favourites' | 'Viewed', rules: string[]) =>
  [
    {
      id: `show${name}`,
      method: 'get',
      path: `/user/domain/{id}/${word}`,
      summary: name === 'Favourites' ? 'What the customer likes' : 'What the customer looked at',
      rules,
      access: 'customer',
      parameters: [CITY_ID],
      answers: { 200: GOODS },
    },
    {
      id: `add${name}`,
      method: 'patch',
      path: `/user/domain/{id}/${word}`,
      summary: 'Puts dishes in and answers the whole list',
      rules,
      access: 'customer',
      parameters: [CITY_ID],
      body: BODY,
      answers: { 200: GOODS },
    },
  ] as const;

export const listsContract: FeatureContract = {
  name: 'lists',
  description: "A customer's lists of dishes, in each city.",
  operations: [
    ...listCalls('fav', 'Favourites', ['20.2']),
    {
      id: 'removeFavourite',
      method: 'delete',
      path: '/user/domain/{id}/fav/{goodId}',
      summary: 'Takes a dish out and answers the whole list',
      rules: ['20.2'],
      access: 'customer',
      parameters: [CITY_ID, path('goodId', 'Of the dish', ThingId, 101)],
      answers: { 200: GOODS },
    },
    ...listCalls('viewed', 'Viewed', ['20.1']),
  ],
};
