import type { RejectedOption } from './calculate-cart';
import { defineAction, on, reducerOf } from '../redux/slice';

/** A code that the customer has typed, and what became of it. Rules 9.1, 9.3. */
export type PromoEntry =
  /** `text` is what stands in the field. */
  | { readonly kind: 'idle'; readonly text: string }
  | { readonly kind: 'trying'; readonly text: string }
  /** The backend, or nobody, took it: why, in its words; null messages are the shop's own to say. */
  | { readonly kind: 'refused'; readonly text: string; readonly why: RejectedOption };

/** The customer hands a code in, as it was typed. */
export const promoTried = defineAction<string>('promotion/tried');
/** The backend took it; whether it already takes something off, the calculation says. */
export const promoTryDone = defineAction('promotion/tryDone');
export const promoTryRefused = defineAction<{
  readonly text: string;
  readonly why: RejectedOption;
}>('promotion/tryRefused');
/** The customer wants to type again: the text stays. */
export const promoRepeated = defineAction('promotion/repeated');

export const promoEntryReducer = reducerOf<PromoEntry>(
  { kind: 'idle', text: '' },
  on(promoTried, (_, text: string): PromoEntry => ({ kind: 'trying', text })),
  on(promoTryDone, (): PromoEntry => ({ kind: 'idle', text: '' })),
  on(
    promoTryRefused,
    (_, refused: { readonly text: string; readonly why: RejectedOption }): PromoEntry => ({
      kind: 'refused',
      ...refused,
    }),
  ),
  on(promoRepeated, ({ text }): PromoEntry => ({ kind: 'idle', text })),
);

export interface PromoEntryRoot {
  readonly promoEntry: PromoEntry;
}

export const selectPromoEntry = (state: PromoEntryRoot) => state.promoEntry;
