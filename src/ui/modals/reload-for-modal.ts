import type { ModalName } from '../../application/modals/modal-slice';
import { reloadOnceAMinute } from '../navigation/page-reload';

/** Where the name of a modal waits for the page that is loaded anew. */
const KEY = 'modalAfterReload';

/** Modals that need nothing but their page; what the others are about is gone with the page before. */
const ALONE: readonly ModalName[] = ['search', 'menu', 'location', 'auth', 'promocode'];

/** Loads the page anew because a modal could not be had, and lets it open there; answers whether it does. */
export const reloadForModal = async (name: ModalName): Promise<boolean> => {
  try {
    window.sessionStorage.setItem(KEY, name);
    if ((await reloadOnceAMinute()) === 'reloading') return true;
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing can be remembered, nothing is loaded anew either.
  }
  return false;
};

/** The modal for which the page was loaded anew, once; null for none. */
export const takeReloadedModal = (): ModalName | null => {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    if (stored !== null) window.sessionStorage.removeItem(KEY);
    return ALONE.find((name) => name === stored) ?? null;
  } catch {
    return null;
  }
};
