import { css } from '@emotion/react';
import { useText } from '../../text/use-text';
import { useDispatch, useSelector } from 'react-redux';
import { cartUndone } from '../../../application/cart/cart-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { ShopLink } from '../../app/shop-link';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { MAIN_ID } from '../../layout/main';
import { Icon } from '../../components/icon';

const frame = css`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 64px 0;
  text-align: center;
`;

const sign = css`
  color: var(--text-faint);
`;

const heading = css`
  font-size: var(--size-24);
`;

const words = css`
  max-width: 44ch;
  color: var(--text-soft);
  font-size: var(--size-17);
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 12px;
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
    <div css={frame}>
      <span css={sign}>
        <Icon name="cart" size={48} />
      </span>
      <h1 css={heading}>{t(wasEmptied ? 'cart.emptied' : 'cart.emptyTitle')}</h1>
      <p css={words}>{t(wasEmptied ? 'cart.emptiedText' : 'cart.emptyText')}</p>
      <div css={actions}>
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
