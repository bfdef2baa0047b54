import { useCallback } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { addressFormOpened } from '../../application/addresses/address-form-slice';
import { selectWhereModal, selectFulfilment } from '../../application/delivery/delivery-selectors';
import { modalOpened } from '../../application/modals/modal-slice';
import type { ShopState } from '../../application/store/root-reducer';
import type { ModalOpener } from './use-modal-opener';
import { useModalOpener } from './use-modal-opener';

export type SelectModal = (state: ShopState) => 'delivery' | 'location';

/**
 * Returns what a button needs by which a customer says where to, or says otherwise. `selectModal` is for a
 * place with a rule of its own. Rules 17.2, 17.3.
 */
export const useFulfilmentOpener = (selectModal: SelectModal = selectWhereModal): ModalOpener => {
  const dispatch = useDispatch();
  const name = useSelector(selectModal);
  const { onClick, ...coming } = useModalOpener(name);
  return {
    ...coming,
    onClick: () => {
      // The form is for another address than the one that may have been in it last.
      if (name === 'delivery') dispatch(addressFormOpened(null));
      onClick();
    },
  };
};

/**
 * Before checkout: returns true where the fulfilment is known; otherwise opens the modal in
 * which the customer says so, and returns false. Rules 17.3.
 */
export const useFulfilmentDialog = (): (() => boolean) => {
  const store = useStore<ShopState>();
  return useCallback(() => {
    const fulfilment = selectFulfilment(store.getState());
    if (!fulfilment || fulfilment.ok) return fulfilment !== null;
    const { open } = fulfilment.error;
    if (open === 'delivery') store.dispatch(addressFormOpened(null));
    store.dispatch(modalOpened(open));
    return false;
  }, [store]);
};
