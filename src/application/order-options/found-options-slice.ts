import type { OrderOptions } from '../../domain/order/order-options';
import { NO_OPTIONS } from '../../domain/order/order-options';
import { on, reducerOf } from '../redux/slice';
import { orderOptionsRestored } from './order-options-slice';

/**
 * The order options with which the server made the page. Where they differ by now, the server has
 * dropped what the backend rejected, and has said so: the browser need not ask again.
 */
export const foundOptionsReducer = reducerOf<OrderOptions>(
  NO_OPTIONS,
  on(orderOptionsRestored, (_, options: OrderOptions) => options),
);
