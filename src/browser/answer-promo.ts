import type { Action, Store } from 'redux';
import { modalOpened } from '../application/modals/modal-slice';
import { bonusesTried, bonusesTryRefused } from '../application/pricing/bonus-entry-slice';
import { promoTried, promoTryRefused } from '../application/pricing/promo-entry-slice';
import type { ShopState } from '../application/store/root-reducer';
import { isOf } from '../application/redux/slice';

/** Nobody can be asked about a code or about bonuses: the customer is told so, and may try again. */
export const answerPromo = (store: Store<ShopState>, action: Action): void => {
  if (isOf(promoTried, action)) {
    store.dispatch(promoTryRefused({ code: 'promo.unanswered', message: null }));
    store.dispatch(modalOpened('promocodeError'));
  }
  if (isOf(bonusesTried, action)) store.dispatch(bonusesTryRefused({ message: null, max: null }));
};
