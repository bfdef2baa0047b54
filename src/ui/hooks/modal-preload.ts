import { createContext } from 'react';
import type { ModalName } from '../../application/modals/modal-slice';

/**
 * Fetches a modal that is about to be opened. Handed down, since the modals themselves have buttons
 * that open others.
 */
export const ModalPreload = createContext<(name: ModalName) => void>(() => undefined);
