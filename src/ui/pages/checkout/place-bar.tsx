import { useSelector, useDispatch } from 'react-redux';
import { selectCartTotals } from '../../../application/cart/cart-slice';
import { selectOutage } from '../../../application/outage/outage-slice';
import { isLocked, selectPlacing, checkNow } from '../../../application/placing/placing-slice';
import { PROMO_LIMITED } from '../../../application/ports/gateway-failure';
import { useMoney } from '../../hooks/use-money';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { RetryCountdown } from '../../components/retry-countdown';
import { FormError } from '../../forms/form-error';
import { useText } from '../../i18n/use-text';
import { measureBar, pageFootBar } from '../../components/foot-bar';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import type { ReactNode } from 'react';
import { selectPhoneToCall } from '../../../application/city/city-selectors';
import { Icon } from '../../components/icon';
import { telephoneLink } from '../../components/telephone-link';
import { useModalOpener } from '../../hooks/use-modal-opener';
import { boldText, warningTone, wrappingRow } from '../../theme/shared-styles';

const box = css(warningTone, {
  display: 'grid',
  gap: 8,
  padding: 14,
  borderRadius: 'var(--radius-control)',
  lineHeight: 1.4,
});

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Notice = ({ title, text, children }: NoticeProps) => (
  <div className={box}>
    <p className={boldText}>{title}</p>
    <p>{text}</p>
    <div className={wrappingRow}>{children}</div>
  </div>
);

const Checking = () => {
  const t = useText();
  const dispatch = useDispatch();
  const phone = useSelector(selectPhoneToCall);
  return (
    <Notice title={t('checkout.checkingTitle')} text={t('checkout.checkingText')}>
      <button
        type="button"
        className={secondaryButton}
        onClick={() => dispatch(checkNow(undefined))}
      >
        {t('checkout.checkNow')}
      </button>
      {phone !== undefined && (
        <a className={secondaryButton} href={telephoneLink(phone)}>
          <Icon name="phone" />
          <span>{t('checkout.callShop', { phone })}</span>
        </a>
      )}
    </Notice>
  );
};

const LoginRequired = () => {
  const t = useText();
  const opener = useModalOpener('auth');
  return (
    <Notice title={t('checkout.loginTitle')} text={t('checkout.loginText')}>
      <button type="button" className={secondaryButton} {...opener}>
        {t('frame.logIn')}
      </button>
    </Notice>
  );
};

/** What became of the order, as far as it is not simply there: said aloud as it comes. Rules 13.10. */
export const PlacingNotice = () => {
  const { kind } = useSelector(selectPlacing);
  return (
    <div role="status">
      {kind === 'checking' && <Checking />}
      {kind === 'login' && <LoginRequired />}
    </div>
  );
};

interface PlaceBarProps {
  /** What the server says of the order as a whole, in words. */
  readonly refused: string | undefined;
  /** Whether it was clicked and waits for the price. */
  readonly isHeld: boolean;
}

const button = css(primaryButton, {
  width: '100%',
  minHeight: 52,
  [PAGE_FROM_TABLET]: { fontSize: 'var(--size-17)' },
});

/* No space is reserved for rare messages: a phone has none to spare. */
const said = css({ 'p:empty': { display: 'none' } });

const NOT_REFUSED = { retryAt: undefined, code: null };

/** The one thing to click, with what it comes to; and what became of the click. */
export const PlaceBar = ({ refused, isHeld }: PlaceBarProps) => {
  const t = useText();
  const money = useMoney();
  const totals = useSelector(selectCartTotals);
  const placing = useSelector(selectPlacing);
  const isBusy = isLocked(placing) || isHeld;
  const isAway = useSelector(selectOutage) !== null;
  const { retryAt, code } = placing.kind === 'refused' ? placing.refused : NOT_REFUSED;
  const tooMany = code === PROMO_LIMITED ? 'promo.tooMany' : 'checkout.tooMany';
  const waiting =
    retryAt === undefined ? undefined : <RetryCountdown text={tooMany} until={retryAt} />;
  const label =
    totals.kind === 'known'
      ? t('checkout.placeFor', { total: money(totals.calculation.total) })
      : t('checkout.place');
  return (
    <div ref={measureBar} className={pageFootBar}>
      <PlacingNotice />
      <div className={said}>
        <FormError text={isAway && !isBusy ? t('cart.blocked.outage') : (waiting ?? refused)} />
      </div>
      <button type="submit" className={button} aria-disabled={isBusy || isAway} aria-busy={isBusy}>
        {isBusy ? t(isHeld ? 'checkout.waitPrice' : 'checkout.placing') : label}
      </button>
    </div>
  );
};
