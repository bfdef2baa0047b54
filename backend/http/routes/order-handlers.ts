import type { AnswerOf } from '../../../contract/wire/codec';
import type { PastOrders } from '../../../contract/wire/order';
import type { Result } from '../../../src/domain';
import { ok, pageNumber, refuse } from '../../../src/domain';
import { isoOf } from '../../../src/domain/locale/locale-path';
import { isTrackable } from '../../../src/domain/order/order-tracking';
import type { Session } from '../../customer/session';
import type { OpenStreams } from '../../order-stream/open-streams';
import { cancelOrder } from '../../order/cancel-order';
import { withOverdueEnded } from '../../order/end-overdue';
import { countEndedOrders, endedOrdersOf, openOrdersOf } from '../../order/customer-orders';
import type { OrderDeps } from '../../order/order-deps';
import { decodeCancellation, decodePayment } from '../../order/order-requests.codec';
import type { Order } from '../../order/order-row';
import { orderByTrackingKey, orderOfCustomer } from '../../order/order-store';
import type { OrderViewer } from '../../order/order-wire';
import { paymentOffers } from '../../payment/payment-offers';
import { ownPayments } from '../../shop/own-offers';
import { changePayment } from '../../order/change-payment';
import { LiveAnswer } from '../answer';
import type { ApiCall, ApiHandler, CustomerHandler } from '../api-handler';
import { signedIn } from '../api-handler';
import { pageMeta } from '../paging';
import { pathId } from '../path-id';
import { queryText } from '../query-list';
import type { Refusal } from '../../refusal/refusal';
import { NOT_FOUND } from '../../refusal/refusal';
import { showOrder, showOrders, withAllOverdueEnded } from './order-answers';

const HISTORY_PAGE = 10;

/** A call by somebody who may see the order: its customer, by a session, or anybody with its key. */
type Asked = Omit<ApiCall, 'session'> & { readonly session: Session | null };

/** Handles an order that was found and that the caller may see. */
type OrderCall = (
  order: Order,
  viewer: OrderViewer,
  call: Asked,
) => Result<Refusal, unknown> | Promise<Result<Refusal, unknown>>;

/** Finds the customer's own order of the path; somebody else's is not found. */
export const ownOrder = (deps: OrderDeps, act: OrderCall): ApiHandler =>
  signedIn(async (call) => {
    const id = pathId<'order'>(call, 'id');
    const order = id && (await orderOfCustomer(deps.storage.shop, id, call.customer.id));
    return order ? act(await withOverdueEnded(deps, order), 'owner', call) : refuse(NOT_FOUND);
  });

/** Finds the order of the key in the path, until a day after its end. Rules 13.11. */
export const trackedOrder =
  (deps: OrderDeps, act: OrderCall): ApiHandler =>
  async (call) => {
    const found = await orderByTrackingKey(deps.storage.shop, call.params['key'] ?? '');
    if (!found || !isTrackable(found.endedAt, deps.now())) return refuse(NOT_FOUND);
    return act(await withOverdueEnded(deps, found), 'key', { ...call, session: null });
  };

/** GET /purchase/processing */
export const listOpenOrders = (deps: OrderDeps): ApiHandler =>
  signedIn(async (call) => {
    const { shop } = deps.storage;
    const { id } = call.customer;
    await withAllOverdueEnded(deps, await openOrdersOf(shop, id));
    return ok(await showOrders(shop, await openOrdersOf(shop, id), 'owner', call));
  });

const history =
  (deps: OrderDeps): CustomerHandler =>
  async (call) => {
    const { shop } = deps.storage;
    const { id } = call.customer;
    await withAllOverdueEnded(deps, await openOrdersOf(shop, id));
    const page = pageNumber(queryText(call.query, 'page'));
    const meta = pageMeta(await countEndedOrders(shop, id), page, HISTORY_PAGE);
    if (!meta.ok) return meta;
    const offset = (page - 1) * HISTORY_PAGE;
    const orders = await endedOrdersOf(shop, id, { offset, limit: HISTORY_PAGE });
    const data = await showOrders(shop, orders, 'owner', call);
    return ok<AnswerOf<typeof PastOrders>>({ data, meta: meta.value });
  };

/** GET /purchase/history?page */
export const listEndedOrders = (deps: OrderDeps): ApiHandler => signedIn(history(deps));

/** GET /purchase/{id} and /purchase/track/{key} */
export const readOrder =
  ({ storage }: OrderDeps): OrderCall =>
  async (order, viewer, call) =>
    ok(await showOrder(storage.shop, order, viewer, call));

/** POST …/cancel */
export const cancel =
  (deps: OrderDeps): OrderCall =>
  async (order, viewer, call) => {
    const cancellation = decodeCancellation(call.body);
    if (!cancellation.ok) return cancellation;
    const cancelled = await cancelOrder(deps, order.id, cancellation.value);
    if (cancelled.ok) return ok(await showOrder(deps.storage.shop, cancelled.value, viewer, call));
    const { status } = cancelled.error;
    return refuse({
      code: 'cancel_too_late',
      message: { text: 'cancel_too_late' },
      params: { status },
    });
  };

/** POST …/payment */
export const payOtherwise =
  (deps: OrderDeps): OrderCall =>
  async (order, viewer, call) => {
    const payment = decodePayment(call.body, order.contents.currency);
    if (!payment.ok) return payment;
    const iso = isoOf(call.locale, call.shop.menuFor?.country ?? '');
    const provider = call.paymentProvider;
    const offers = paymentOffers(provider, ownPayments(call.shop));
    const terms = { iso, provider, prices: call.shop, offers };
    const changed = await changePayment(deps, order.id, payment.value, terms);
    return changed.ok
      ? ok(await showOrder(deps.storage.shop, changed.value, viewer, call))
      : changed;
  };

const lastSeenOf = (call: Asked): number | null => {
  const text = call.header('Last-Event-ID')?.trim() ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

/** GET …/events */
export const follow =
  (streams: OpenStreams): OrderCall =>
  (order, _viewer, call) =>
    ok(
      new LiveAnswer((res) => {
        const tokenHash = call.session?.tokenHash ?? null;
        streams.open({ orderId: order.id, lastSeen: lastSeenOf(call) }, tokenHash, res);
      }),
    );
