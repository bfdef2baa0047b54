import { createSelector } from 'reselect';
import type { CartCalculation } from '../../domain/pricing/cart-calculation';
import type { CartLine, MergeMode } from '../../domain/cart/cart-line';
import {
  countItems,
  lineKey,
  mergeLine,
  removeLine,
  sameLines,
  setLineQuantity,
} from '../../domain/cart/cart-line';
import type { Losses, LostLines } from '../../domain/cart/cart-undo';
import { emptiedLines, restoreLines, withoutRemovals } from '../../domain/cart/cart-undo';
import type { Product, ProductCard } from '../../domain/catalogue/product';
import { addReorder, takeBackReorder } from '../../domain/order/reorder-into-cart';
import type { ProductId } from '../../domain/id/ids';
import type { Instant } from '../../domain/time/instant';
import { orderPlaced } from '../placing/placing-slice';
import type { Reordered } from '../ports/reordered';
import { defineAction, on, reducerOf } from '../redux/slice';

/** What is wrong with where the order goes: an address in no zone, or a way or branch that is gone. */
export type PlaceProblem = 'outside' | 'notOffered';

export interface CartState {
  readonly lines: readonly CartLine[];
  /** The last answer about the price, retained while a newer call is pending or fails. */
  readonly calculation: CartCalculation | null;
  /** The lines that `calculation` is about; when they are not `lines`, its sums are the last known. */
  readonly calculatedFor: readonly CartLine[];
  readonly progress: 'settled' | 'calculating' | 'failed' | PlaceProblem;
  /** When the price is asked for again by itself, after it was asked for too often; null otherwise. */
  readonly retryAt: Instant | null;
  /** Whether that is because too many promo codes were tried: without a code it has its price at once. */
  readonly isPromoLimited: boolean;
  /** The dishes of the lines, for their names and pictures. */
  readonly products: readonly Product[];
  /** What this browser has seen of them before, for those that cannot be had now. */
  readonly seenDishes: readonly ProductCard[];
  /** Whether a part of the stored cart cannot be read and the customer has not seen that yet. */
  readonly isPartLost: boolean;
  /** The name of the dish that was added last, to be said once; each time another object. */
  readonly added: { readonly name: string } | null;
  /** What the customer is offered back now: what was lost last. */
  readonly lost: LostLines | null;
  /** What was lost before it, the newest first: offered one after the other. Rules 2.7. */
  readonly lostBefore: Losses;
}

interface Calculated {
  readonly lines: readonly CartLine[];
  readonly calculation: CartCalculation;
}

interface AddedLine {
  readonly line: CartLine;
  readonly mode: MergeMode;
  /** Of the dish, where that it was added is to be said. */
  readonly name?: string;
}

type RateLimited = Readonly<{ retryAt: Instant; isPromoLimited: boolean }>;

export const cartRestored = defineAction<readonly CartLine[]>('cart/restored');
export const lineAdded = defineAction<AddedLine>('cart/lineAdded');
export const lineQuantityChanged = defineAction<{
  readonly key: string;
  readonly quantity: number;
}>('cart/lineQuantityChanged');
export const lineRemoved = defineAction<{ readonly key: string }>('cart/lineRemoved');
/** The lines are shown with names, pictures and options where the page itself brings none. */
export const cartDishesRequested = defineAction('cart/dishesRequested');
export const cartUndone = defineAction('cart/undone');
/** What an old order was made of has come into the cart. */
export const reordered = defineAction<Reordered>('order/reordered');
/** The customer wants the cart as it was before. */
export const reorderTakenBack = defineAction<Reordered>('order/reorderTakenBack');
export const undoExpired = defineAction('cart/undoExpired');
/** The customer asks once more for a price that could not be had. */
export const calculationRequested = defineAction('cart/calculationRequested');
export const calculationStarted = defineAction('cart/calculationStarted');
export const cartCalculated = defineAction<Calculated>('cart/calculated');
export const calculationFailed = defineAction('cart/calculationFailed');
/** Too many prices were asked for, or promo codes tried: the next may be asked for then. */
export const calculationRateLimited = defineAction<RateLimited>('cart/calculationRateLimited');
/** The order cannot go where it was to go; its dishes stay as they are. Rules 15.4. */
export const placeRefused = defineAction<PlaceProblem>('cart/placeRefused');
/** The backend refused the cart itself: it is emptied, with a copy for Undo. Rules 2.6. */
export const cartEmptied = defineAction('cart/emptied');
/** The copy of a cart that was emptied earlier in this session. */
export const lostLinesRestored = defineAction<LostLines>('cart/lostLinesRestored');
export const dishesSeen = defineAction<readonly ProductCard[]>('cart/dishesSeen');
export const cartPartLost = defineAction('cart/partLost');
/** The customer has seen that a part of the cart is lost. */
export const cartLossSeen = defineAction('cart/lossSeen');
export const cartProductsLoaded = defineAction<readonly Product[]>('cart/productsLoaded');

const NOTHING_YET: CartState = {
  lines: [],
  calculation: null,
  calculatedFor: [],
  progress: 'settled',
  retryAt: null,
  isPromoLimited: false,
  products: [],
  seenDishes: [],
  isPartLost: false,
  added: null,
  lost: null,
  lostBefore: [],
};

/** An empty cart has no price, and nothing about it can be under way. */
const withLines = (state: CartState, lines: readonly CartLine[]): CartState =>
  lines.length > 0
    ? { ...state, lines }
    : { ...state, lines, calculation: null, calculatedFor: [], progress: 'settled' };

/** All that can be taken back, the newest first. */
export const lossesOf = ({ lost, lostBefore }: Pick<CartState, 'lost' | 'lostBefore'>): Losses =>
  lost === null ? [] : [lost, ...lostBefore];

const withLosses = (state: CartState, [newest, ...lostBefore]: Losses): CartState => ({
  ...state,
  lost: newest ?? null,
  lostBefore,
});

const losing = (state: CartState, lines: readonly CartLine[], lost: LostLines): CartState =>
  withLosses(withLines(state, lines), [lost, ...lossesOf(state)]);

const remove = (state: CartState, key: string): CartState => {
  const index = state.lines.findIndex((line) => lineKey(line) === key);
  const line = state.lines[index];
  if (!line) return state;
  return losing(state, removeLine(state.lines, key), { kind: 'removed', line, index });
};

const undo = (state: CartState): CartState =>
  state.lost === null
    ? state
    : withLosses(withLines(state, restoreLines(state.lines, state.lost)), state.lostBefore);

/** The time of the newest removal is over, and so is that of all before it. */
const forgetRemovals = (state: CartState): CartState => {
  const losses = lossesOf(state);
  const left = withoutRemovals(losses);
  return left === losses ? state : withLosses(state, left);
};

export const cartReducer = reducerOf(
  NOTHING_YET,
  on(cartRestored, (state, lines: readonly CartLine[]) => withLines(state, lines)),
  on(lineAdded, (state, { line, mode, name }: AddedLine) => ({
    ...withLines(state, mergeLine(state.lines, line, mode)),
    ...(name !== undefined && { added: { name } }),
  })),
  on(lineQuantityChanged, (state, { key, quantity }: { key: string; quantity: number }) =>
    quantity <= 0
      ? remove(state, key)
      : withLines(state, setLineQuantity(state.lines, key, quantity)),
  ),
  on(lineRemoved, (state, { key }: { key: string }) => remove(state, key)),
  on(cartUndone, undo),
  on(undoExpired, forgetRemovals),
  on(calculationStarted, (state) => ({
    ...state,
    progress: 'calculating' as const,
    retryAt: null,
  })),
  on(cartCalculated, (state, { lines, calculation }: Calculated) => ({
    ...state,
    calculation,
    calculatedFor: lines,
    progress: 'settled' as const,
  })),
  on(calculationFailed, (state) => ({ ...state, progress: 'failed' as const, retryAt: null })),
  on(calculationRateLimited, (state, limited: RateLimited) => ({
    ...state,
    progress: 'failed' as const,
    ...limited,
  })),
  on(placeRefused, (state, progress: PlaceProblem): CartState => ({ ...state, progress })),
  on(cartEmptied, (state) => losing(state, [], { kind: 'emptied', lines: state.lines })),
  on(reordered, (state, added: Reordered) => withLines(state, addReorder(state.lines, added))),
  on(reorderTakenBack, (state, { before, after }: Reordered) =>
    withLines(state, takeBackReorder(state.lines, before, after)),
  ),
  // It is the restaurant's now: nothing of it is offered back.
  on(orderPlaced, (state): CartState => withLosses(withLines(state, []), [])),
  // It was lost before anything on this page.
  on(lostLinesRestored, (state, lost: LostLines) => withLosses(state, [...lossesOf(state), lost])),
  on(dishesSeen, (state, seenDishes: readonly ProductCard[]) => ({ ...state, seenDishes })),
  on(cartPartLost, (state) => ({ ...state, isPartLost: true })),
  on(cartLossSeen, (state) => ({ ...state, isPartLost: false })),
  on(cartProductsLoaded, (state, products: readonly Product[]) => ({ ...state, products })),
);

export interface CartRoot {
  readonly cart: CartState;
}

export const selectCart = (state: CartRoot) => state.cart;
export const selectLines = (state: CartRoot) => state.cart.lines;
export const selectCalculation = (state: CartRoot) => state.cart.calculation;
export const selectAdded = (state: CartRoot) => state.cart.added;
export const selectLost = (state: CartRoot) => state.cart.lost;

export const selectItemCount = createSelector([selectLines], countItems);

const selectQuantitiesByKey = createSelector(
  [selectLines],
  (lines) => new Map(lines.map((line) => [lineKey(line), line.quantity])),
);

/** Returns how many of exactly this line are in the cart; 0 when none. */
export const selectQuantityOf =
  (key: string) =>
  (state: CartRoot): number =>
    selectQuantitiesByKey(state).get(key) ?? 0;

/** Returns how many of a dish are in the cart, however they are set. */
export const selectCountOfDish =
  (productId: ProductId) =>
  (state: CartRoot): number =>
    countItems(state.cart.lines.filter((line) => line.productId === productId));

/** The emptied carts that can be taken back, as one; null for none. */
export const selectEmptiedLines = createSelector(
  [({ cart }: CartRoot) => cart.lost, ({ cart }: CartRoot) => cart.lostBefore],
  (lost, lostBefore) => emptiedLines(lossesOf({ lost, lostBefore })),
);

/** The sums of the cart as the customer may see them. `isCurrent` is false for the last known ones. */
export type CartTotals =
  | { readonly kind: 'unknown'; readonly progress: CartState['progress'] }
  | {
      readonly kind: 'known';
      readonly isCurrent: boolean;
      readonly progress: CartState['progress'];
      readonly calculation: NonNullable<CartState['calculation']>;
    };

export const selectCartTotals = createSelector([selectCart], (cart): CartTotals =>
  cart.calculation === null
    ? { kind: 'unknown', progress: cart.progress }
    : {
        kind: 'known',
        isCurrent: cart.progress === 'settled' && sameLines(cart.calculatedFor, cart.lines),
        progress: cart.progress,
        calculation: cart.calculation,
      },
);

/** Returns whether the price of the cart as it is now is on its way, or about to be asked for: neither there, nor failed, nor refused. */
export const isPriceAwaited = (totals: CartTotals): boolean =>
  !(totals.kind === 'known' && totals.isCurrent) &&
  (totals.progress === 'calculating' || totals.progress === 'settled');
