import { Router } from 'express';
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { asksForEvents } from '../../environment/asks-for-events';
import { comesFromNear } from '../../environment/comes-from-near';
import { isLateOrder } from '../../src/domain/order/late-order';
import { instant } from '../../src/domain/time/instant';
import { countRefunds } from '../order/make-refunds';
import { orderOf } from '../order/order-row';
import { selectOrders } from '../order/order-store';
import { inTime } from '../storage/in-time';
import { countMessages } from '../order-message/message-store';
import { countDeliveries } from '../webhook/webhook-deliveries';
import type { BackendDependencies } from './backend-dependencies';

type Measured = Pick<BackendDependencies, 'storage' | 'now'>;

/** Orders that wait to be accepted, and those of them that have waited too long. Rules 13.5. */
const countWaiting = async ({ storage, now }: Measured) => {
  const rows = await selectOrders(storage.shop).where('status', '=', 'new').execute();
  const at = instant(now().getTime());
  return {
    waiting: rows.length,
    parked: (await countDeliveries(storage.shop))('parked'),
    refunds: await countRefunds(storage.shop),
    unsent: (await countMessages(storage.shop, at))('failed'),
    late: rows.filter((row) => isLateOrder(orderOf(row), at)).length,
  };
};

/** Process metrics belong to the process, however many backends it holds. */
const OF_PROCESS = new Registry();

/** In milliseconds: a scrape does not wait longer for a database that does not answer. */
const PATIENCE_MS = 3_000;

/**
 * GET /metrics: measurements for Prometheus, collected on each request, for callers in the same network.
 * What only the database knows is absent while it does not answer.
 */
export const metricsRoutes = (measured: Measured): Router => {
  const ofOrders = new Registry();
  const late = new Gauge({
    name: 'shop_orders_late',
    help: 'Orders that nobody has accepted in time',
    registers: [ofOrders],
  });
  const waiting = new Gauge({
    name: 'shop_orders_waiting',
    help: 'Orders that wait to be accepted',
    registers: [ofOrders],
  });
  const parked = new Gauge({
    name: 'shop_webhooks_parked',
    help: 'Webhooks that were given up',
    registers: [ofOrders],
  });
  const refundsWaiting = new Gauge({
    name: 'shop_refunds_waiting',
    help: 'Refunds that are on their way to the provider',
    registers: [ofOrders],
  });
  const refundsFailed = new Gauge({
    name: 'shop_refunds_failed',
    help: 'Refunds that the provider did not make',
    registers: [ofOrders],
  });
  const unsent = new Gauge({
    name: 'shop_order_messages_failed',
    help: 'Messages to customers of the last hour that could not be sent',
    registers: [ofOrders],
  });
  const ofDatabase = new Registry();
  const isUp = new Gauge({
    name: 'shop_database_up',
    help: '1 while the database answers, else 0',
    registers: [ofDatabase],
  });
  const isFull = new Gauge({
    name: 'shop_database_disk_full',
    help: '1 while the database refuses changes because its disk is full, else 0',
    registers: [ofDatabase],
  });
  const running = new Gauge({
    name: 'shop_backend_requests_running',
    help: 'Requests whose answer has not ended; event streams are of kind "stream"',
    labelNames: ['kind'],
    registers: [ofDatabase],
  });
  const router = Router();
  router.get('/metrics', async (request, response, next) => {
    if (!comesFromNear(request)) {
      next();
      return;
    }
    const counts = await inTime(PATIENCE_MS, countWaiting(measured));
    late.set(counts?.late ?? 0);
    waiting.set(counts?.waiting ?? 0);
    parked.set(counts?.parked ?? 0);
    refundsWaiting.set(counts?.refunds('waiting') ?? 0);
    refundsFailed.set(counts?.refunds('failed') ?? 0);
    unsent.set(counts?.unsent ?? 0);
    isUp.set(counts === null ? 0 : 1);
    isFull.set((await measured.storage.disk.isFull()) ? 1 : 0);
    const known = [ofDatabase, OF_PROCESS, ...(counts === null ? [] : [ofOrders])];
    response
      .set({ 'Content-Type': ofDatabase.contentType, 'Cache-Control': 'no-store' })
      .send(await Registry.merge(known).metrics());
  });
  router.use((request, response, next) => {
    const kind = asksForEvents(request) ? 'stream' : 'call';
    running.inc({ kind });
    response.once('close', () => {
      running.dec({ kind });
    });
    next();
  });
  return router;
};

/** Measures the process itself, from now on. */
export const measureProcess = (): void => {
  collectDefaultMetrics({ register: OF_PROCESS, prefix: 'shop_backend_' });
};
