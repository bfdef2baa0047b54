import { Router } from 'express';
import { apiKit } from './api-kit';
import type { BackendDependencies } from './backend-dependencies';
import { clientRequired } from './body';
import { cartRoutes } from './routes/cart-routes';
import { cityRoutes } from './routes/city-routes';
import { menuRoutes } from './routes/menu-routes';
import { settingsRoutes } from './routes/settings-routes';

/** The calls of the shop, below /api/v1, a router for each feature. */
export const apiRoutes = (dependencies: BackendDependencies): Router => {
  const router = Router();
  const kit = apiKit(dependencies);
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-cache');
    next();
  });
  router.use(clientRequired);
  router.use(settingsRoutes(kit));
  router.use(cityRoutes(kit));
  router.use(menuRoutes(kit));
  router.use(cartRoutes(kit));
  return router;
};
