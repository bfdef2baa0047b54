import type { StoredOrderKey } from '../../domain/order/stored-order-keys';
import type { StoredValue } from './stored-value';

/** The keys of orders that were placed in this browser without an account. */
export type OrderKeyStorage = StoredValue<readonly StoredOrderKey[]>;

/** The server stores nothing of anybody. */
export const NO_ORDER_KEYS: OrderKeyStorage = { load: () => [], save: () => undefined };
