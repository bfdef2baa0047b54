import type { CartLine } from '../../domain/cart/cart-line';
import type { OrderId } from '../../domain/id/ids';
import type { Money } from '../../domain/money/money';
import type { AccountState } from '../account/account-slice';
import { accountKnown } from '../account/account-slice';
import { defineAction, on, reducerOf } from '../store/slice';
import { orderPlaced } from './placing-slice';
import type { TrackedOrder } from './tracked-order';

/** A dish of an old order and what of it, by names. */
interface NamedParts {
  readonly name: string;
  readonly parts: readonly string[];
}

/** What a customer is told who has ordered again: how today differs from then. Rules 13.9. */
export interface ReorderNote {
  /** Of the old order. */
  readonly number: string;
  /** Prices of one piece with its paid ingredients. */
  readonly changed: readonly {
    readonly name: string;
    readonly before: Money;
    readonly after: Money;
  }[];
  /** What comes without something that had been added. */
  readonly lessened: readonly NamedParts[];
  /** Dishes that cannot be had; with what of them cannot, where it is not the dish itself. */
  readonly missing: readonly (NamedParts & {
    readonly why: 'dish.gone' | 'option.gone' | 'ingredient.back';
  })[];
}

/** What an old order has brought into the cart. */
export interface Reordered {
  readonly lines: readonly CartLine[];
  /** The cart before and after, by which it is taken back. */
  readonly before: readonly CartLine[];
  readonly after: readonly CartLine[];
  readonly note: ReorderNote;
}

export interface ReorderState {
  /** The order whose dishes are being looked up. */
  readonly asked: OrderId | null;
  /** What was added last, until the customer has put the note away. */
  readonly added: Reordered | null;
  /** Whether it has been added on this page, and not before it was loaded anew. */
  readonly isNew: boolean;
}

/** The customer wants the same again. */
export const reorderAsked = defineAction<TrackedOrder>('order/reorderAsked');
export const reordered = defineAction<Reordered>('order/reordered');
/** What was added before the page was loaded anew. */
export const reorderRestored = defineAction<Reordered>('order/reorderRestored');
/** Nothing has come into the cart; a notice says why. */
export const reorderFailed = defineAction('order/reorderFailed');
/** The customer wants the cart as it was before. */
export const reorderTakenBack = defineAction<Reordered>('order/reorderTakenBack');
export const reorderNoteClosed = defineAction('order/reorderNoteClosed');

const NOTHING_ASKED: ReorderState = { asked: null, added: null, isNew: false };

export const reorderReducer = reducerOf<ReorderState>(
  NOTHING_ASKED,
  on(reorderAsked, (state, { id }: TrackedOrder): ReorderState => ({ ...state, asked: id })),
  on(reordered, (_, added: Reordered): ReorderState => ({ asked: null, added, isNew: true })),
  on(reorderRestored, (state, added: Reordered): ReorderState => ({ ...state, added })),
  on(reorderFailed, (state): ReorderState => ({ ...state, asked: null })),
  on(reorderTakenBack, (): ReorderState => NOTHING_ASKED),
  on(reorderNoteClosed, (): ReorderState => NOTHING_ASKED),
  on(orderPlaced, (): ReorderState => NOTHING_ASKED),
  // Whose order it was is no business of whoever comes next.
  on(accountKnown, (state, { isSignedIn }: AccountState) => (isSignedIn ? state : NOTHING_ASKED)),
);
