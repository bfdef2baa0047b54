import type { Action, Store } from 'redux';
import type { ShopState } from '../application/store/root-reducer';
import type { KeptList } from '../infrastructure/storage/kept-list';

/** A guest's list in the state, and how it meets what another tab has made of it. */
export interface ListInState<A> {
  readonly listOf: (state: ShopState) => readonly A[];
  readonly restored: (list: readonly A[]) => Action;
  readonly isSame: (one: readonly A[], other: readonly A[]) => boolean;
  /** What changed here from `before` to `after`, done to the list as it is elsewhere. */
  readonly carryOver: (
    before: readonly A[],
    after: readonly A[],
    elsewhere: readonly A[],
  ) => readonly A[];
}

/** What has a claim to the cookies' room before a list, or is one. */
const claimsOf = ({ cart, delivery, addressBook, favourites }: ShopState): readonly unknown[] => [
  cart.lines,
  delivery.selection,
  addressBook.addresses,
  favourites.ids,
];

/**
 * Keeps a guest's list in the browser, from the first press on, and takes over what another tab has
 * changed there meanwhile, what an older copy of this page does not know, and what the server could
 * not see. A signed-in customer's list is the account's, and nothing of it stays in the browser.
 */
export const keepList = <A>(
  store: Store<ShopState>,
  storage: KeptList<A>,
  { listOf, restored, isSame, carryOver }: ListInState<A>,
  page: Document,
): void => {
  let kept = listOf(store.getState());
  let inStorage = kept;
  let claims = claimsOf(store.getState());
  let wasSignedIn = store.getState().account.isSignedIn;

  const keep = (list: readonly A[]): void => {
    kept = list;
    storage.write(list);
    inStorage = storage.read();
  };

  const takeOver = (): void => {
    if (store.getState().account.isSignedIn) return;
    const now = storage.read();
    // Where nothing can be stored nothing ever changes there, and the list stays as it is.
    if (isSame(now, inStorage)) return;
    inStorage = now;
    kept = now;
    store.dispatch(restored(now));
  };

  /** Whoever has logged out is a guest with what is kept here, and nothing else. */
  const startAnew = (): void => {
    inStorage = storage.read();
    const list = listOf(store.getState());
    kept = isSame(inStorage, list) ? list : inStorage;
    if (kept !== list) store.dispatch(restored(kept));
  };

  const follow = (): void => {
    const state = store.getState();
    const { isSignedIn } = state.account;
    if (isSignedIn !== wasSignedIn) {
      wasSignedIn = isSignedIn;
      if (!isSignedIn) startAnew();
      return;
    }
    const list = listOf(state);
    if (isSignedIn || list === kept) return;
    const elsewhere = storage.read();
    // Another window has changed the list since: what was done here is done to that list.
    const both = isSame(elsewhere, inStorage) ? list : carryOver(kept, list, elsewhere);
    keep(both);
    if (!isSame(both, list)) store.dispatch(restored(both));
  };

  /** What grows or shrinks elsewhere leaves another room for the list in the cookies. */
  const makeRoom = (): void => {
    const state = store.getState();
    const now = claimsOf(state);
    if (state.account.isSignedIn || now.every((claim, index) => claim === claims[index])) return;
    claims = now;
    storage.write(storage.read());
  };

  takeOver();
  store.subscribe(() => {
    follow();
    makeRoom();
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') takeOver();
  });
  window.addEventListener('focus', takeOver);
};
