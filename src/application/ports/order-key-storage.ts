import type { HeldOrderKey } from '../../domain/order/held-order-keys';

/** Keeps the keys of orders that were placed in this browser without an account. Never throws. */
export interface OrderKeyStorage {
  load(): readonly HeldOrderKey[];
  save(held: readonly HeldOrderKey[]): void;
}

/** The server keeps nothing of anybody. */
export const NO_ORDER_KEYS: OrderKeyStorage = { load: () => [], save: () => undefined };
