import { useText } from '../i18n/use-text';
import { useSelector } from 'react-redux';
import { selectCartTotals, selectItemCount } from '../../application/cart/cart-slice';
import { ShopLink } from '../navigation/shop-link';
import { useMoney } from '../hooks/use-money';
import { secondaryButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { visuallyHidden } from '../components/visually-hidden';
import { css, cx } from '../theme/emotion';
import { HEADER_FROM_WIDE, HEADER_FROM_LARGE } from '../theme/media';
import { CountBadge } from './count-badge';
import { faintText } from '../theme/shared-styles';

/* As wide empty as full, and the count on the icon's corner: nothing moves when it changes. */
const link = css(secondaryButton, { flex: 'none', minWidth: 52, padding: '8px 12px' });

/* Centred text would move the icon whenever the sum changes. */
const roomy = css({
  justifyContent: 'flex-start',
  minWidth: 152,
  padding: '4px 14px 4px 16px',
  gap: 14,
  textAlign: 'left',
});

const linkWithSum = css(link, { [HEADER_FROM_WIDE]: roomy });
const linkWithSumFromLarge = css(link, { [HEADER_FROM_LARGE]: roomy });
const icon = css({ position: 'relative', '--badge-edge': 'var(--surface-muted)' });

/* A price a line: beside each other they would take the room of the menu. */
const sum = css({
  display: 'none',
  width: 'min-content',
  [HEADER_FROM_WIDE]: { display: 'block' },
});

const sumFromLarge = css({
  display: 'none',
  width: 'min-content',
  [HEADER_FROM_LARGE]: { display: 'block' },
});

export const CartLink = ({ isNarrow = false }: { readonly isNarrow?: boolean }) => {
  const t = useText();
  const money = useMoney();
  const count = useSelector(selectItemCount);
  const totals = useSelector(selectCartTotals);
  const isKnown = totals.kind === 'known';
  return (
    <ShopLink className={isNarrow ? linkWithSumFromLarge : linkWithSum} to="/cart">
      <span className={visuallyHidden}>
        {count === 0 ? t('cart.title') : t('cart.withCount', { count })}
      </span>
      <span className={icon} aria-hidden="true">
        <Icon name="cart" size={22} />
        <CountBadge count={count} isOfCart />
      </span>
      <span
        className={cx(isNarrow ? sumFromLarge : sum, isKnown && !totals.isCurrent && faintText)}
        aria-hidden="true"
      >
        {isKnown ? money(totals.calculation.total) : t('cart.title')}
      </span>
    </ShopLink>
  );
};
