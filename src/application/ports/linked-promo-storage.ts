import type { LinkedPromo } from '../../domain/promotion/linked-promo';

/** Keeps a code that came with a link for the rest of the session. Never throws. */
export interface LinkedPromoStorage {
  load(): LinkedPromo | null;
  save(kept: LinkedPromo | null): void;
}
