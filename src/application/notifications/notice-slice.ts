import { defineAction, on, reducerOf } from '../redux/slice';

/** A short message over the page. */
export interface Notice {
  /** The key of its text. */
  readonly text: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly tone: 'done' | 'failed';
}

/** A failure in the backend's own words; `otherwise` is what the shop says where it said nothing. */
export const failureNotice = (
  message: string | null,
  otherwise: Pick<Notice, 'text' | 'params'>,
): Notice =>
  message === null
    ? { ...otherwise, tone: 'failed' }
    : { text: 'notice.said', params: { message }, tone: 'failed' };

export interface ShownNotice extends Notice {
  /** Counts up, so that the same words said again are another notice. */
  readonly id: number;
}

export interface NoticeState {
  readonly shown: ShownNotice | null;
  readonly count: number;
}

export const noticeGiven = defineAction<Notice>('notice/given');
/** Its time is over; a newer one stays. */
export const noticeExpired = defineAction<number>('notice/expired');

const SILENT: NoticeState = { shown: null, count: 0 };

export const noticeReducer = reducerOf(
  SILENT,
  on(noticeGiven, ({ count }, notice: Notice): NoticeState => ({
    count: count + 1,
    shown: { ...notice, id: count + 1 },
  })),
  on(noticeExpired, (state, id: number) =>
    state.shown?.id === id ? { ...state, shown: null } : state,
  ),
);

export interface NoticeRoot {
  readonly notice: NoticeState;
}

export const selectShownNotice = (state: NoticeRoot) => state.notice.shown;
