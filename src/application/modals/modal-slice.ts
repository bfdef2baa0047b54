import { defineAction, on, reducerOf } from '../redux/slice';

/** Everything that opens over the page, by its name. */
export const MODALS = [
  'search',
  'menu',
  'location',
  'delivery',
  'auth',
  'authPhone',
  'authCode',
  'profile',
  'confirmCode',
  'promocode',
  'promocodeSuccess',
  'promocodeError',
  'unavailable',
  'minSum',
  'deliveryPrice',
  'referralShare',
  'referralQrcode',
] as const;
export type ModalName = (typeof MODALS)[number];

/** One at a time: opening another closes the one before. */
export type ModalState = ModalName | null;

export const modalOpened = defineAction<ModalName>('modal/opened');
/** Closes the modal of this name; another one that has opened meanwhile stays. */
export const modalClosed = defineAction<ModalName>('modal/closed');

export const modalReducer = reducerOf<ModalState>(
  null,
  on(modalOpened, (_, name: ModalName): ModalState => name),
  on(modalClosed, (open, name: ModalName): ModalState => (open === name ? null : open)),
);

export interface ModalRoot {
  readonly modal: ModalState;
}

export const selectOpenModal = (state: ModalRoot) => state.modal;
