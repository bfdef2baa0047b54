import type { ModalName } from '../../application/modals/modal-slice';
import { reloadOnceAMinute } from '../navigation/page-reload';

/** The session storage key of the modal to open after a reload. */
const KEY = 'modalAfterReload';

/** Modals that need nothing but their page; what the others are about is gone with the page before. */
const ALONE: readonly ModalName[] = ['search', 'menu', 'location', 'auth', 'promocode'];

/** Reloads the page because the chunk of a modal could not be loaded, and opens the modal there; returns whether it reloads. */
export const reloadForModal = async (name: ModalName): Promise<boolean> => {
  try {
    window.sessionStorage.setItem(KEY, name);
    if ((await reloadOnceAMinute()) === 'reloading') return true;
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Without session storage there is no reload.
  }
  return false;
};

export const takeReloadedModal = (): ModalName | null => {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    if (stored !== null) window.sessionStorage.removeItem(KEY);
    return ALONE.find((name) => name === stored) ?? null;
  } catch {
    return null;
  }
};
