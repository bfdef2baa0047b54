import { useText } from '../../text/use-text';
import { useSelector } from 'react-redux';
import { isPriceAwaited, selectCartTotals } from '../../../application/cart/cart-slice';
import { selectPhoneToCall } from '../../../application/city/city-selectors';
import { secondaryButton, quietButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { telephoneLink } from '../../components/telephone-link';
import { css, cx } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP } from '../../theme/media';
import { BonusEntry } from './bonus-entry';
import { KnownSums } from './cart-sums';
import { CheckoutButton } from './checkout-button';
import { OrderNotes } from './order-notes';
import { PriceState } from './price-state';
import { belowHeader, softNote } from '../../theme/shared-styles';
import { selectOrderOptions } from '../../../application/order-options/order-options-slice';
import { scriptsOnly } from '../../components/scripts-only';
import { useRestoredFocus } from '../../components/use-restored-focus';
import { useModalOpener } from '../../hooks/use-modal-opener';
import { PromoChip } from './promo-chip';

const open = css(quietButton, {
  justifyContent: 'flex-start',
  width: 'fit-content',
  margin: '0 -8px',
});

/** The way to enter a promo code, or the code with what it does for this order. Rules 9.3. */
export const PromoBlock = () => {
  const t = useText();
  const opener = useModalOpener('promocode');
  const code = useSelector(selectOrderOptions).promoCode;
  return (
    <div {...useRestoredFocus(code)}>
      {code === null ? (
        <button
          type="button"
          className={cx(open, scriptsOnly)}
          aria-haspopup="dialog"
          data-opens=""
          {...opener}
        >
          {t('promo.enter')}
        </button>
      ) : (
        <PromoChip code={code} />
      )}
    </div>
  );
};

const box = css({
  '--bone': 'var(--surface-strong)',
  display: 'grid',
  gap: 16,
  padding: 20,
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface-muted)',
  [PAGE_FROM_DESKTOP]: belowHeader,
});

const call = css(secondaryButton, {
  width: '100%',
  padding: 8,
  background: 'var(--surface-strong)',
  '@container page (min-width: 17rem)': { whiteSpace: 'nowrap' },
  fontVariantNumeric: 'tabular-nums',
});

export const CartTotals = () => {
  const t = useText();
  const totals = useSelector(selectCartTotals);
  const phone = useSelector(selectPhoneToCall);
  return (
    <section className={box} aria-label={t('cart.summary')} aria-busy={isPriceAwaited(totals)}>
      <KnownSums totals={totals} />
      <PromoBlock />
      <BonusEntry />
      {totals.kind === 'known' && <OrderNotes calculation={totals.calculation} />}
      <PriceState totals={totals} />
      <CheckoutButton />
      {phone !== undefined && (
        <>
          <a className={call} href={telephoneLink(phone)}>
            <Icon name="phone" />
            <span>{t('cart.orderByPhone', { phone })}</span>
          </a>
          <p className={softNote}>{t('cart.orderByPhoneHint')}</p>
        </>
      )}
    </section>
  );
};
