import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ModalName } from '../../application/modals/modal-slice';
import { modalClosed } from '../../application/modals/modal-slice';
import { firstStop } from '../components/focus-inside';
import { MENU_BUTTON_ID } from '../layout/menu-button';

/** Closes a modal as soon as the header is so wide that it holds all of it, and has no button to open it. */
export const useCloseFromDesktop = (name: ModalName): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const button = document.getElementById(MENU_BUTTON_ID);
    const header = button?.closest('header');
    if (!button || !header) return undefined;
    const isOffered = (): boolean => button.offsetWidth > 0;
    const watch = new ResizeObserver(() => {
      if (!isOffered()) dispatch(modalClosed(name));
    });
    watch.observe(header);
    return () => {
      watch.disconnect();
      // The button that opened it cannot take the focus back.
      if (!isOffered()) firstStop(header)?.focus({ preventScroll: true });
    };
  }, [dispatch, name]);
};
