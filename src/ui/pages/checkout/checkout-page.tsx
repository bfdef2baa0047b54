import { useSelector, useDispatch, useStore } from 'react-redux';
import { selectItemCount, lineRemoved } from '../../../application/cart/cart-slice';
import {
  selectIsLocked,
  selectPlacing,
  changesSeen,
  placementRequested,
} from '../../../application/placing/placing-slice';
import { NoScriptPart } from '../../no-script/no-script-part';
import { usePageStatus } from '../../navigation/use-page-status';
import { CheckoutSteps } from '../../components/checkout-steps';
import { pageHeading } from '../../components/heading-styles';
import { ShopStatus } from '../../components/shop-status';
import { CartDifferences } from '../cart/cart-differences';
import { EmptyCart } from '../cart/empty-cart';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { AsSent } from './as-sent';
import { CheckoutForm } from './checkout-form';
import { Skeletons } from '../../components/skeleton';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { orderPagePath } from '../../../application/tracking/order-page-path';
import type { PlacedOrder } from '../../../domain/order/tracked-order';
import { useShopPath } from '../../navigation/use-shop-path';
import { keysOfGone, orderAsShown } from '../../../application/checkout/order-as-shown';
import { orderToPlaceOf } from '../../../application/checkout/order-to-place-of';
import { timeChosen } from '../../../application/order-options/order-options-slice';
import type { ChangedOrder } from '../../../application/ports/order-gateway';
import type { ShopState } from '../../../application/store/root-reducer';
import type { Instant } from '../../../domain/time/instant';
import { useMoney } from '../../hooks/use-money';
import { useServerClock } from '../../hooks/server-clock-context';
import { useNow } from '../../hooks/use-now';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { Modal } from '../../components/modal';
import { changeMessage } from '../../order/change-message';
import { useClock } from '../../hooks/use-clock';

const list = css({
  display: 'grid',
  gap: 10,
  margin: '12px 0 8px',
  paddingLeft: 20,
  listStyle: 'disc',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

const buttons = css({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: 8,
  button: { flex: '1 1 200px', minHeight: 48 },
});

/** Places what the customer is shown now, once they have said so. Rules 13.8. */
const useOrderAsShown = (changed: ChangedOrder): (() => void) => {
  const dispatch = useDispatch();
  const store = useStore<ShopState>();
  const { now } = useServerClock();
  return () => {
    const state = store.getState();
    const order = orderToPlaceOf(state, state.checkout, now());
    dispatch(changesSeen(undefined));
    if (!order) return;
    const shown = orderAsShown(order, changed);
    for (const key of keysOfGone(state.cart.lines, changed)) dispatch(lineRemoved({ key }));
    if (shown.options.time !== order.options.time) dispatch(timeChosen(shown.options.time));
    dispatch(placementRequested(shown));
  };
};

interface OpenDialogProps {
  readonly changed: ChangedOrder;
  readonly now: Instant;
}

const OpenDialog = ({ changed, now }: OpenDialogProps) => {
  const t = useText();
  const money = useMoney();
  const clock = useClock(now);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const order = useOrderAsShown(changed);
  const close = () => dispatch(changesSeen(undefined));
  const { changes, calculation } = changed;
  // Nothing is left that could be ordered.
  const isEmpty = calculation.lines.length === 0;
  return (
    <Modal
      title={t('checkout.changed.title')}
      onClose={close}
      footer={
        <div className={buttons}>
          <button
            type="button"
            className={isEmpty ? primaryButton : secondaryButton}
            onClick={() => {
              close();
              void navigate(shopPath('/cart'));
            }}
          >
            {t('checkout.changed.back')}
          </button>
          {!isEmpty && (
            <button type="button" className={primaryButton} onClick={order}>
              {t('checkout.changed.order', { total: money(calculation.total) })}
            </button>
          )}
        </div>
      }
    >
      <p>{t('checkout.changed.text')}</p>
      <ul className={list}>
        {changes.map((change) => {
          const message = changeMessage(change, { money, clock });
          return <li key={message}>{message}</li>;
        })}
      </ul>
    </Modal>
  );
};

/** Asks before an order is placed that is not what the customer was shown. Rules 13.8. */
const ChangedDialog = () => {
  const now = useNow();
  const placing = useSelector(selectPlacing);
  return placing.kind === 'changed' && now !== null ? (
    <OpenDialog changed={placing.changed} now={now} />
  ) : null;
};

/**
 * Leads from the checkout to the page of the placed order, in its place: the way back is not to a
 * checkout of nothing. What is to be paid online is paid first. Rules 13.6.
 */
const useOpenPlaced = (): void => {
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const placing = useSelector(selectPlacing);
  const order: PlacedOrder | null = placing.kind === 'placed' ? placing.order : null;
  useEffect(() => {
    if (!order) return undefined;
    const openOrder = (): void => {
      const path = orderPagePath({ kind: 'key', key: order.trackingKey });
      void navigate(shopPath(path), { replace: true });
    };
    if (order.payAt === null) {
      openOrder();
      return undefined;
    }
    // Going back comes to a page without a cart, and the browser would look for this place there.
    window.scrollTo(0, 0);
    // A path of the shop: whatever else was answered did not come through the decoder.
    window.location.assign(order.payAt);
    // After payment, a page from the browser's back-forward cache redirects to the order.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) openOrder();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [order, navigate, shopPath]);
};

const state = css({ margin: '8px 0 24px' });
const column = css({ display: 'grid', gap: 24, maxWidth: 720 });

const CheckoutSkeleton = () => (
  <div className={column} aria-hidden="true">
    <Skeletons sizes={['94px', '128px', '136px', '200px']} />
  </div>
);

/** Where a cart becomes an order. An empty cart has none to become. */
export const CheckoutPage = () => {
  const t = useText();
  const status = usePageStatus();
  const count = useSelector(selectItemCount);
  const isHeld = useSelector(selectIsLocked);
  useOpenPlaced();
  // A cart that has just become an order is empty, and the page of that order on its way.
  if (count === 0 && !isHeld) return <EmptyCart />;
  return (
    <>
      <CheckoutSteps current="checkout" />
      <h1 className={pageHeading}>{t('checkout.title')}</h1>
      <div className={state}>
        <ShopStatus />
      </div>
      <CartDifferences />
      <NoScriptPart at="refused" />
      {status.kind === 'ready' ? (
        <AsSent>
          <CheckoutForm />
        </AsSent>
      ) : (
        <CheckoutSkeleton />
      )}
      <ChangedDialog />
    </>
  );
};
