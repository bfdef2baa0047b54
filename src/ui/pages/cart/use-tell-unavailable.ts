import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectAvailability } from '../../../application/checkout/checkout-way';
import { availabilitySeen, selectSeenNotices } from '../../../application/cart/seen-notices-slice';
import { modalOpened, selectOpenModal } from '../../../application/modals/modal-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { newlyUnavailable } from '../../../domain/pricing/unavailable-lines';

/** Tells by a modal what of the cart cannot be had, as soon as something new comes to it and nothing else is open. Rules 8.9. */
export const useTellUnavailable = (): void => {
  const store = useStore<ShopState>();
  const shown = useSelector(selectAvailability);
  const told = useSelector(selectSeenNotices).availability;
  const isBusy = useSelector(selectOpenModal) !== null;
  useEffect(() => {
    // A page that comes alive begins with what the server knew; what the browser had kept is in the store.
    const state = store.getState();
    const now = selectAvailability(state);
    const before = state.seenNotices.availability;
    if (!now || now === before) return;
    const hasNews = newlyUnavailable(before, now).length > 0;
    if (hasNews && state.modal !== null) return;
    store.dispatch(availabilitySeen(now));
    if (hasNews) store.dispatch(modalOpened('unavailable'));
  }, [shown, told, isBusy, store]);
};
