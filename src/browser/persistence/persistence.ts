import type { Middleware } from 'redux';
import type { ShopState } from '../../application/store/root-reducer';
import type { PersistedRow } from './persisted-slice';

export interface Persistence {
  /** The last one before the reducers: what an action changed is stored before the sagas hear of it. */
  readonly middleware: Middleware<object, ShopState>;
  /** Restores the slices of these rows, and persists them from then on. */
  readonly restore: (rows: readonly PersistedRow[]) => void;
  /** Restores what other tabs have stored since. */
  readonly takeOver: () => void;
}

/** Persists slices of the state in the browser, and follows what other tabs store there. */
export const createPersistence = (browser: Window): Persistence => {
  const slices: ReturnType<PersistedRow>[] = [];
  let start: ((row: PersistedRow) => void) | null = null;
  const takeOver = (): void => {
    for (const slice of slices) slice.takeOver();
  };
  // A page that nobody looks at follows when it is looked at again.
  const takeOverIfSeen = (): void => {
    if (browser.document.visibilityState === 'visible') takeOver();
  };
  browser.document.addEventListener('visibilitychange', takeOverIfSeen);
  browser.addEventListener('focus', takeOverIfSeen);
  browser.addEventListener('storage', takeOverIfSeen);
  browser.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOver();
  });
  return {
    middleware: (api) => {
      start = (row) => {
        const slice = row(api);
        slices.push(slice);
        slice.start();
      };
      return (next) => (action) => {
        const result = next(action);
        let hasSaved = false;
        for (const slice of slices) {
          if (slice.follow()) hasSaved = true;
          // What grows or shrinks leaves another room to those behind it.
          else if (hasSaved) slice.refit();
        }
        return result;
      };
    },
    restore: (rows) => {
      for (const row of rows) start?.(row);
    },
    takeOver,
  };
};
