import type { Store } from 'redux';
import { cityRefreshDue } from '../../application/pages/refresh-city.saga';
import type { ShopState } from '../../application/store/root-reducer';

/** In milliseconds, between two looks at the city. */
const PAUSE = 30_000;

/** The same during an outage: customers want to order as soon as the backend is back. */
const PAUSE_WHILE_AWAY = 4000;

/** In milliseconds: how often the time since the last look is looked at. */
const STEP = 2000;

/** Lets an open page hear that the kitchen is busy or pauses; one that nobody looks at asks nothing. */
export const refreshCity = (store: Store<ShopState>, page: Document): void => {
  let looked = performance.now();
  let shift = Date.now() - looked;
  /** Returns whether the machine has slept, which stops the lengths of time, or its clock was moved. */
  const isShifted = (): boolean => {
    const before = shift;
    shift = Date.now() - performance.now();
    return Math.abs(shift - before) > STEP;
  };
  const look = (): void => {
    const pause = store.getState().outage === null ? PAUSE : PAUSE_WHILE_AWAY;
    if (page.visibilityState !== 'visible') return;
    // Each answer says what time it is at the server.
    if (!isShifted() && performance.now() - looked < pause) return;
    looked = performance.now();
    store.dispatch(cityRefreshDue(undefined));
  };
  setInterval(look, STEP);
  page.addEventListener('visibilitychange', look);
};
