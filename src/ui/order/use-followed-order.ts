import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { OrderReference } from '../../domain/order/order-reference';
import { sameOrder } from '../../domain/order/order-reference';
import type { TrackingState } from '../../application/tracking/tracking-slice';
import {
  trackingEnded,
  trackingWanted,
  selectTracking,
} from '../../application/tracking/tracking-slice';

/** What is known of the order; null while nothing is. */
type FollowedOrder = Exclude<TrackingState, { readonly kind: 'unknown' }> | null;

/**
 * Follows an order for as long as its page is open. The reference stays the same object while it
 * means the same order. Rules 13.3, 13.11.
 */
export const useFollowedOrder = (reference: OrderReference): FollowedOrder => {
  const dispatch = useDispatch();
  const tracking = useSelector(selectTracking);
  useEffect(() => {
    dispatch(trackingWanted(reference));
    return () => {
      dispatch(trackingEnded(undefined));
    };
  }, [reference, dispatch]);
  return tracking.kind !== 'unknown' && sameOrder(tracking.reference, reference) ? tracking : null;
};
