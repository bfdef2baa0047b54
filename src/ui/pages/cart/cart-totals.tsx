import { useText } from '../../i18n/use-text';
import { useSelector } from 'react-redux';
import { isPriceAwaited, selectCartTotals } from '../../../application/cart/cart-slice';
import { selectPhoneToCall } from '../../../application/city/city-selectors';
import { secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { telephoneLink } from '../../components/telephone-link';
import { css } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP } from '../../theme/media';
import { BonusEntry } from './bonus-entry';
import { KnownSums } from './cart-sums';
import { CheckoutBar } from './checkout-bar';
import { OrderNotes } from './order-notes';
import { PriceState } from './price-state';
import { belowHeader, oneColumn, softNote } from '../../theme/shared-styles';
import { PromoEntry } from './promo-entry';

const box = css({
  '--bone': 'var(--surface-strong)',
  display: 'grid',
  gap: 16,
  padding: 20,
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface-muted)',
});

/* On phones its parts are those of the page: the button stays at hand until the end of it. */
const aside = css({
  display: 'contents',
  [PAGE_FROM_DESKTOP]: css(box, belowHeader),
});

const totalsBox = css(box, {
  marginTop: 32,
  [PAGE_FROM_DESKTOP]: { margin: 0, padding: 0 },
});

const byPhone = css(oneColumn, { gap: 16, marginTop: 16, [PAGE_FROM_DESKTOP]: { margin: 0 } });

const call = css(secondaryButton, {
  width: '100%',
  padding: 8,
  background: 'var(--surface-strong)',
  '@container page (min-width: 17rem)': { whiteSpace: 'nowrap' },
});

export const CartTotals = () => {
  const t = useText();
  const totals = useSelector(selectCartTotals);
  const phone = useSelector(selectPhoneToCall);
  return (
    <div className={aside}>
      <section
        className={totalsBox}
        aria-label={t('cart.summary')}
        aria-busy={isPriceAwaited(totals)}
      >
        <KnownSums totals={totals} />
        <PromoEntry />
        <BonusEntry />
        {totals.kind === 'known' && <OrderNotes calculation={totals.calculation} />}
        <PriceState totals={totals} />
      </section>
      <CheckoutBar />
      {phone !== undefined && (
        <div className={byPhone}>
          <a className={call} href={telephoneLink(phone)}>
            <Icon name="phone" />
            <span>{t('cart.orderByPhone', { phone })}</span>
          </a>
          <p className={softNote}>{t('cart.orderByPhoneHint')}</p>
        </div>
      )}
    </div>
  );
};
