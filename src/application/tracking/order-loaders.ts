import { ok, refuse } from '../../domain/result/result';
import type { ContentLoaders } from '../navigation/content-loader';
import { NO_SUCH_PAGE, loaded } from '../navigation/content-loader';
import type { OrderGateway } from '../ports/order-gateway';
import { orderListLoaded } from './order-list-slice';
import type { OrderReference } from '../../domain/order/order-reference';
import { orderTracked, trackingFailed } from './tracking-slice';

/** The pages of a customer's own orders. Somebody else's order is no page, and neither is a word. */
export const orderLoaders = (
  orders: OrderGateway,
): ContentLoaders<'accountOrders' | 'accountOrder' | 'accepted'> => ({
  accountOrders: async ({ page }) => {
    const [open, ended] = await Promise.all([orders.openOrders(), orders.endedOrders(page)]);
    if (!open.ok) return open;
    return ended.ok ? ok([orderListLoaded({ open: open.value, ended: ended.value })]) : ended;
  },
  accountOrder: ({ id }) => {
    if (id === null) return Promise.resolve(refuse(NO_SUCH_PAGE));
    const reference: OrderReference = { kind: 'own', id };
    return loaded(orders.track(reference), (order) => orderTracked({ reference, order }));
  },
  accepted: async ({ key, isPlain = false }) => {
    // By its key an order is asked for once the page is there; only who runs no scripts gets it with the page.
    if (key === null || !isPlain) return ok([]);
    const reference: OrderReference = { kind: 'key', key };
    const answer = await orders.track(reference);
    return ok([
      answer.ok ? orderTracked({ reference, order: answer.value }) : trackingFailed(reference),
    ]);
  },
});
