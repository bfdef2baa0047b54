import { useSelector } from 'react-redux';
import { selectOpenModal } from '../../application/modals/modal-slice';
import { CartNotice } from '../components/cart-notice';
import { ShopNotice } from '../components/shop-notice';
import { css } from '../theme/emotion';
import { StartFailure } from './start-failure';
import { useNoticeTime } from './use-notice-time';

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
