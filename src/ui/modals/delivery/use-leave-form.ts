import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAddressForm } from '../../../application/addresses/address-form-slice';
import { selectPlacesList } from '../../../application/delivery/places-list-slice';
import { modalClosed, modalOpened } from '../../../application/modals/modal-slice';

/** Closes the form of an address: the list comes back that it was opened from, else the page. */
export const useLeaveForm = (): (() => void) => {
  const dispatch = useDispatch();
  const isFromList = useSelector(selectPlacesList).isBehindForm;
  return useCallback(() => {
    dispatch(modalClosed('delivery'));
    if (isFromList) dispatch(modalOpened('location'));
  }, [dispatch, isFromList]);
};

/** Leaves the form once what was asked for in it is done. */
export const useLeaveWhenDone = (leave: () => void): void => {
  const isDone = useSelector(selectAddressForm).isDone;
  useEffect(() => {
    if (isDone) leave();
  }, [isDone, leave]);
};
