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

/* As wide empty as full, and the count on the icon's corner: nothing moves when it changes. */
const link = css`
  ${secondaryButton};
  flex: none;
  min-width: 52px;
  padding: 8px 12px;
  ${FROM_DESKTOP} {
    min-width: 152px;
    gap: 14px;
  }
`;

const icon = css`
  position: relative;
`;

const badge = css`
  position: absolute;
  top: -9px;
  left: 11px;
  min-width: 20px;
  padding: 0 5px;
  border: 2px solid var(--surface-muted);
  border-radius: var(--radius-pill);
  background: var(--accent);
  color: var(--on-accent);
  font-size: 0.75rem;
  line-height: 18px;
  white-space: nowrap;
`;

const sum = css`
  display: none;
  white-space: nowrap;
  ${FROM_DESKTOP} {
    display: inline;
  }
`;

const stale = css`
  ${sum};
  color: var(--text-faint);
`;

/** More than two digits would not fit the corner; the name still says how many. */
const MOST_SHOWN = 99;

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
      <span css={icon} aria-hidden="true">
        <Icon name="cart" size={22} />
        {count > 0 && (
          <span css={badge}>{count > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : count}</span>
        )}
      </span>
      <span css={isKnown && !totals.isCurrent ? stale : sum} aria-hidden="true">
        {isKnown ? money(totals.calculation.total) : t('cart.title')}
      </span>
    </ShopLink>
  );
};
