import * as t from 'io-ts';
import { DishIdsToAdd } from '../wire/account-request';
import { DishIds } from '../wire/lists';
import { ProductId } from '../wire/primitives';
import type { Feature } from './call';
import { CITY, customer } from './call';

const SHOW = { parameters: CITY, answer: DishIds, example: [105, 102, 101] };
const ADD = { ...SHOW, body: DishIdsToAdd, exampleBody: { goods: [105, 102] } };
const ONE_DISH = { path: t.type({ ...CITY.path.props, goodId: ProductId }) };

const FAVOURITES = '/user/domain/{id}/fav';
const VIEWED = '/user/domain/{id}/viewed';
const PUTS_IN = 'Puts dishes in and answers the whole list';

export const lists = {
  name: 'lists',
  description: "A customer's lists of dishes, in each city: ids, newest first.",
  calls: {
    showFavourites: customer.get(FAVOURITES, '20.2', 'What the customer likes', SHOW),
    addFavourites: customer.patch(FAVOURITES, '20.2', PUTS_IN, ADD),
    removeFavourite: customer.delete(
      '/user/domain/{id}/fav/{goodId}',
      '20.2',
      'Takes a dish out and answers the whole list',
      { ...SHOW, parameters: ONE_DISH },
    ),
    showViewed: customer.get(VIEWED, '20.1', 'What the customer looked at', SHOW),
    addViewed: customer.patch(VIEWED, '20.1', PUTS_IN, ADD),
  },
} satisfies Feature;
