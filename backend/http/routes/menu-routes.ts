import { Router } from 'express';
import type { AnswerOf } from '../../../contract/wire/codec';
import type { CategoryGoods, Goods, MainScreen } from '../../../contract/wire/menu';
import type { ApiKit } from '../api-kit';
import { ok, pageNumber, refuse } from '../../../src/domain';
import type { ProductId } from '../../../src/domain/id/ids';
import { todayIn, zoneOfCity } from '../../city/city-time';
import { toWireNewsItem, toWirePromoBanner } from '../../content/content-wire';
import { currentPromotions, promotionsAmong } from '../../content/current-promotions';
import type { Promotion } from '../../content/content';
import { toWireCategory } from '../../catalogue/category-wire';
import { allDishes, filtered, sectionGoods, shownProduct } from '../../catalogue/goods-list';
import { toWireBannerLink } from '../../catalogue/banner-link';
import type { Banner, MenuProduct } from '../../catalogue/menu';
import { toWireListItem, toWireProduct, toWireSection } from '../../catalogue/product-wire';
import { searchDishes } from '../../catalogue/search-index';
import { picturePaths } from '../../media/picture-names';
import type { ShopData } from '../../shop/shop-data';
import { localisedSeo } from '../../i18n/localised-text';
import type { CityCall, CityHandler } from '../city-call';
import { pageOf } from '../paging';
import { queryIds, queryText } from '../query-list';
import { NOT_FOUND } from '../../refusal/refusal';

const CATEGORY_PAGE = 60;
const GOODS_PAGE = 24;
const MAIN_SCREEN_ARTICLES = 3;

/** Pages of a list are shown one below the other, and a promotion once among them: on the first. */
const promoBanners = (page: number, promotions: readonly Promotion[], { localise }: CityCall) =>
  page === 1 ? promotions.map((promotion) => toWirePromoBanner(promotion, localise)) : [];

const promotionsNow = ({ shop, city }: CityCall, now: () => Date): readonly Promotion[] =>
  currentPromotions(shop.content.promotions, todayIn(city, now()));

/** GET /domain/{id}/category */
export const listCategories: CityHandler = ({ shop, localise }) =>
  ok(
    shop.menu.categories.map((category) =>
      toWireCategory(
        category,
        sectionGoods(shop.menu, category.slug)?.dishes.length ?? 0,
        localise,
      ),
    ),
  );

/** GET /domain/{id}/goods/category/{chpu}?page&filter */
export const listCategoryGoods =
  (now: () => Date): CityHandler =>
  (call) => {
    const { shop, localise, params, query } = call;
    const found = sectionGoods(shop.menu, params['chpu'] ?? '');
    if (!found) return refuse(NOT_FOUND);
    const dishes = filtered(shop.menu, found.dishes, queryIds<'filter'>(query, 'filter'));
    const page = pageOf(dishes, pageNumber(queryText(query, 'page')), CATEGORY_PAGE);
    if (!page.ok) return page;
    return ok<AnswerOf<typeof CategoryGoods>>({
      goods: page.value.items.map((product) => toWireListItem(product, call)),
      promo: promoBanners(
        page.value.meta.current_page,
        promotionsAmong(promotionsNow(call, now), found.category.slug),
        call,
      ),
      meta: page.value.meta,
      category: {
        ...toWireSection(found.section, localise),
        seo: found.section === found.category ? localisedSeo(found.category.seo, localise) : null,
      },
    });
  };

/** GET /domain/{id}/goods?page */
export const listGoods =
  (now: () => Date): CityHandler =>
  (call) => {
    const page = pageOf(
      allDishes(call.shop.menu),
      pageNumber(queryText(call.query, 'page')),
      GOODS_PAGE,
    );
    if (!page.ok) return page;
    return ok<AnswerOf<typeof Goods>>({
      data: {
        goods: page.value.items.map((product) => toWireListItem(product, call)),
        promo: promoBanners(page.value.meta.current_page, promotionsNow(call, now), call),
      },
      meta: page.value.meta,
    });
  };

/** GET /domain/{id}/goods/{slug or id} */
export const showProduct: CityHandler = (call) => {
  const product = shownProduct(call.shop.menu, call.params['slug'] ?? '');
  return product ? ok(toWireProduct(product, call)) : refuse(NOT_FOUND);
};

const visible = (products: ShopData['productsById'], ids: readonly ProductId[]): MenuProduct[] =>
  ids.flatMap((id) => {
    const product = products.get(id);
    return product && !product.isHidden ? [product] : [];
  });

/** GET /domain/{id}/goodsById?goods[] */
export const listGoodsById: CityHandler = (call) =>
  ok(
    visible(call.shop.productsById, queryIds<'product'>(call.query, 'goods')).map((product) =>
      toWireProduct(product, call),
    ),
  );

/** GET /domain/{id}/search?query */
export const searchGoods: CityHandler = (call) =>
  ok(
    searchDishes(call.shop.search, queryText(call.query, 'query') ?? '', call.locale).map(
      (product) => toWireListItem(product, call),
    ),
  );

/** A banner must not lead to what this country's shop does not have, or to a promotion that is over. */
const leadsSomewhere = (
  { link }: Banner,
  { menu, content }: ShopData,
  promotions: readonly Promotion[],
): boolean => {
  const isAmong = (all: readonly { readonly slug: string }[], slug: string) =>
    all.some((one) => one.slug === slug);
  switch (link.type) {
    case 'product':
      return shownProduct(menu, link.slug) !== undefined;
    case 'category':
      return sectionGoods(menu, link.slug) !== undefined;
    case 'promotion':
      return isAmong(promotions, link.slug);
    case 'news':
      return isAmong(content.news, link.slug);
    case 'page':
      return isAmong(content.pages, link.slug);
    case 'url':
      return true;
  }
};

/** GET /domain/{id}/mainscreen */
export const showMainScreen =
  (now: () => Date): CityHandler =>
  (call) => {
    const { menu, productsById, content } = call.shop;
    const promotions = promotionsNow(call, now);
    const listed = (ids: readonly ProductId[]) =>
      visible(productsById, ids).map((product) => toWireListItem(product, call));
    return ok<AnswerOf<typeof MainScreen>>({
      banners: menu.banners
        .filter((banner) => leadsSomewhere(banner, call.shop, promotions))
        .map((banner) => ({
          id: banner.id,
          ...picturePaths(banner.picture),
          name: call.localise(banner.name),
          text: banner.text === null ? null : call.localise(banner.text),
          link: toWireBannerLink(banner.link),
        })),
      hits: listed(menu.hitIds),
      new: listed(menu.newIds),
      promo: promotions
        .slice(0, MAIN_SCREEN_ARTICLES)
        .map((promotion) => toWirePromoBanner(promotion, call.localise)),
      news: content.news
        .slice(0, MAIN_SCREEN_ARTICLES)
        .map((item) => toWireNewsItem(item, call.localise, zoneOfCity(call.city))),
      seo: localisedSeo(menu.seo, call.localise),
    });
  };

export const menuRoutes = ({ api, city, now }: ApiKit): Router =>
  Router()
    .get('/domain/:id/mainscreen', api(city(showMainScreen(now))))
    .get('/domain/:id/category', api(city(listCategories)))
    .get('/domain/:id/goods/category/:chpu', api(city(listCategoryGoods(now))))
    .get('/domain/:id/goods', api(city(listGoods(now))))
    .get('/domain/:id/goods/:slug', api(city(showProduct)))
    .get('/domain/:id/goodsById', api(city(listGoodsById)))
    .get('/domain/:id/search', api(city(searchGoods)));
