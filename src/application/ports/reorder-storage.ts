import type { Reordered } from '../order/reorder-slice';

/** Keeps through the pages of a session what an old order has brought into the cart. Never throws. */
export interface ReorderStorage {
  load(): Reordered | null;
  save(added: Reordered | null): void;
}
