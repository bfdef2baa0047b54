import type { Action, Dispatch, MiddlewareAPI } from 'redux';
import type { ShopState } from '../../application/store/root-reducer';
import type { StoredText } from '../../infrastructure/storage/stored-text';

/** A row of the table: a part of the state that survives a reload, and where it is stored. */
interface PersistedSlice<A> {
  readonly select: (state: ShopState) => A;
  readonly stored: StoredText<A>;
  /** Actions that bring another stored value into the state. */
  readonly restored: (stored: A, state: ShopState) => readonly Action[];
  /** Returns whether the page begins with something newer than what is stored, which then replaces it. */
  readonly isPageNewer?: (state: ShopState, stored: A) => boolean;
  /** Whether what other pages store later is not restored, since it is added to this page's own. */
  readonly isRestoredOnce?: boolean;
  /** Returns whether it is persisted for the present visitor; always, if left out. */
  readonly isPersisted?: (state: ShopState) => boolean;
  /**
   * Returns what changed here from `before` to `after`, done to the value that another tab has stored
   * meanwhile. Without it what was chosen last counts.
   */
  readonly merge?: (before: A, after: A, elsewhere: A) => A;
}

/** A row at work. */
interface SlicePersistence {
  /** Restores what is stored. */
  readonly start: () => void;
  /** Stores what an action has changed; returns whether it did. */
  readonly follow: () => boolean;
  /** Restores what another tab has stored since. */
  readonly takeOver: () => void;
  /** Saves again what is stored, where its room depends on what another row has saved. */
  readonly refit: () => void;
}

/** A row whose values only it knows, so that rows of all kinds fit into one table. */
export type PersistedRow = (store: MiddlewareAPI<Dispatch, ShopState>) => SlicePersistence;

export const persisted =
  <A>({
    select,
    stored,
    restored,
    isPageNewer = () => false,
    isPersisted = () => true,
    isRestoredOnce = false,
    merge,
  }: PersistedSlice<A>): PersistedRow =>
  ({ getState, dispatch }) => {
    const isSame = (one: A, other: A): boolean => stored.encode(one) === stored.encode(other);
    let isOn = false;
    /** The value of the state that needs no saving. */
    let known = select(getState());
    /** What was stored when it was last looked at. */
    let seen = known;
    let isRestoring = false;

    const restore = (value: A): void => {
      for (const action of restored(value, getState())) {
        // `follow` hears of it before the sagas do, which may change the value further.
        isRestoring = true;
        dispatch(action);
      }
      isRestoring = false;
    };

    const save = (value: A): void => {
      known = value;
      stored.save(value);
      // Where nothing can be stored nothing changes there, and the state stays as it is.
      seen = stored.load();
    };

    const start = (): void => {
      isOn = isPersisted(getState());
      if (!isOn) return;
      const found = stored.load();
      seen = found;
      known = select(getState());
      const isNewer = isPageNewer(getState(), found);
      if (!isNewer && !isSame(found, known)) restore(found);
      // Nothing is stored of a visitor who has chosen nothing.
      if ((isNewer || stored.encode(found) !== '') && !isSame(found, known)) save(known);
    };

    const follow = (): boolean => {
      const wasOn = isOn;
      isOn = isPersisted(getState());
      if (isOn && !wasOn) start();
      if (!isOn || !wasOn) return false;
      const value = select(getState());
      if (isRestoring) known = value;
      isRestoring = false;
      if (value === known) return false;
      const elsewhere = stored.load();
      const both = merge && !isSame(elsewhere, seen) ? merge(known, value, elsewhere) : value;
      save(both);
      if (!isSame(both, value)) restore(both);
      return true;
    };

    return {
      start,
      follow,
      takeOver: () => {
        if (!isOn || isRestoredOnce) return;
        const now = stored.load();
        if (isSame(now, seen)) return;
        seen = now;
        restore(now);
      },
      refit: () => {
        if (isOn && stored.sharesRoom) stored.save(stored.load());
      },
    };
  };
