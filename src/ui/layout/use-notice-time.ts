import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noticeExpired } from '../../application/notifications/notice-slice';
import type { ShopState } from '../../application/store/root-reducer';

/** How long a message stays, in milliseconds; what went wrong takes longer to read. */
const TIMES = { done: 3000, failed: 6000 } as const;

/** Takes what the shop has said away when its time is over, wherever it is shown. */
export const useNoticeTime = (): void => {
  const dispatch = useDispatch();
  const shown = useSelector((state: ShopState) => state.notice.shown);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => dispatch(noticeExpired(shown.id)), TIMES[shown.tone]);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, dispatch]);
};
