import type { LostLines } from '../../domain/cart/cart-undo';

/** Keeps the copy of an emptied cart for the rest of the session. Never throws. */
export interface LostCartStorage {
  load(): LostLines | null;
  save(lost: LostLines): void;
  clear(): void;
}
export const LostCartStorage = Symbol('LostCartStorage');
