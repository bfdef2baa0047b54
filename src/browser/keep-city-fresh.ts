import type { Store } from 'redux';
import { cityRefreshDue } from '../application/city/refresh-city.saga';
import type { ShopState } from '../application/store/root-reducer';

/** In milliseconds, between two looks at the city. */
const PAUSE = 30_000;

/** Lets an open page hear that the kitchen is busy or pauses; one that nobody looks at asks nothing. */
export const keepCityFresh = (store: Store<ShopState>, page: Document): void => {
  let looked = performance.now();
  const look = (): void => {
    if (page.visibilityState !== 'visible' || performance.now() - looked < PAUSE) return;
    looked = performance.now();
    store.dispatch(cityRefreshDue(undefined));
  };
  setInterval(look, PAUSE / 3);
  page.addEventListener('visibilitychange', look);
};
