import { Router } from 'express';
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { comesFromNear } from '../../environment/comes-from-near';
import { isLateOrder } from '../../src/domain/order/late-order';
import { instant } from '../../src/domain/time/instant';
import { orderOf } from '../order/order-row';
import type { BackendDependencies } from './backend-dependencies';

type Measured = Pick<BackendDependencies, 'storage' | 'now'>;

/** Orders that wait to be accepted, and those of them that have waited too long. Rules 13.5. */
const countWaiting = async ({ storage, now }: Measured) => {
  const rows = await storage.shop
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'new')
    .execute();
  const at = instant(now().getTime());
  return {
    waiting: rows.length,
    late: rows.filter((row) => isLateOrder(orderOf(row), at)).length,
  };
};

/** Process metrics belong to the process, however many backends it holds. */
const OF_PROCESS = new Registry();

/** GET /metrics: measurements for Prometheus, counted when they are asked for, for whoever is near. */
export const metricsRoutes = (measured: Measured): Router => {
  const registry = new Registry();
  const late = new Gauge({
    name: 'shop_orders_late',
    help: 'Orders that nobody has accepted in time',
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'shop_orders_waiting',
    help: 'Orders that wait to be accepted',
    registers: [registry],
  });
  const router = Router();
  router.get('/metrics', async (request, response, next) => {
    if (!comesFromNear(request)) {
      next();
      return;
    }
    const counts = await countWaiting(measured);
    late.set(counts.late);
    waiting.set(counts.waiting);
    response
      .set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
      .send(await Registry.merge([registry, OF_PROCESS]).metrics());
  });
  return router;
};

/** Measures the process itself, from now on. */
export const measureProcess = (): void => {
  collectDefaultMetrics({ register: OF_PROCESS, prefix: 'shop_backend_' });
};
