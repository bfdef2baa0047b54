import type { Kysely } from 'kysely';
import { eventsOf } from '../../order/order-events';
import type { OrderDeps } from '../../order/order-deps';
import type { Order } from '../../order/order-row';
import { withOverdueEnded } from '../../order/end-overdue';
import type { OrderViewer } from '../../order/order-wire';
import { toWireOrder } from '../../order/order-wire';
import type { ShopDatabase } from '../../storage/schema';
import type { ApiCall } from '../api-handler';

type Asker = Pick<ApiCall, 'shop' | 'localise'>;

/** Orders as a viewer sees them. */
export const showOrders = async (
  db: Kysely<ShopDatabase>,
  orders: readonly Order[],
  viewer: OrderViewer,
  { shop, localise }: Asker,
) => {
  const events = await eventsOf(
    db,
    orders.map(({ id }) => id),
  );
  const showing = { viewer, localise, cities: shop.cities };
  return orders.map((order) => toWireOrder(order, events, showing));
};

/** One order as a viewer sees it. */
export const showOrder = async (
  db: Kysely<ShopDatabase>,
  order: Order,
  viewer: OrderViewer,
  { shop, localise }: Asker,
) => toWireOrder(order, await eventsOf(db, [order.id]), { viewer, localise, cities: shop.cities });

/** Orders as they are to be shown, those that have become overdue ended; in the same order. */
export const withAllOverdueEnded = async (
  deps: OrderDeps,
  orders: readonly Order[],
): Promise<readonly Order[]> => {
  const shown: Order[] = [];
  for (const order of orders) shown.push(await withOverdueEnded(deps, order));
  return shown;
};
