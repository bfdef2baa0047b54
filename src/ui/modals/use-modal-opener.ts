import { use, useContext } from 'react';
import { useDispatch } from 'react-redux';
import type { ModalName } from '../../application/modals/modal-slice';
import { modalOpened } from '../../application/modals/modal-slice';
import { AnswersPresses } from '../app/hydration-effect';
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

interface EarlyOpener extends ModalOpener {
  readonly 'data-step': 0;
}

/**
 * The same for a button that nothing but the page can answer: pressed before the page is alive, it
 * opens once the page is. The page's first script knows it by its step.
 */
export const useEarlyOpener = (opener: ModalOpener): EarlyOpener => {
  const isAnswered = use(AnswersPresses);
  return {
    ...opener,
    'data-step': 0,
    onClick: () => {
      if (isAnswered()) opener.onClick();
    },
  };
};
