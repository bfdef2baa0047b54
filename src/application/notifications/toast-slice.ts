import { defineAction, on, reducerOf } from '../redux/slice';

/** A short message over the page. */
export interface Toast {
  /** The key of its text. */
  readonly text: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly tone: 'done' | 'failed';
}

/** A failure in the backend's own words; `otherwise` is what the shop says where it said nothing. */
export const failureToast = (
  message: string | null,
  otherwise: Pick<Toast, 'text' | 'params'>,
): Toast =>
  message === null
    ? { ...otherwise, tone: 'failed' }
    : { text: 'notice.said', params: { message }, tone: 'failed' };

export interface ShownToast extends Toast {
  /** Counts up, so that the same words said again are another notice. */
  readonly id: number;
}

export interface ToastState {
  readonly shown: ShownToast | null;
  readonly count: number;
}

export const toastShown = defineAction<Toast>('toast/shown');
/** Its time is over; a newer one stays. */
export const toastExpired = defineAction<number>('toast/expired');

const SILENT: ToastState = { shown: null, count: 0 };

export const toastReducer = reducerOf(
  SILENT,
  on(toastShown, ({ count }, toast: Toast): ToastState => ({
    count: count + 1,
    shown: { ...toast, id: count + 1 },
  })),
  on(toastExpired, (state, id: number) =>
    state.shown?.id === id ? { ...state, shown: null } : state,
  ),
);

export interface ToastRoot {
  readonly toast: ToastState;
}

export const selectShownToast = (state: ToastRoot) => state.toast.shown;
