import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { noticeExpired, selectShownNotice } from '../../application/notifications/notice-slice';

/** How long a message stays, in milliseconds; what went wrong takes longer to read. */
const TIMES = { done: 3000, failed: 6000 } as const;

/** Takes what the shop has said away when its time is over, wherever it is shown. */
export const useNoticeTime = (): void => {
  const dispatch = useDispatch();
  const shown = useSelector(selectShownNotice);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => dispatch(noticeExpired(shown.id)), TIMES[shown.tone]);
    return () => clearTimeout(timer);
  }, [shown, dispatch]);
};
