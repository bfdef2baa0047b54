import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectTracking,
  trackingEnded,
  trackingRequested,
} from '../../application/tracking/tracking-slice';
import type { OrderReference } from '../../domain/order/order-reference';
import { sameOrder } from '../../domain/order/order-reference';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { secondaryButton } from '../components/button-styles';
import { Message } from '../components/message';
import { RetryButton } from '../components/retry-button';
import { ShopLink } from '../navigation/shop-link';
import { useText } from '../i18n/use-text';
import { KnownOrder } from './known-order';
import { OrderLoading } from './order-loading';

interface FollowedOrderProps {
  /** The same object while it means the same order. */
  readonly reference: OrderReference;
  readonly leadOf: (order: TrackedOrder) => ReactNode;
  readonly takesFocus?: boolean;
}

const OrderFailed = ({ reference }: Pick<FollowedOrderProps, 'reference'>) => {
  const t = useText();
  const dispatch = useDispatch();
  const isOwn = reference.kind === 'own';
  return (
    <Message
      icon="warning"
      title={t('order.failedTitle')}
      text={t(isOwn ? 'order.failedOwnText' : 'order.failedText')}
    >
      <RetryButton onClick={() => dispatch(trackingRequested(reference))} />
      <ShopLink className={secondaryButton} to="/">
        {t('order.toMain')}
      </ShopLink>
    </Message>
  );
};

/** An order that is followed for as long as its page is open. Rules 13.3, 13.11. */
export const FollowedOrder = ({ reference, leadOf, takesFocus = false }: FollowedOrderProps) => {
  const dispatch = useDispatch();
  const tracking = useSelector(selectTracking);
  useEffect(() => {
    dispatch(trackingRequested(reference));
    return () => {
      dispatch(trackingEnded(undefined));
    };
  }, [reference, dispatch]);
  if (tracking.kind === 'unknown' || !sameOrder(tracking.reference, reference))
    return <OrderLoading />;
  return tracking.kind === 'failed' ? (
    <OrderFailed reference={reference} />
  ) : (
    <KnownOrder tracking={tracking} lead={leadOf(tracking.order)} takesFocus={takesFocus} />
  );
};
