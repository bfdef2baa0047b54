import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import { useSelector } from 'react-redux';
import { selectCartTotals, selectItemCount } from '../../application/cart/cart-selectors';
import { ShopLink } from '../app/shop-link';
import { useMoney } from '../app/use-money';
import { secondaryButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { FROM_DESKTOP } from '../theme/media';

const link = css`
  ${secondaryButton};
  position: relative;
  min-width: var(--touch);
  padding: 8px 12px;
  ${FROM_DESKTOP} {
    min-width: 148px;
  }
`;

const badge = css`
  min-width: 22px;
  padding: 2px 6px;
  border-radius: var(--radius-pill);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--size-13);
  line-height: 18px;
  font-variant-numeric: tabular-nums;
`;

const sum = css`
  display: none;
  font-variant-numeric: tabular-nums;
  ${FROM_DESKTOP} {
    display: inline;
  }
`;

const stale = css`
  ${sum};
  color: var(--text-faint);
`;

/** The way to the cart, with how much is in it. */
export const CartLink = () => {
  const t = useText();
  const money = useMoney();
  const count = useSelector(selectItemCount);
  const totals = useSelector(selectCartTotals);
  return (
    <ShopLink
      css={link}
      to="/cart"
      aria-label={count === 0 ? t('cart.title') : t('cart.withCount', { count })}
    >
      <Icon name="cart" />
      {count > 0 && <span css={badge}>{count}</span>}
      {totals.kind === 'known' ? (
        <span css={totals.isCurrent ? sum : stale}>{money(totals.calculation.total)}</span>
      ) : (
        <span css={sum}>{t('cart.title')}</span>
      )}
    </ShopLink>
  );
};
