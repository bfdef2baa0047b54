import * as t from 'io-ts';
import { MENU_EXAMPLES as examples } from '../examples/menu-examples';
import type { FeatureContract } from '../operation';
import { CITY_ID, PAGE, path, query } from '../parameters';
import { described, text } from '../../wire/codec';
import { Category, CategoryGoods, Dish, DishCard, Goods, MainScreen } from '../../wire/menu';
import { Slug, ThingId } from '../../wire/primitives';

const GOODS = query(
  'goods[]',
  'Ids, at most 100; also read as repeated `goods=1&goods=2` and as `goods=1,2`. Unknown ones are left out, the order is kept.',
  described(t.readonlyArray(ThingId), { maxItems: 100 }),
);

export const menuContract: FeatureContract = {
  name: 'menu',
  description: 'Categories, dishes and search.',
  operations: [
    {
      id: 'showMainScreen',
      method: 'get',
      path: '/domain/{id}/mainscreen',
      summary: 'What the home page shows',
      rules: ['4.1'],
      access: 'anyone',
      parameters: [CITY_ID],
      answers: {
        200: {
          description: 'Blocks of the home page',
          schema: MainScreen,
          examples: { home: examples.mainScreen, bare: {} },
        },
      },
    },
    {
      id: 'listCategories',
      method: 'get',
      path: '/domain/{id}/category',
      summary: 'The categories of the menu',
      rules: ['4.3'],
      access: 'anyone',
      parameters: [CITY_ID],
      answers: {
        200: {
          description: 'All categories, in the order of the menu',
          schema: t.readonlyArray(Category),
          examples: { categories: examples.categories },
        },
      },
    },
    {
      id: 'listCategoryGoods',
      method: 'get',
      path: '/domain/{id}/goods/category/{chpu}',
      summary: 'The dishes of a category or subcategory, 60 a page',
      rules: ['4.1', '4.2', '4.3'],
      access: 'anyone',
      parameters: [
        CITY_ID,
        path('chpu', 'Of a category or a subcategory', Slug, 'pizza'),
        PAGE,
        query(
          'filter',
          'Ids of filters, such as `3,7`: a dish has to have all. Unknown ones are ignored.',
          text(),
        ),
      ],
      answers: {
        200: {
          description: 'One page of dishes and the promotions among them',
          schema: CategoryGoods,
          examples: { pizza: examples.categoryGoods, nothing: examples.noGoods },
        },
      },
    },
    {
      id: 'listGoods',
      method: 'get',
      path: '/domain/{id}/goods',
      summary: 'All dishes of the menu, 24 a page',
      rules: ['4.1', '4.2'],
      access: 'anyone',
      parameters: [CITY_ID, PAGE],
      answers: {
        200: {
          description: 'One page of dishes and the promotions among them',
          schema: Goods,
          examples: { menu: examples.goods },
        },
      },
    },
    {
      id: 'showDish',
      method: 'get',
      path: '/domain/{id}/goods/{slug}',
      summary: 'A dish in full, by its address part or its id',
      rules: ['3.1', '3.2', '3.4', '22.2'],
      access: 'anyone',
      parameters: [
        CITY_ID,
        path('slug', 'Address part or id of the dish', text(), 'pizza-margherita'),
      ],
      answers: {
        200: {
          description: 'The dish',
          schema: Dish,
          examples: { margherita: examples.margherita, wok: examples.wok },
        },
      },
    },
    {
      id: 'listGoodsById',
      method: 'get',
      path: '/domain/{id}/goodsById',
      summary: 'Dishes by their ids',
      rules: ['20.1', '20.2'],
      access: 'anyone',
      parameters: [CITY_ID, GOODS],
      answers: {
        200: {
          description: 'Those that the menu has, as asked',
          schema: described(t.readonlyArray(Dish), { maxItems: 100 }),
          examples: { two: [examples.wok, examples.margherita], none: [] },
        },
      },
    },
    {
      id: 'searchGoods',
      method: 'get',
      path: '/domain/{id}/search',
      summary: 'Dishes by a text of at least 2 characters',
      rules: ['7.1'],
      access: 'anyone',
      parameters: [
        CITY_ID,
        query('query', 'What was typed; also read as `q`', text(), 'margherita'),
      ],
      answers: {
        200: {
          description: 'Best match first; nothing for a shorter text',
          schema: described(t.readonlyArray(DishCard), { maxItems: 60 }),
          examples: { found: [examples.margheritaCard], nothing: [] },
        },
      },
    },
    {
      id: 'listAdditionals',
      method: 'get',
      path: '/domain/{id}/cart/additionals',
      summary: 'What else goes with the dishes of a cart, by their categories',
      rules: ['8.9'],
      access: 'anyone',
      parameters: [CITY_ID, GOODS],
      answers: {
        200: {
          description: 'At most 12, available now, none of them in the cart',
          schema: described(t.readonlyArray(DishCard), { maxItems: 12 }),
          examples: { sauce: [examples.sauce], none: [] },
        },
      },
    },
  ],
};
