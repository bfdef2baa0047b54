import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { orderPagePath } from '../../../application/tracking/order-page-path';
import type { PlacedOrder } from '../../../domain/order/tracked-order';
import { selectPlacing } from '../../../application/placing/placing-slice';
import { useShopPath } from '../../navigation/use-shop-path';

/**
 * Leads from the checkout to the page of the placed order, in its place: the way back is not to a
 * checkout of nothing. What is to be paid online is paid first. Rules 13.6.
 */
export const useOpenPlaced = (): void => {
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
    // Whoever comes back from paying to a page that the browser has kept is led on to the order.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) openOrder();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [order, navigate, shopPath]);
};
