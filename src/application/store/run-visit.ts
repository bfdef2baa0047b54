import type { Store } from 'redux';
import { runSaga } from 'redux-saga';
import type { ShopState } from './root-reducer';
import type { Visit, EnterShopDeps } from '../pages/enter-shop.saga';
import { enterShop } from '../pages/enter-shop.saga';

/**
 * Loads what one page shows and nothing more: nobody is there yet who could press anything, so none
 * of the sagas that wait for it are started. Rejects on a fault in the shop itself.
 */
export const runVisit = (
  { dispatch, getState }: Store<ShopState>,
  loading: EnterShopDeps,
  visit: Visit,
): Promise<void> =>
  runSaga(
    // The task rejects with the same error, which is where it is dealt with.
    { dispatch, getState, onError: () => undefined },
    enterShop,
    loading,
    visit,
  ).toPromise();
