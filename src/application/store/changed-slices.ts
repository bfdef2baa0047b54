import type { ShopState } from './root-reducer';
import { rootReducer } from './root-reducer';

/** The state of a visit in which nothing has happened: the server and the browser begin with the same. */
export const UNTOUCHED = rootReducer(undefined, { type: 'visit/untouched' });

/** What the browser cannot know by itself: the slices of a visit that something has happened to. */
export const changedSlices = (state: ShopState): Partial<ShopState> =>
  Object.fromEntries(
    // The keys are those of the state; `entries` of an interface knows only that they are words.
    Object.entries(state).filter(([name, slice]) => slice !== UNTOUCHED[name as keyof ShopState]),
  );

/** A whole state again. */
export const withUntouched = (changed: Partial<ShopState>): ShopState => ({
  ...UNTOUCHED,
  ...changed,
});
