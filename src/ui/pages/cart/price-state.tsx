import { useDispatch, useSelector } from 'react-redux';
import type { CartTotals } from '../../../application/cart/cart-slice';
import { calculationRequested, selectCart } from '../../../application/cart/cart-slice';
import { selectOutage } from '../../../application/outage/outage-slice';
import { quietButton } from '../../components/button-styles';
import { RetryCountdown } from '../../components/retry-countdown';
import { useFulfilmentOpener } from '../../hooks/use-fulfilment-opener';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { RetryButton } from '../../components/retry-button';
import { centredRow, softNote } from '../../theme/shared-styles';

/* Always there, so that nothing moves when a word comes or goes. */
const state = css(centredRow, softNote, {
  minHeight: 'var(--touch)',
  margin: '-8px 0',
  justifyContent: 'space-between',
  gap: 8,
  button: { flex: 'none', whiteSpace: 'nowrap' },
});

const failed = css(state, { color: 'var(--danger-text)' });

/* Longer than a line, and with something to be clicked that has a long name in some languages. */
const refused = css(failed, { flexWrap: 'wrap' });

const MESSAGES = {
  outside: { text: 'cart.outside', button: 'cart.changeAddress' },
  notOffered: { text: 'cart.notOffered', button: 'cart.chooseAgain' },
} as const;

/** Whether the sums are those of the cart as it is now; if not, why, and what to do. */
export const PriceState = ({ totals }: { readonly totals: CartTotals }) => {
  const t = useText();
  const dispatch = useDispatch();
  const opener = useFulfilmentOpener();
  const isAway = useSelector(selectOutage) !== null;
  const { retryAt, isPromoLimited } = useSelector(selectCart);
  const { progress } = totals;
  if (progress === 'outside' || progress === 'notOffered') {
    const { text, button } = MESSAGES[progress];
    return (
      <div className={refused} role="status">
        <span>{t(text)}</span>
        <button type="button" className={quietButton} aria-haspopup="dialog" {...opener}>
          {t(button)}
        </button>
      </div>
    );
  }
  if (progress === 'failed' && isAway) {
    // The button says why, and the calculation is retried by itself.
    return totals.kind === 'known' && <p className={failed}>{t('cart.priceFailed')}</p>;
  }
  if (progress === 'failed' && retryAt !== null) {
    return (
      <div className={failed} role="status">
        <span>
          <RetryCountdown
            text={isPromoLimited ? 'promo.tooMany' : 'cart.tooManyPrices'}
            until={retryAt}
          />
        </span>
      </div>
    );
  }
  if (progress === 'failed') {
    return (
      <div className={failed} role="status">
        <span>{t(totals.kind === 'known' ? 'cart.priceFailed' : 'cart.noPrice')}</span>
        <RetryButton
          className={quietButton}
          onClick={() => dispatch(calculationRequested(undefined))}
        />
      </div>
    );
  }
  const isCurrent = totals.kind === 'known' && totals.isCurrent;
  return (
    <div className={state} role="status">
      {t(isCurrent ? 'cart.priceCurrent' : 'cart.priceUpdating')}
    </div>
  );
};
