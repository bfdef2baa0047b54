import { Router } from 'express';
import type { AnswerOf } from '../../../contract/wire/codec';
import type { NewsList } from '../../../contract/wire/content';
import { ok, pageNumber, refuse } from '../../../src/domain';
import { todayIn, zoneOfCity } from '../../city/city-time';
import { toWireNewsItem, toWirePage, toWirePromotion } from '../../content/content-wire';
import { currentPromotions } from '../../content/current-promotions';
import type { ApiKit } from '../api-kit';
import type { CityHandler } from '../city-call';
import { pageOf } from '../paging';
import { queryText } from '../query-list';
import { NOT_FOUND } from '../../refusal/refusal';

const NEWS_PAGE = 24;

interface Named {
  readonly id: number;
  readonly slug: string;
}

/** Finds by the address part, as pages do, or by the id. */
const named = <A extends Named>(all: readonly A[], slugOrId: string | undefined): A | undefined =>
  all.find(({ slug }) => slug === slugOrId) ?? all.find(({ id }) => String(id) === slugOrId);

/** GET /domain/{id}/news?page */
export const listNews: CityHandler = ({ shop, query, localise, city }) => {
  const page = pageOf(shop.content.news, pageNumber(queryText(query, 'page')), NEWS_PAGE);
  if (!page.ok) return page;
  const { items, meta } = page.value;
  const data = items.map((item) => toWireNewsItem(item, localise, zoneOfCity(city)));
  return ok<AnswerOf<typeof NewsList>>({ data, meta });
};

/** GET /domain/{id}/news/{chpu or id} */
export const showNewsItem: CityHandler = ({ shop, params, localise, city }) => {
  const item = named(shop.content.news, params['slug']);
  return item ? ok(toWireNewsItem(item, localise, zoneOfCity(city))) : refuse(NOT_FOUND);
};

/** GET /domain/{id}/promo */
export const listPromotions =
  (now: () => Date): CityHandler =>
  ({ shop, localise, city }) => {
    const today = todayIn(city, now());
    return ok(
      currentPromotions(shop.content.promotions, today).map((promotion) =>
        toWirePromotion(promotion, localise, today),
      ),
    );
  };

/** GET /domain/{id}/promo/{chpu or id}; one that has ended says so. */
export const showPromotion =
  (now: () => Date): CityHandler =>
  ({ shop, params, localise, city }) => {
    const promotion = named(shop.content.promotions, params['slug']);
    return promotion
      ? ok(toWirePromotion(promotion, localise, todayIn(city, now())))
      : refuse(NOT_FOUND);
  };

/** GET /domain/{id}/page/{chpu} */
export const showPage: CityHandler = ({ shop, params, localise }) => {
  const page = shop.content.pages.find(({ slug }) => slug === params['slug']);
  return page ? ok(toWirePage(page, localise)) : refuse(NOT_FOUND);
};

export const contentRoutes = ({ api, city, now }: ApiKit): Router =>
  Router()
    .get('/domain/:id/news', api(city(listNews)))
    .get('/domain/:id/news/:slug', api(city(showNewsItem)))
    .get('/domain/:id/promo', api(city(listPromotions(now))))
    .get('/domain/:id/promo/:slug', api(city(showPromotion(now))))
    .get('/domain/:id/page/:slug', api(city(showPage)));
