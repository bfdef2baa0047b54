import * as t from 'io-ts';
import { described, text } from '../wire/codec';
import { Category, CategoryGoods, Dish, DishCard, Goods, MainScreen } from '../wire/menu';
import { Slug } from '../wire/primitives';
import type { Feature } from './call';
import { CITY, GOODS, PAGE, anyone } from './call';
import { CARD, CATEGORY, DISH, MAIN_SCREEN, PROMO_BANNER, SECTION, metaOf } from './examples';

const { id } = CITY.path.props;

const cards = (maxItems: number) => ({
  answer: described(t.readonlyArray(DishCard), { maxItems }),
  example: [CARD],
});

const IN_CATEGORY = {
  path: t.type({ id, chpu: described(Slug, { examples: ['pizza'] }) }),
  query: t.partial({
    ...PAGE.props,
    filter: text({
      description: 'Ids such as `3,7`: a dish has to have all. Unknown ones are ignored.',
    }),
  }),
};

const TYPED = text({ description: 'What was typed' });

export const menu = {
  name: 'menu',
  description: 'Categories, dishes and search.',
  calls: {
    showMainScreen: anyone.get('/domain/{id}/mainscreen', '4.1', 'What the home page shows', {
      parameters: CITY,
      answer: MainScreen,
      example: MAIN_SCREEN,
    }),
    listCategories: anyone.get(
      '/domain/{id}/category',
      '4.3',
      'All categories, in the order of the menu',
      { parameters: CITY, answer: t.readonlyArray(Category), example: [CATEGORY] },
    ),
    listCategoryGoods: anyone.get(
      '/domain/{id}/goods/category/{chpu}',
      '4.1 4.2 4.3',
      'The dishes of a category or subcategory, 60 a page, and promotions among them',
      {
        parameters: IN_CATEGORY,
        answer: CategoryGoods,
        example: {
          goods: [CARD],
          promo: [PROMO_BANNER],
          meta: metaOf(60),
          category: { ...SECTION, seo: { tt: 'Pizza with delivery' } },
        },
      },
    ),
    listGoods: anyone.get(
      '/domain/{id}/goods',
      '4.1 4.2',
      'All dishes of the menu, 24 a page, and promotions among them',
      {
        parameters: { ...CITY, query: PAGE },
        answer: Goods,
        example: { data: { goods: [CARD], promo: [PROMO_BANNER] }, meta: metaOf(24) },
      },
    ),
    showDish: anyone.get(
      '/domain/{id}/goods/{slug}',
      '3.1 3.2 3.4 22.2',
      'A dish in full, by its address part or its id',
      {
        parameters: { path: t.type({ id, slug: text({ examples: ['pizza-margherita'] }) }) },
        answer: Dish,
        example: DISH,
      },
    ),
    listGoodsById: anyone.get(
      '/domain/{id}/goodsById',
      '20.1 20.2',
      'Dishes by their ids: those that the menu has, as asked',
      {
        parameters: { ...CITY, query: GOODS },
        answer: described(t.readonlyArray(Dish), { maxItems: 100 }),
        example: [DISH],
      },
    ),
    searchGoods: anyone.get(
      '/domain/{id}/search',
      '7.1',
      'Dishes by a text of at least 2 characters, best match first',
      { ...cards(60), parameters: { ...CITY, query: t.partial({ query: TYPED }) } },
    ),
    listAdditionals: anyone.get(
      '/domain/{id}/cart/additionals',
      '8.11',
      'What else goes with the dishes of a cart, by their categories',
      {
        ...cards(12),
        description: 'Available now, none of them in the cart.',
        parameters: { ...CITY, query: GOODS },
      },
    ),
  },
} satisfies Feature;
