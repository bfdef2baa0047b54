import { useContext } from 'react';
import { useDispatch } from 'react-redux';
import type { ModalName } from '../../application/modal/modal-slice';
import { modalOpened } from '../../application/modal/modal-slice';
import { ModalPreload } from './modal-preload';

export interface ModalOpener {
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** What a button needs that opens a modal: fetched when the customer comes near, opened by a press. */
export const useModalOpener = (name: ModalName): ModalOpener => {
  const dispatch = useDispatch();
  const preload = useContext(ModalPreload);
  const comeNear = (): void => {
    preload(name);
  };
  return {
    onClick: () => {
      dispatch(modalOpened(name));
    },
    onPointerEnter: comeNear,
    onFocus: comeNear,
  };
};
