import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import { orderPagePath } from '../../../application/tracking/order-page-path';
import type { OrderReference } from '../../../domain/order/order-reference';
import { placingFinished } from '../../../application/placing/placing-slice';
import { selectTracking } from '../../../application/tracking/tracking-slice';
import { selectLiveOrder } from '../../../application/tracking/live-order-slice';
import type { TrackingKey } from '../../../domain/order/order-tracking';
import { useRoute } from '../../navigation/located-route';
import { NoScriptPart } from '../../no-script/no-script-part';
import { ShopLink } from '../../navigation/shop-link';
import { useShopPath } from '../../navigation/use-shop-path';
import { primaryButton } from '../../components/button-styles';
import { CheckoutSteps } from '../../components/checkout-steps';
import { Message } from '../../components/message';
import { isOver, stageOf } from '../../order/stage';
import { waitsForPayment } from '../../order/status-badge';
import { useText } from '../../i18n/use-text';
import { FollowedOrder } from '../../order/followed-order';

/** Without a key, links to the active order, if there is one. Rules 13.13. */
const NoOrder = () => {
  const t = useText();
  const shopPath = useShopPath();
  const live = useSelector(selectLiveOrder);
  if (live) return <Navigate to={shopPath(orderPagePath(live.reference))} replace />;
  return (
    <Message icon="cart" title={t('order.noKeyTitle')} text={t('order.noKeyText')}>
      <ShopLink className={primaryButton} to="/">
        {t('order.toMain')}
      </ShopLink>
    </Message>
  );
};

const PlacedOrder = ({ trackingKey }: { readonly trackingKey: TrackingKey }) => {
  const t = useText();
  const dispatch = useDispatch();
  const reference = useMemo(
    (): OrderReference => ({ kind: 'key', key: trackingKey }),
    [trackingKey],
  );
  useEffect(() => {
    dispatch(placingFinished(undefined));
  }, [dispatch]);
  return (
    <FollowedOrder
      reference={reference}
      leadOf={(order) =>
        isOver(stageOf(order)) || waitsForPayment(order) ? null : t('order.thanks')
      }
      takesFocus
    />
  );
};

export const AcceptedPage = () => {
  const route = useRoute();
  const key = route.name === 'accepted' ? route.key : null;
  const tracking = useSelector(selectTracking);
  const order = tracking.kind === 'known' ? tracking.order : null;
  // Nothing is accepted any more where it was cancelled, and not yet where it is to be paid.
  const isCancelled = order !== null && stageOf(order) === 'cancelled';
  const isAccepted = order === null || !waitsForPayment(order);
  if (key === null) return <NoOrder />;
  return (
    <>
      {!isCancelled && <CheckoutSteps current={isAccepted ? 'accepted' : 'checkout'} />}
      <NoScriptPart at="order" />
      <PlacedOrder trackingKey={key} />
    </>
  );
};
