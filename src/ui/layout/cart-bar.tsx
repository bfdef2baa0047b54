import { useText } from '../i18n/use-text';
import { useSelector } from 'react-redux';
import { selectCartTotals, selectItemCount } from '../../application/cart/cart-slice';
import { ZERO, minus } from '../../domain/money/money';
import { ShopLink } from '../navigation/shop-link';
import { useMoney } from '../hooks/use-money';
import { useRoute } from '../navigation/located-route';
import { factsOf } from '../navigation/routes';
import { primaryButton } from '../components/button-styles';
import { footBar, measureBar } from '../components/foot-bar';
import { css } from '../theme/emotion';
import { FROM_DESKTOP, WITHOUT_SCRIPTS } from '../theme/media';

const bar = css(footBar, {
  [WITHOUT_SCRIPTS]: { position: 'static' },
  [FROM_DESKTOP]: { display: 'none' },
});

const link = css(primaryButton, {
  justifyContent: 'space-between',
  textAlign: 'left',
  width: '100%',
  minHeight: 48,
});

/* Dishes and delivery beside each other where there is room, else one below the other. */
const sum = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: '0.4em',
  textAlign: 'right',
});

/* The last known sum, while a newer one is on its way. */
const staleSum = css(sum, { opacity: 0.7 });

export const CartBar = () => {
  const t = useText();
  const money = useMoney();
  const count = useSelector(selectItemCount);
  const totals = useSelector(selectCartTotals);
  const route = useRoute();
  if (count === 0 || factsOf(route)?.showsCartBar === false) return null;
  const delivery = (totals.kind === 'known' && totals.calculation.deliveryPrice) || ZERO;
  return (
    <section ref={measureBar} className={bar} aria-label={t('cart.title')}>
      <ShopLink className={link} to="/cart">
        <span>{t('cart.view', { count })}</span>
        {totals.kind === 'known' && (
          <span className={totals.isCurrent ? sum : staleSum}>
            <span>{money(minus(totals.calculation.total, delivery))}</span>
            {delivery > 0 && <span>{money(delivery, '+')}</span>}
          </span>
        )}
      </ShopLink>
    </section>
  );
};
