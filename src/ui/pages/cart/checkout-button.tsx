import { useId } from 'react';
import { useSelector } from 'react-redux';
import { selectCheckoutObstacle } from '../../../application/checkout/checkout-way';
import { selectOutage } from '../../../application/outage/outage-slice';
import type { ShopNow } from '../../../domain/schedule/shop-now';
import { useShopNow } from '../../hooks/use-shop-now';
import { useShopPath } from '../../navigation/use-shop-path';
import { primaryButton, quietButton } from '../../components/button-styles';
import { resting } from '../../components/resting';
import { useModalOpener } from '../../hooks/use-modal-opener';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { useGoToCheckout } from './use-go-to-checkout';

const button = css(primaryButton, { width: '100%', minHeight: 52, fontSize: 'var(--size-17)' });

const why = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  fontSize: 'var(--size-13)',
  lineHeight: 1.4,
});

const blocked = css(why, { color: 'var(--danger-text)' });
const show = css(quietButton, { margin: -8 });

/** Whether nobody knows when orders are taken again. Rules 14.10, 14.13. */
const isShut = (said: ShopNow | undefined): boolean =>
  (said?.kind === 'closed' && said.opensAt === null) ||
  (said?.kind === 'paused' && said.resumeAt === null);

/** Leads to checkout, or says in words why it cannot. */
export const CheckoutButton = () => {
  const t = useText();
  const whyId = useId();
  const shop = useShopNow();
  const inCart = useSelector(selectCheckoutObstacle);
  const isAway = useSelector(selectOutage) !== null;
  const obstacle = isAway ? 'outage' : (inCart ?? (isShut(shop?.said) ? 'closed' : null));
  const unavailable = useModalOpener('unavailable');
  const { isHeld, go } = useGoToCheckout();
  const shopPath = useShopPath();
  const press = resting(obstacle !== null, go);
  return (
    <>
      {/* Until scripts answer it, and where none do, it leads to the page that says what is missing. */}
      <form action={shopPath('/checkout')}>
        <button
          type="submit"
          className={button}
          aria-describedby={obstacle === null ? undefined : whyId}
          {...press}
          onClick={(event) => {
            event.preventDefault();
            press.onClick?.(event);
          }}
        >
          {t('cart.checkout')}
        </button>
      </form>
      {obstacle !== null && (
        <div className={blocked}>
          <p id={whyId}>{t(`cart.blocked.${obstacle}`)}</p>
          {obstacle === 'unavailable' && (
            <button type="button" className={show} aria-haspopup="dialog" {...unavailable}>
              {t('cart.showUnavailable')}
            </button>
          )}
        </div>
      )}
      {isHeld && (
        <p className={why} role="status">
          {t('cart.checkoutWaits')}
        </p>
      )}
    </>
  );
};
