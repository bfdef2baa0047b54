import type { RequestHandler } from 'express';
import { Router } from 'express';
import { OpenStreams } from '../../order-stream/open-streams';
import { customerSessionWatch } from '../../order-stream/session-watch';
import { orderDepsOf } from '../../order/order-deps';
import type { ApiKit } from '../api-kit';
import { jsonBody, optionalJsonBody } from '../body';
import { noStore } from '../no-store';
import {
  cancel,
  follow,
  listEndedOrders,
  listOpenOrders,
  ownOrder,
  payOtherwise,
  readOrder,
  trackedOrder,
} from './order-handlers';
import { closePurchase, postPurchase } from './purchase-handlers';

/** The address of such an answer opens an order, so it must not leak. Rules 13.11. */
const secretAddress: RequestHandler = (_req, res, next) => {
  res.set({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  next();
};

/** Placing orders, and what becomes of them. */
export const orderRoutes = (kit: ApiKit): Router => {
  const { api, log, rate, settings, storage, whenStopping } = kit;
  const deps = orderDepsOf(kit);
  const streams = new OpenStreams(
    deps,
    customerSessionWatch({ storage, settings, log, now: deps.now }),
  );
  whenStopping(() => {
    streams.closeAll();
  });
  const changes = rate('orders', settings.ordersPerMinute);
  const looks = rate('tracking', settings.trackingPerMinute);
  const own = (act: Parameters<typeof ownOrder>[1]) => api(ownOrder(deps, act));
  const tracked = (act: Parameters<typeof trackedOrder>[1]) => api(trackedOrder(deps, act));
  return Router()
    .use('/purchase', noStore)
    .use(['/purchase/track', '/purchase/attempts'], secretAddress)
    .post('/purchase', changes, ...jsonBody, api(postPurchase(kit, deps)))
    .post('/purchase/attempts/:key/close', changes, api(closePurchase(kit, deps)))
    .get('/purchase/track/:key', looks, tracked(readOrder(deps)))
    .get('/purchase/track/:key/events', looks, tracked(follow(streams)))
    .post('/purchase/track/:key/cancel', changes, ...optionalJsonBody, tracked(cancel(deps)))
    .post('/purchase/track/:key/payment', changes, ...jsonBody, tracked(payOtherwise(deps)))
    .get('/purchase/processing', api(listOpenOrders(deps)))
    .get('/purchase/history', api(listEndedOrders(deps)))
    .get('/purchase/:id', own(readOrder(deps)))
    .get('/purchase/:id/events', looks, own(follow(streams)))
    .post('/purchase/:id/cancel', changes, ...optionalJsonBody, own(cancel(deps)))
    .post('/purchase/:id/payment', changes, ...jsonBody, own(payOtherwise(deps)));
};
