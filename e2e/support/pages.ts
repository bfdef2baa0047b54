import { page as article, newsItem, promotion } from './content';
import type { Locale } from './menu';
import { CATEGORIES, dish, nameIn, subcategoryTitle } from './menu';
import { TEXTS } from './texts';
import type { PlainLine } from './cart';
import { MARGHERITA } from './cart';

export interface ShopPage {
  /** In a customer's words, for the names of tests. */
  readonly name: string;
  /** Without the language. */
  readonly path: string;
  readonly status: number;
  readonly cart: readonly PlainLine[];
  readonly heading: (locale: Locale) => string;
}

type PageWords = Pick<ShopPage, 'name' | 'path' | 'heading'> & Partial<ShopPage>;

const shopPage = (words: PageWords): ShopPage => ({ status: 200, cart: [], ...words });

const category = (entry: (typeof CATEGORIES)[number]): ShopPage =>
  shopPage({
    name: `the category ${entry.name.en}`,
    path: `/products/${entry.chpu}`,
    heading: (locale) => nameIn(entry, locale),
  });

const HOME = shopPage({
  name: 'the home page',
  path: '/',
  heading: (locale) => TEXTS[locale].home.title.replace('{{brand}}', 'Tavolino'),
});
const PRODUCTS = shopPage({
  name: 'the whole menu',
  path: '/products',
  heading: (locale) => TEXTS[locale].frame.menu,
});
const SUBCATEGORY = shopPage({
  name: 'a subcategory',
  path: '/products/pizza/classic',
  heading: (locale) => subcategoryTitle('pizza', 'classic', locale),
});
const PRODUCT = shopPage({
  name: 'a dish',
  path: '/product/pizza-margherita',
  heading: (locale) => nameIn(dish('pizza-margherita'), locale),
});
const EMPTY_CART = shopPage({
  name: 'the empty cart',
  path: '/cart',
  heading: (locale) => TEXTS[locale].cart.emptyTitle,
});
const FILLED_CART = shopPage({
  name: 'the filled cart',
  path: '/cart',
  cart: [MARGHERITA, { productId: 172, quantity: 2 }],
  heading: (locale) => TEXTS[locale].cart.title,
});
const NOT_FOUND = shopPage({
  name: 'an address that is no page',
  path: '/no-such-page',
  status: 404,
  heading: (locale) => TEXTS[locale].error.notFound.title,
});

/** What the restaurant writes itself. */
const CONTENT_PAGES: readonly ShopPage[] = [
  shopPage({
    name: 'the page about the restaurant',
    path: '/about',
    heading: (locale) => nameIn(article('about'), locale),
  }),
  shopPage({
    name: 'the news',
    path: '/news',
    heading: (locale) => TEXTS[locale].news.title,
  }),
  shopPage({
    name: 'a piece of news',
    path: '/news/less-plastic',
    heading: (locale) => nameIn(newsItem('less-plastic'), locale),
  }),
  shopPage({
    name: 'the promotions',
    path: '/promo',
    heading: (locale) => TEXTS[locale].promotions.title,
  }),
  shopPage({
    name: 'a promotion with a code',
    path: '/promo/pizza-10',
    heading: (locale) => nameIn(promotion('pizza-10'), locale),
  }),
  shopPage({
    name: 'the contacts',
    path: '/contacts',
    heading: (locale) => TEXTS[locale].contacts.title,
  }),
  shopPage({
    name: 'the terms of delivery',
    path: '/delivery',
    heading: (locale) => TEXTS[locale].delivery.title,
  }),
];

const FAVOURITES = shopPage({
  name: 'the favourites of somebody who has none',
  path: '/favorite',
  heading: (locale) => TEXTS[locale].favourites.emptyTitle,
});
const SEARCH = shopPage({
  name: 'a search',
  path: '/search?query=ramen',
  heading: (locale) => TEXTS[locale].search.title,
});

/** Two stand for all: they are made alike. */
const CATEGORY_PAGES = CATEGORIES.slice(0, 2).map(category);

export const ALL_PAGES: readonly ShopPage[] = [
  HOME,
  PRODUCTS,
  ...CATEGORY_PAGES,
  SUBCATEGORY,
  PRODUCT,
  EMPTY_CART,
  FILLED_CART,
  ...CONTENT_PAGES,
  FAVOURITES,
  SEARCH,
  NOT_FOUND,
];

/** One of each kind: all categories are made alike. */
export const PAGE_KINDS: readonly ShopPage[] = ALL_PAGES.filter(
  (page) => !CATEGORY_PAGES.slice(1).includes(page),
);

/** The address in a language; English is the shop's own and has no prefix. */
export const addressIn = (locale: Locale, path: string): string => {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};
