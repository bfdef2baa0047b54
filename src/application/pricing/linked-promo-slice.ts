import type { LinkedPromo } from '../../domain/promotion/linked-promo';
import { linkPromo } from '../../domain/promotion/linked-promo';
import type { PromoCode } from '../../domain/promotion/promo-code';
import { defineAction, on, reducerOf } from '../redux/slice';

/** A link carried this code. Rules 9.5. */
export const promoLinked = defineAction<PromoCode>('promotion/linked');
/** The customer asks for this code to be used, also one that was tried before. */
export const promoRequested = defineAction<PromoCode>('promotion/requested');
/** The code to persist, after a read of storage or an attempt to use it. */
export const linkedPromoChanged = defineAction<LinkedPromo | null>('promotion/changed');

type StoredPromo = LinkedPromo | null;

/** The code that waits for a cart, or was tried in one. */
export const linkedPromoReducer = reducerOf<StoredPromo>(
  null,
  on(promoLinked, (stored: StoredPromo, code: PromoCode) => linkPromo(stored, code)),
  on(promoRequested, (_, code: PromoCode): StoredPromo => ({ code, state: 'waiting' })),
  on(linkedPromoChanged, (_, stored: StoredPromo) => stored),
);

export interface LinkedPromoRoot {
  readonly linkedPromo: LinkedPromo | null;
}

export const selectLinkedPromo = (state: LinkedPromoRoot) => state.linkedPromo;
