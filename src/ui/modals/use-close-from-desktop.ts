import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ModalName } from '../../application/modal/modal-slice';
import { modalClosed } from '../../application/modal/modal-slice';
import { firstStop } from '../components/focus-inside';
import { DESKTOP } from '../theme/media';

/** Closes a modal as soon as the screen is so wide that the header holds all of it. */
export const useCloseFromDesktop = (name: ModalName): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP);
    const look = (): void => {
      if (desktop.matches) dispatch(modalClosed(name));
    };
    look();
    desktop.addEventListener('change', look);
    return () => {
      desktop.removeEventListener('change', look);
      // The button that opened it is not seen at this width, and cannot take the focus back.
      if (!desktop.matches) return;
      const header = document.querySelector('header');
      if (header) firstStop(header)?.focus({ preventScroll: true });
    };
  }, [dispatch, name]);
};
