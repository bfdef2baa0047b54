import type { LinkedPromo } from '../../domain/promotion/linked-promo';
import { keepLinkedPromo } from '../../domain/promotion/linked-promo';
import type { PromoCode } from '../../domain/promotion/promo-code';
import { defineAction, on, reducerOf } from '../redux/slice';

/** A link carried this code. Rules 9.5. */
export const promoLinked = defineAction<PromoCode>('promotion/linked');
/** The customer asks for this code to be used, also one that was tried before. */
export const promoRequested = defineAction<PromoCode>('promotion/requested');
/** What is kept from now on, as storage or a try of the code left it. */
export const linkedPromoChanged = defineAction<LinkedPromo | null>('promotion/changed');

type Kept = LinkedPromo | null;

/** The code that waits for a cart, or was tried in one. */
export const linkedPromoReducer = reducerOf<Kept>(
  null,
  on(promoLinked, (kept: Kept, code: PromoCode) => keepLinkedPromo(kept, code)),
  on(promoRequested, (_, code: PromoCode): Kept => ({ code, state: 'waiting' })),
  on(linkedPromoChanged, (_, kept: Kept) => kept),
);

export interface LinkedPromoRoot {
  readonly linkedPromo: LinkedPromo | null;
}

export const selectLinkedPromo = (state: LinkedPromoRoot) => state.linkedPromo;
