import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useText } from '../text/use-text';
import { useDispatch, useSelector } from 'react-redux';
import { cartUndone, undoExpired } from '../../application/cart/cart-slice';
import type { ShopState } from '../../application/store/root-reducer';
import { MAIN_ID } from './main';
import { useRoute } from '../app/located-route';
import { quietButton } from '../components/button-styles';

/** How long a removal can be taken back, in milliseconds. */
const UNDO_TIME = 8000;

const region = css`
  position: fixed;
  left: 50%;
  bottom: calc(80px + env(safe-area-inset-bottom));
  z-index: 40;
  transform: translateX(-50%);
  width: max-content;
  max-width: calc(100vw - 2 * var(--gutter));
`;

const notice = css`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 4px 8px 4px 16px;
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

/** Says what was taken from the cart and offers it back; screen readers hear it. */
export const Notices = () => {
  const t = useText();
  const dispatch = useDispatch();
  const lost = useSelector((state: ShopState) => state.cart.lost);
  const route = useRoute();
  // The empty cart's own page offers the same, larger and for as long as the session lasts.
  const isShown = lost !== null && !(lost.kind === 'emptied' && route.name === 'cart');

  useEffect(() => {
    if (lost?.kind !== 'removed') return undefined;
    const timer = setTimeout(() => dispatch(undoExpired(undefined)), UNDO_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [lost, dispatch]);

  const undo = (): void => {
    dispatch(cartUndone(undefined));
    // The pressed button goes with its notice.
    document.getElementById(MAIN_ID)?.focus();
  };

  return (
    <div css={region} role="status">
      {isShown && (
        <div css={notice}>
          <span>{t(lost.kind === 'removed' ? 'cart.removed' : 'cart.emptied')}</span>
          <button type="button" css={quietButton} onClick={undo}>
            {t('cart.undo')}
          </button>
        </div>
      )}
    </div>
  );
};
