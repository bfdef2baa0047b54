import { Router } from 'express';
import type { ApiKit } from './api-kit';
import { clientRequired } from './body';
import { accountRoutes } from './routes/account-routes';
import { addressRoutes } from './routes/address-routes';
import { bonusRoutes } from './routes/bonus-routes';
import { cartRoutes } from './routes/cart-routes';
import { cityRoutes } from './routes/city-routes';
import { contentRoutes } from './routes/content-routes';
import { customerListRoutes } from './routes/customer-list-routes';
import { deliveryRoutes } from './routes/delivery-routes';
import { menuRoutes } from './routes/menu-routes';
import { orderRoutes } from './routes/order-routes';
import { openApiRoutes } from './routes/openapi-routes';
import { sessionRoutes } from './routes/session-routes';
import { settingsRoutes } from './routes/settings-routes';
import { signInRoutes } from './routes/sign-in-routes';
import { slotRoutes } from './routes/slot-routes';
import { staffKitchenRoutes } from './routes/staff-kitchen-routes';
import { staffRoutes } from './routes/staff-routes';
import { telegramRoutes } from './routes/telegram-routes';

/** The calls of the shop, below /api/v1, a router for each feature. */
export const apiRoutes = (kit: ApiKit): Router => {
  const router = Router();
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-cache');
    next();
  });
  router.use(clientRequired);
  router.use(openApiRoutes());
  router.use(settingsRoutes(kit));
  router.use(cityRoutes(kit));
  router.use(menuRoutes(kit));
  router.use(contentRoutes(kit));
  router.use(cartRoutes(kit));
  router.use(orderRoutes(kit));
  router.use(deliveryRoutes(kit));
  router.use(slotRoutes(kit));
  router.use(bonusRoutes(kit));
  router.use(signInRoutes(kit));
  router.use(telegramRoutes(kit));
  router.use(sessionRoutes(kit));
  router.use(accountRoutes(kit));
  router.use(addressRoutes(kit));
  router.use(customerListRoutes(kit));
  if (kit.settings.hasBoard) router.use(staffRoutes(kit), staffKitchenRoutes(kit));
  return router;
};
