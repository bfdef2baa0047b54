import { useContext } from 'react';
import { useDispatch } from 'react-redux';
import type { ModalName } from '../../application/modals/modal-slice';
import { modalOpened } from '../../application/modals/modal-slice';
import { ModalPreload } from './modal-preload';

export interface ModalOpener {
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** Returns what a button needs that opens a modal: fetched when the customer comes near, opened by a click. With `data-opens` on the button also by one before hydration. */
export const useModalOpener = (name: ModalName): ModalOpener => {
  const dispatch = useDispatch();
  const preload = useContext(ModalPreload);
  const comeNear = () => preload(name);
  return {
    onClick: () => dispatch(modalOpened(name)),
    onPointerEnter: comeNear,
    onFocus: comeNear,
  };
};
