import type { StubCity } from './stub-menu';
import { DISH_SLUGS } from './stub-menu';

/** The texts of the stub backend: one news page of two, two promotions, two pages. */

const named = (slug: string, city: StubCity, locale: string) => ({
  id: slug.length,
  chpu: slug,
  name: `${slug} ${city.name[locale === 'ru' ? 'ru' : 'en']}`,
  text: `<p>About ${slug}</p>`,
});

const picture = { image_path: '/media/story.webp', image_path_jpeg: '/media/story.jpeg' };

export const NEWS_SLUGS = ['new-oven', 'summer-menu', 'opening'];

const newsItem = (slug: string, city: StubCity, locale: string) => ({
  ...named(slug, city, locale),
  ...picture,
  date: `2026-06-0${String(NEWS_SLUGS.indexOf(slug) + 1)}T21:30:00Z`,
});

const NEWS_PER_PAGE = 2;

export const stubNewsList = (city: StubCity, page: number, locale: string) => {
  const last = Math.ceil(NEWS_SLUGS.length / NEWS_PER_PAGE);
  const shown = NEWS_SLUGS.slice((page - 1) * NEWS_PER_PAGE, page * NEWS_PER_PAGE);
  return page > last
    ? null
    : {
        data: shown.map((slug) => newsItem(slug, city, locale)),
        meta: {
          current_page: page,
          last_page: last,
          per_page: NEWS_PER_PAGE,
          total: NEWS_SLUGS.length,
        },
      };
};

export const stubNewsItem = (city: StubCity, slug: string, locale: string) =>
  NEWS_SLUGS.includes(slug) ? newsItem(slug, city, locale) : null;

export const PROMOTION_SLUGS = ['two-for-one', 'birthday'];
export const ENDED_PROMOTION = 'last-winter';

const promotion = (slug: string, city: StubCity, locale: string) => ({
  ...named(slug, city, locale),
  ...picture,
  date_from: '2026-01-01',
  date_to: null,
  promocode: null,
  ended: slug === ENDED_PROMOTION,
});

export const stubPromotions = (city: StubCity, locale: string) =>
  PROMOTION_SLUGS.map((slug) => promotion(slug, city, locale));

export const stubPromotion = (city: StubCity, slug: string, locale: string) =>
  [...PROMOTION_SLUGS, ENDED_PROMOTION].includes(slug) ? promotion(slug, city, locale) : null;

export const stubPage = (city: StubCity, slug: string, locale: string) =>
  ['about', 'privacy'].includes(slug) ? named(slug, city, locale) : null;

export const stubDelivery = () => ({
  zones: [
    { id: 1, name: 'Centre', color_hex: '#aa3300', min_order: 30, delivery_price: 4 },
    { id: 2, name: 'North', color_hex: '#0033aa', min_order: 40, delivery_price: 6 },
  ],
  payments: [{ type: 'cash' }],
});

const DISHES_PER_PAGE = 5;

/** The whole menu, by pages. */
export const stubGoods = (page: number) => {
  const last = Math.ceil(DISH_SLUGS.length / DISHES_PER_PAGE);
  const slugs = DISH_SLUGS.slice((page - 1) * DISHES_PER_PAGE, page * DISHES_PER_PAGE);
  return {
    data: { goods: slugs.map((chpu) => ({ chpu })), promo: [] },
    meta: {
      current_page: page,
      last_page: last,
      per_page: DISHES_PER_PAGE,
      total: DISH_SLUGS.length,
    },
  };
};
