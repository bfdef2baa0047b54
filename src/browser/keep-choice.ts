import type { Action, Store } from 'redux';
import { calculationRequested } from '../application/cart/cart-slice';
import type { ShopState } from '../application/store/root-reducer';

/** A choice that decides what the order costs, and how it meets what is kept of it. */
export interface ChoiceInState<A> {
  /** What stands for nothing chosen, which needs no cookie. */
  readonly nothing: A;
  readonly choiceOf: (state: ShopState) => A;
  /** What counts here of a choice that is kept in the browser. */
  readonly here: (state: ShopState, kept: A) => A;
  readonly restored: (choice: A) => Action;
  /** Whether both would be kept in the same way. */
  readonly isSame: (one: A, other: A) => boolean;
  /** Whether a cart costs the same with both. */
  readonly isPricedAlike: (one: A, other: A) => boolean;
  /** What the server found in the cookies of this page; null where what it made of them tells that. */
  readonly foundOf: (state: ShopState) => A | null;
}

export interface KeptChoice<A> {
  read(): A;
  write(choice: A): void;
}

/**
 * Keeps a choice in the browser, of guests and customers alike, and takes over what another tab has
 * chosen meanwhile, or what an older copy of this page or the server could not know. What does not
 * count any more is forgotten in the browser too.
 */
export const keepChoice = <A>(
  store: Store<ShopState>,
  storage: KeptChoice<A>,
  { nothing, choiceOf, here, restored, isSame, isPricedAlike, foundOf }: ChoiceInState<A>,
  page: Document,
): void => {
  let kept = choiceOf(store.getState());
  let inStorage = storage.read();
  let { lines } = store.getState().cart;

  const keep = (choice: A): void => {
    kept = choice;
    storage.write(choice);
    inStorage = storage.read();
  };

  /** What is kept in the browser counts, as far as it does here. */
  const takeOver = (chosen: A): void => {
    const state = store.getState();
    const choice = here(state, chosen);
    const before = choiceOf(state);
    if (isSame(choice, before)) return;
    kept = choice;
    store.dispatch(restored(choice));
    if (!isPricedAlike(choice, before)) store.dispatch(calculationRequested(undefined));
  };

  const takeOverNews = (): void => {
    const now = storage.read();
    // Where nothing can be stored nothing ever changes there, and the choice stays as it is.
    if (isSame(now, inStorage)) return;
    inStorage = now;
    takeOver(now);
  };

  const atStart = (): void => {
    const found = foundOf(store.getState());
    // The server has seen just this, and has let go what the backend refused of it.
    if (found === null || !isSame(found, inStorage)) takeOver(inStorage);
  };

  atStart();
  // Whoever has chosen nothing gets no cookie, also where there is nothing to choose.
  if (!isSame(inStorage, nothing) && !isSame(inStorage, kept)) keep(kept);
  store.subscribe(() => {
    const state = store.getState();
    if (choiceOf(state) !== kept) keep(choiceOf(state));
    // A cart that grows or shrinks leaves another room.
    else if (state.cart.lines !== lines) storage.write(inStorage);
    ({ lines } = state.cart);
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') takeOverNews();
  });
  window.addEventListener('focus', takeOverNews);
};
