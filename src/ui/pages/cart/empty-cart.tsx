import { css } from '@emotion/react';
import { useText } from '../../text/use-text';
import { useDispatch, useSelector } from 'react-redux';
import { cartUndone } from '../../../application/cart/cart-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { ShopLink } from '../../app/shop-link';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import {
  messageActions,
  messageFrame,
  messageHeading,
  messageText,
} from '../../components/message-styles';
import { MAIN_ID } from '../../layout/main';
import { Icon } from '../../components/icon';

const sign = css`
  color: var(--text-faint);
`;

/** Nothing in the cart: the way to the menu and, where the shop had to empty it, the way back. */
export const EmptyCart = () => {
  const t = useText();
  const dispatch = useDispatch();
  const wasEmptied = useSelector((state: ShopState) => state.cart.lost?.kind === 'emptied');
  const undo = (): void => {
    dispatch(cartUndone(undefined));
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <div css={messageFrame}>
      <span css={sign}>
        <Icon name="cart" size={48} />
      </span>
      <h1 css={messageHeading}>{t(wasEmptied ? 'cart.emptied' : 'cart.emptyTitle')}</h1>
      <p css={messageText}>{t(wasEmptied ? 'cart.emptiedText' : 'cart.emptyText')}</p>
      <div css={messageActions}>
        {wasEmptied && (
          <button type="button" css={primaryButton} onClick={undo}>
            {t('cart.undo')}
          </button>
        )}
        <ShopLink css={wasEmptied ? secondaryButton : primaryButton} to="/products">
          {t('cart.toMenu')}
        </ShopLink>
      </div>
    </div>
  );
};
