import { useSelector, useDispatch } from 'react-redux';
import { selectOpenModal } from '../../application/modals/modal-slice';
import { CartNotice } from '../components/cart-notice';
import { ShopNotice } from '../components/shop-notice';
import { css } from '../theme/emotion';
import { StartFailure } from './start-failure';
import { useEffect } from 'react';
import { noticeExpired, selectShownNotice } from '../../application/notifications/notice-slice';

const region = css`
  position: fixed;
  left: 50%;
  bottom: calc(80px + var(--raised) + env(safe-area-inset-bottom));
  z-index: 40;
  display: grid;
  justify-items: center;
  gap: 8px;
  transform: translateX(-50%);
  width: max-content;
  max-width: calc(100vw - 2 * var(--gutter));
`;

/** How long a message stays, in milliseconds; what went wrong takes longer to read. */
const TIMES = { done: 3000, failed: 6000 } as const;

/** Takes what the shop has said away when its time is over, wherever it is shown. */
const useNoticeTime = (): void => {
  const dispatch = useDispatch();
  const shown = useSelector(selectShownNotice);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => dispatch(noticeExpired(shown.id)), TIMES[shown.tone]);
    return () => clearTimeout(timer);
  }, [shown, dispatch]);
};

/** Short messages over the page; screen readers hear them. */
export const Notices = () => {
  useNoticeTime();
  // What is open over the page covers them, and says them by itself.
  const isCovered = useSelector(selectOpenModal) !== null;
  return (
    <div className={region} role="status">
      {!isCovered && (
        <>
          <ShopNotice />
          <CartNotice />
        </>
      )}
      <StartFailure />
    </div>
  );
};
