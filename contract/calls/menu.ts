import * as t from 'io-ts';
import { described, text } from '../wire/codec';
import { Category, CategoryGoods, Dish, DishCard, Goods, MainScreen } from '../wire/menu';
import { Slug } from '../wire/primitives';
import type { Feature } from './call';
import { CITY, GOODS, PAGE } from './call';
import { BANNER, CARD, DISH, NEWS, PROMO_BANNER, SECTION, metaOf } from './examples';

const { id } = CITY.path.props;

export const menu = {
  name: 'menu',
  description: 'Categories, dishes and search.',
  calls: {
    showMainScreen: {
      method: 'get',
      path: '/domain/{id}/mainscreen',
      summary: 'What the home page shows',
      rules: '4.1',
      access: 'anyone',
      parameters: CITY,
      answers: { 200: MainScreen },
      exampleAnswer: {
        banners: [BANNER],
        hits: [CARD],
        new: [],
        promo: [PROMO_BANNER],
        news: [NEWS],
        seo: { tt: 'Pizza and sushi, delivered', ds: 'Cooked when you order.' },
      },
    },
    listCategories: {
      method: 'get',
      path: '/domain/{id}/category',
      summary: 'All categories, in the order of the menu',
      rules: '4.3',
      access: 'anyone',
      parameters: CITY,
      answers: { 200: t.readonlyArray(Category) },
      exampleAnswer: [
        {
          ...SECTION,
          svg_icon_web: '/media/icons/pizza.svg',
          is_in_footer_web: true,
          filters: [{ id: 3, name: 'Hit' }],
          subcategories: [{ id: 11, chpu: 'classic', name: 'Classic' }],
          seo: null,
        },
      ],
    },
    listCategoryGoods: {
      method: 'get',
      path: '/domain/{id}/goods/category/{chpu}',
      summary: 'The dishes of a category or subcategory, 60 a page, and promotions among them',
      rules: '4.1 4.2 4.3',
      access: 'anyone',
      parameters: {
        path: t.type({ id, chpu: described(Slug, { examples: ['pizza'] }) }),
        query: t.partial({
          ...PAGE.props,
          filter: text({
            description: 'Ids such as `3,7`: a dish has to have all. Unknown ones are ignored.',
          }),
        }),
      },
      answers: { 200: CategoryGoods },
      exampleAnswer: {
        goods: [CARD],
        promo: [PROMO_BANNER],
        meta: metaOf(60),
        category: { ...SECTION, seo: { tt: 'Pizza with delivery' } },
      },
    },
    listGoods: {
      method: 'get',
      path: '/domain/{id}/goods',
      summary: 'All dishes of the menu, 24 a page, and promotions among them',
      rules: '4.1 4.2',
      access: 'anyone',
      parameters: { ...CITY, query: PAGE },
      answers: { 200: Goods },
      exampleAnswer: { data: { goods: [CARD], promo: [PROMO_BANNER] }, meta: metaOf(24) },
    },
    showDish: {
      method: 'get',
      path: '/domain/{id}/goods/{slug}',
      summary: 'A dish in full, by its address part or its id',
      rules: '3.1 3.2 3.4 22.2',
      access: 'anyone',
      parameters: { path: t.type({ id, slug: text({ examples: ['pizza-margherita'] }) }) },
      answers: { 200: Dish },
      exampleAnswer: DISH,
    },
    listGoodsById: {
      method: 'get',
      path: '/domain/{id}/goodsById',
      summary: 'Dishes by their ids: those that the menu has, as asked',
      rules: '20.1 20.2',
      access: 'anyone',
      parameters: { ...CITY, query: GOODS },
      answers: { 200: described(t.readonlyArray(Dish), { maxItems: 100 }) },
      exampleAnswer: [DISH],
    },
    searchGoods: {
      method: 'get',
      path: '/domain/{id}/search',
      summary: 'Dishes by a text of at least 2 characters, best match first',
      rules: '7.1',
      access: 'anyone',
      parameters: {
        ...CITY,
        query: t.partial({ query: text({ description: 'What was typed; also read as `q`' }) }),
      },
      answers: { 200: described(t.readonlyArray(DishCard), { maxItems: 60 }) },
      exampleAnswer: [CARD],
    },
    listAdditionals: {
      method: 'get',
      path: '/domain/{id}/cart/additionals',
      summary: 'What else goes with the dishes of a cart, by their categories',
      description: 'Available now, none of them in the cart.',
      rules: '8.9',
      access: 'anyone',
      parameters: { ...CITY, query: GOODS },
      answers: { 200: described(t.readonlyArray(DishCard), { maxItems: 12 }) },
      exampleAnswer: [CARD],
    },
  },
} as const satisfies Feature;
