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
import { countUnsentMessages } from '../order-message/message-store';
import { countDeliveries } from '../webhook/webhook-deliveries';
import type { BackendDependencies } from './backend-dependencies';

type Measured = Pick<BackendDependencies, 'storage' | 'now'>;

/** What is counted in the database: absent while it does not answer. */
const COUNTED = {
  shop_orders_late: 'Orders that nobody has accepted in time',
  shop_orders_waiting: 'Orders that wait to be accepted',
  shop_webhooks_parked: 'Webhooks that were given up',
  shop_refunds_waiting: 'Refunds that are on their way to the provider',
  shop_refunds_failed: 'Refunds that the provider did not make',
  shop_order_messages_failed: 'Messages to customers of the last hour that could not be sent',
};

/** Late are orders that have waited too long. Rules 13.5. */
const countAll = async ({
  storage: { shop },
  now,
}: Measured): Promise<Readonly<Record<keyof typeof COUNTED, number>>> => {
  const rows = await selectOrders(shop).where('status', '=', 'new').execute();
  const at = instant(now().getTime());
  const refunds = await countRefunds(shop);
  return {
    shop_orders_late: rows.filter((row) => isLateOrder(orderOf(row), at)).length,
    shop_orders_waiting: rows.length,
    shop_webhooks_parked: (await countDeliveries(shop))('parked'),
    shop_refunds_waiting: refunds('waiting'),
    shop_refunds_failed: refunds('failed'),
    shop_order_messages_failed: await countUnsentMessages(shop, at),
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
  const counted = Object.entries(COUNTED).map(
    ([name, help]) => [name, new Gauge({ name, help, registers: [ofOrders] })] as const,
  );
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
    const counts = await inTime(PATIENCE_MS, countAll(measured));
    const values = new Map(Object.entries(counts ?? {}));
    for (const [name, gauge] of counted) gauge.set(values.get(name) ?? 0);
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
