import { useId, useEffect, useEffectEvent, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import {
  selectCheckoutObstacle,
  selectNextOfCheckout,
} from '../../../application/checkout/checkout-way';
import { selectOutage } from '../../../application/outage/outage-slice';
import type { ShopNow } from '../../../domain/schedule/shop-now';
import { useShopNow } from '../../hooks/use-shop-now';
import { useShopPath } from '../../navigation/use-shop-path';
import { primaryButton, quietButton } from '../../components/button-styles';
import { measureBar, pageFootBar } from '../../components/foot-bar';
import { resting } from '../../components/resting';
import { useMoney } from '../../hooks/use-money';
import { useModalOpener } from '../../hooks/use-modal-opener';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP } from '../../theme/media';
import { useNavigate } from 'react-router';
import type { CartTotals } from '../../../application/cart/cart-slice';
import {
  isPriceAwaited,
  selectCartTotals,
  calculationRequested,
} from '../../../application/cart/cart-slice';
import { deliveryPriceSeen } from '../../../application/cart/seen-notices-slice';
import { selectFulfilment } from '../../../application/delivery/delivery-selectors';
import { modalOpened, selectOpenModal } from '../../../application/modals/modal-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { useFulfilmentDialog } from '../../hooks/use-fulfilment-opener';
import { centredWrap } from '../../theme/shared-styles';

interface GoToCheckout {
  /** Whether the click waits for the price, which decides where it leads. */
  readonly isHeld: boolean;
  readonly go: () => void;
}

const isCurrent = (totals: CartTotals): boolean => totals.kind === 'known' && totals.isCurrent;

/** Calls `onAnswered` once the dialog that asks where to is closed, if it is known then. Rules 17.3. */
const useAfterFulfilment = (onAnswered: () => void): (() => void) => {
  const store = useStore<ShopState>();
  const [isAsked, setAsked] = useState(false);
  const answered = useEffectEvent(onAnswered);
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = store.subscribe(() => {
      const state = store.getState();
      if (selectOpenModal(state) !== null) return;
      // What comes next changes the state too.
      stop();
      setAsked(false);
      if (selectFulfilment(state)?.ok === true) answered();
    });
    return stop;
  }, [isAsked, store]);
  return () => setAsked(true);
};

/**
 * Returns what a click on Checkout does: asks where to, and goes on by itself; waits for the price of the order as it is now; then
 * says what is missing to the minimum, or once what delivery costs, else leads on. Rules 8.7, 8.8, 17.3.
 */
const useGoToCheckout = (): GoToCheckout => {
  const store = useStore<ShopState>();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const openFulfilment = useFulfilmentDialog();
  const [isWaiting, setWaiting] = useState(false);

  const leadOn = (): void => {
    const next = selectNextOfCheckout(store.getState());
    if (next.kind === 'checkout') {
      void navigate(shopPath('/checkout'));
      return;
    }
    if (next.kind === 'deliveryPrice') store.dispatch(deliveryPriceSeen(next.price));
    store.dispatch(modalOpened(next.kind));
  };
  const leadOnAfterWait = useEffectEvent(leadOn);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const stop = store.subscribe(() => {
      const totals = selectCartTotals(store.getState());
      if (isPriceAwaited(totals)) return;
      // What comes next changes the state too.
      stop();
      setWaiting(false);
      // Without a price nobody can say; why there is none stands beside the sums.
      if (isCurrent(totals)) leadOnAfterWait();
    });
    return stop;
  }, [isWaiting, store]);

  const goOn = (): void => {
    const totals = selectCartTotals(store.getState());
    if (isCurrent(totals)) {
      leadOn();
      return;
    }
    setWaiting(true);
    if (totals.progress === 'failed') store.dispatch(calculationRequested(undefined));
  };
  const goOnAfterFulfilment = useAfterFulfilment(goOn);

  return {
    isHeld: isWaiting,
    go: () => {
      if (openFulfilment()) goOn();
      else goOnAfterFulfilment();
    },
  };
};

const bar = css(pageFootBar, {
  // After all of the page, while its place for readers is behind the sums.
  order: 1,
  marginTop: 24,
  [PAGE_FROM_DESKTOP]: { order: 0, marginTop: 0 },
});
/* At the foot of a panel, which scrolls by itself. */
const panelBar = css({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: 8,
  padding: '12px 0 16px',
  background: 'var(--ground)',
});

const button = css(primaryButton, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  width: '100%',
  minHeight: 52,
  fontSize: 'var(--size-17)',
});
const sum = css({ fontSize: 'var(--size-15)' });
const why = css(centredWrap, { gap: '0 8px', fontSize: 'var(--size-13)', lineHeight: 1.4 });
const blocked = css(why, { color: 'var(--danger-text)' });
const show = css(quietButton, { margin: -8 });

/** Returns whether nobody knows when orders are taken again. Rules 14.10, 14.13. */
const isShut = (status: ShopNow | undefined): boolean =>
  (status?.kind === 'closed' && status.opensAt === null) ||
  (status?.kind === 'paused' && status.resumeAt === null);

/** The way to the checkout, with what the order comes to. */
export const CheckoutBar = ({ isInPanel = false }: { readonly isInPanel?: boolean }) => {
  const t = useText();
  const whyId = useId();
  const shop = useShopNow();
  const inCart = useSelector(selectCheckoutObstacle);
  const isAway = useSelector(selectOutage) !== null;
  const obstacle = isAway ? 'outage' : (inCart ?? (isShut(shop?.status) ? 'closed' : null));
  const unavailable = useModalOpener('unavailable');
  const totals = useSelector(selectCartTotals);
  const money = useMoney();
  const { isHeld: isWaiting, go } = useGoToCheckout();
  const shopPath = useShopPath();
  const buttonProps = resting(obstacle !== null, go);
  return (
    <div ref={isInPanel ? undefined : measureBar} className={isInPanel ? panelBar : bar}>
      {/* Until scripts answer it, and where none do, it leads to the page that says what is missing. */}
      <form action={shopPath('/checkout')}>
        <button
          type="submit"
          className={button}
          aria-describedby={obstacle === null ? undefined : whyId}
          {...buttonProps}
          onClick={(event) => {
            event.preventDefault();
            buttonProps.onClick?.(event);
          }}
        >
          <span>{t('cart.checkout')}</span>
          {totals.kind === 'known' && (
            // Said with the sums already.
            <span className={sum} aria-hidden="true">
              {money(totals.calculation.total)}
            </span>
          )}
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
      {isWaiting && (
        <p className={why} role="status">
          {t('cart.checkoutWaits')}
        </p>
      )}
    </div>
  );
};
