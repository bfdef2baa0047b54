import type { MouseEvent } from 'react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartUndone, undoExpired, selectLost } from '../../application/cart/cart-slice';
import { selectIsLocked } from '../../application/placing/placing-slice';
import { showsPrice } from '../../application/pages/shown-with-page';
import { useRoute } from '../navigation/located-route';
import { quietButton } from './button-styles';
import { firstStop } from './focus-inside';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { MAIN_ID } from './main';
import { noticeBox } from './notice-styles';

/** How long a removal can be taken back, in milliseconds. */
const UNDO_TIME = 8000;

const notice = css(noticeBox, { paddingRight: 8 });

export const CartNotice = () => {
  const t = useText();
  const dispatch = useDispatch();
  const lost = useSelector(selectLost);
  const route = useRoute();
  // Nothing is put back into an order that is on its way. Rules 13.10.
  const isHeld = useSelector(selectIsLocked);
  // The pages of an empty cart offer the same, larger and for as long as the session lasts.
  const isShown = lost !== null && !isHeld && !(lost.kind === 'emptied' && showsPrice(route));

  useEffect(() => {
    if (lost?.kind !== 'removed') return undefined;
    const timer = setTimeout(() => dispatch(undoExpired(undefined)), UNDO_TIME);
    return () => clearTimeout(timer);
  }, [lost, dispatch]);

  const undo = ({ currentTarget }: MouseEvent): void => {
    // The clicked button goes with its notice.
    const dialog = currentTarget.closest('dialog');
    (dialog ? firstStop(dialog) : document.getElementById(MAIN_ID))?.focus();
    dispatch(cartUndone(undefined));
  };

  return isShown ? (
    <div className={notice}>
      <span>{t(lost.kind === 'removed' ? 'cart.removed' : 'cart.emptied')}</span>
      <button type="button" className={quietButton} onClick={undo}>
        {t('cart.undo')}
      </button>
    </div>
  ) : null;
};
