import { Router } from 'express';
import { shopDataReader } from '../shop/shop-data';
import { apiHandlers } from './api-handler';
import type { BackendDependencies } from './backend-dependencies';
import { clientRequired, jsonBody } from './body';
import { inCity } from './city-call';
import { rateLimit } from './rate-limit';
import { calculateCart } from './routes/cart-routes';
import { listDomains, listNavigation, showDomain } from './routes/city-routes';
import {
  listCategories,
  listCategoryGoods,
  listGoods,
  listGoodsById,
  searchGoods,
  showMainScreen,
  showProduct,
} from './routes/menu-routes';
import { showSettings } from './routes/settings-routes';

/** The calls of the shop, below /api/v1. */
export const apiRoutes = ({ storage, settings, now }: BackendDependencies): Router => {
  const router = Router();
  const api = apiHandlers(shopDataReader(storage.shop), settings.defaultLocale);
  const city = inCity(storage.shop);
  const rate = (name: string, perMinute: number) =>
    rateLimit(storage.counters, now, { name, perMinute });

  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-cache');
    next();
  });
  router.use(clientRequired);
  router.get('/settings', api(showSettings(settings)));
  router.get('/domain', api(listDomains(settings.storefrontPort)));
  router.get('/domain/:id', api(showDomain(settings.storefrontPort)));
  router.get('/domain/:id/navigation', api(listNavigation));
  router.get('/domain/:id/mainscreen', api(city(showMainScreen)));
  router.get('/domain/:id/category', api(city(listCategories)));
  router.get('/domain/:id/goods/category/:chpu', api(city(listCategoryGoods)));
  router.get('/domain/:id/goods', api(city(listGoods)));
  router.get('/domain/:id/goods/:slug', api(city(showProduct)));
  router.get('/domain/:id/goodsById', api(city(listGoodsById)));
  router.get('/domain/:id/search', api(city(searchGoods)));
  router.post(
    '/cart/calculate',
    rate('calculate', settings.calculatePerMinute),
    ...jsonBody,
    api(calculateCart(storage.shop)),
  );
  return router;
};
