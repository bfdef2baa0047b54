import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import { useSelector } from 'react-redux';
import { selectCartTotals, selectItemCount } from '../../application/cart/cart-selectors';
import { ShopLink } from '../app/shop-link';
import { useMoney } from '../app/use-money';
import { secondaryButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { visuallyHidden } from '../components/visually-hidden';
import { FROM_DESKTOP } from '../theme/media';

const link = css`
  ${secondaryButton};
  /* As wide empty as with a count and a sum in it: nothing beside it moves, nor its own icon. */
  flex: none;
  justify-content: flex-start;
  width: 76px;
  padding: 8px 12px;
  ${FROM_DESKTOP} {
    width: 184px;
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

const emptyBadge = css`
  ${badge};
  visibility: hidden;
`;

const sum = css`
  display: none;
  white-space: nowrap;
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
  const isKnown = totals.kind === 'known';
  return (
    <ShopLink css={link} to="/cart">
      <span css={visuallyHidden}>
        {count === 0 ? t('cart.title') : t('cart.withCount', { count })}
      </span>
      <Icon name="cart" />
      <span css={count === 0 ? emptyBadge : badge} aria-hidden="true">
        {count}
      </span>
      <span css={isKnown && !totals.isCurrent ? stale : sum} aria-hidden="true">
        {isKnown ? money(totals.calculation.total) : t('cart.title')}
      </span>
    </ShopLink>
  );
};
