import type { CartCalculation } from '../../domain/cart/cart-calculation';
import type { CartLine } from '../../domain/cart/cart-line';
import { lineKey } from '../../domain/cart/cart-line';
import type { MergeMode } from '../../domain/cart/cart-lines';
import { mergeLine, removeLine, setLineQuantity } from '../../domain/cart/cart-lines';
import type { LostLines } from '../../domain/cart/cart-undo';
import { restoreLines } from '../../domain/cart/cart-undo';
import type { Product } from '../../domain/catalogue/product';
import { defineAction, on, reducerOf } from '../store/slice';

export interface CartState {
  readonly lines: readonly CartLine[];
  /** The last answer about the price, kept while a newer one is under way or failing. */
  readonly calculation: CartCalculation | null;
  /** The lines that `calculation` is about; when they are not `lines`, its sums are the last known. */
  readonly calculatedFor: readonly CartLine[];
  readonly progress: 'settled' | 'calculating' | 'failed';
  /** The dishes of the lines, for their names and pictures. */
  readonly products: readonly Product[];
  /** What the customer is offered back now. */
  readonly lost: LostLines | null;
  /** The lines of a cart that the shop emptied, offered for the whole session. Rules 2.7. */
  readonly emptied: readonly CartLine[] | null;
}

interface Calculated {
  readonly lines: readonly CartLine[];
  readonly calculation: CartCalculation;
}

export const cartRestored = defineAction<readonly CartLine[]>('cart/restored');
export const lineAdded = defineAction<{ readonly line: CartLine; readonly mode: MergeMode }>(
  'cart/lineAdded',
);
export const lineQuantityChanged = defineAction<{
  readonly key: string;
  readonly quantity: number;
}>('cart/lineQuantityChanged');
export const lineRemoved = defineAction<{ readonly key: string }>('cart/lineRemoved');
export const cartUndone = defineAction('cart/undone');
export const undoExpired = defineAction('cart/undoExpired');
/** The customer asks once more for a price that could not be had. */
export const calculationRequested = defineAction('cart/calculationRequested');
export const calculationStarted = defineAction('cart/calculationStarted');
export const cartCalculated = defineAction<Calculated>('cart/calculated');
export const calculationFailed = defineAction('cart/calculationFailed');
/** The backend refused the cart itself: it is emptied, with a copy for Undo. Rules 2.6. */
export const cartEmptied = defineAction('cart/emptied');
/** The copy of a cart that was emptied earlier in this session. */
export const lostLinesRestored = defineAction<LostLines>('cart/lostLinesRestored');
export const cartProductsLoaded = defineAction<readonly Product[]>('cart/productsLoaded');

const NOTHING_YET: CartState = {
  lines: [],
  calculation: null,
  calculatedFor: [],
  progress: 'settled',
  products: [],
  lost: null,
  emptied: null,
};

/** An empty cart has no price, and nothing about it can be under way. */
const withLines = (state: CartState, lines: readonly CartLine[]): CartState =>
  lines.length > 0
    ? { ...state, lines }
    : { ...state, lines, calculation: null, calculatedFor: [], progress: 'settled' };

const remove = (state: CartState, key: string): CartState => {
  const index = state.lines.findIndex((line) => lineKey(line) === key);
  const line = state.lines[index];
  if (!line) return state;
  return {
    ...withLines(state, removeLine(state.lines, key)),
    lost: { kind: 'removed', line, index },
  };
};

/** When a removal is undone or forgotten, a cart emptied before is offered back again. */
const withoutRemoval = (state: CartState): CartState => ({
  ...state,
  lost: state.emptied && { kind: 'emptied', lines: state.emptied },
});

const undo = (state: CartState): CartState => {
  if (state.lost === null) return state;
  const restored = withLines(state, restoreLines(state.lines, state.lost));
  return state.lost.kind === 'removed'
    ? withoutRemoval(restored)
    : { ...restored, lost: null, emptied: null };
};

export const cartReducer = reducerOf(
  NOTHING_YET,
  on(cartRestored, (state, lines: readonly CartLine[]) => withLines(state, lines)),
  on(lineAdded, (state, { line, mode }: { line: CartLine; mode: MergeMode }) =>
    withLines(state, mergeLine(state.lines, line, mode)),
  ),
  on(lineQuantityChanged, (state, { key, quantity }: { key: string; quantity: number }) =>
    quantity <= 0
      ? remove(state, key)
      : withLines(state, setLineQuantity(state.lines, key, quantity)),
  ),
  on(lineRemoved, (state, { key }: { key: string }) => remove(state, key)),
  on(cartUndone, undo),
  on(undoExpired, (state) => (state.lost?.kind === 'removed' ? withoutRemoval(state) : state)),
  on(calculationStarted, (state) => ({ ...state, progress: 'calculating' as const })),
  on(cartCalculated, (state, { lines, calculation }: Calculated) => ({
    ...state,
    calculation,
    calculatedFor: lines,
    progress: 'settled' as const,
  })),
  on(calculationFailed, (state) => ({ ...state, progress: 'failed' as const })),
  on(cartEmptied, (state) => ({
    ...withLines(state, []),
    lost: { kind: 'emptied' as const, lines: state.lines },
    emptied: state.lines,
  })),
  on(lostLinesRestored, (state, lost: LostLines) => ({
    ...state,
    lost,
    emptied: lost.kind === 'emptied' ? lost.lines : state.emptied,
  })),
  on(cartProductsLoaded, (state, products: readonly Product[]) => ({ ...state, products })),
);
