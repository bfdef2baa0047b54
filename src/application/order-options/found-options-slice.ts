import type { OrderOptions } from '../../domain/order/order-options';
import { NO_OPTIONS } from '../../domain/order/order-options';
import { on, reducerOf } from '../redux/slice';
import { orderOptionsRestored } from './order-options-slice';

/**
 * What was wished when the page was made. Where the wishes are others by now, the server has let go
 * what the backend refused, and has said so: the browser need not ask once more.
 */
export const foundOptionsReducer = reducerOf<OrderOptions>(
  NO_OPTIONS,
  on(orderOptionsRestored, (_, options: OrderOptions) => options),
);
