import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import type { ModalName } from '../../application/modals/modal-slice';
import { modalClosed } from '../../application/modals/modal-slice';

/** Closes a modal as soon as the customer is on another page. */
export const useCloseOnPathChange = (name: ModalName): void => {
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const address = `${pathname}${search}`;
  const openedAt = useRef(address);
  useEffect(() => {
    if (openedAt.current !== address) dispatch(modalClosed(name));
  }, [address, dispatch, name]);
};
