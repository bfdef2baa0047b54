import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import type { CartTotals } from '../../../application/cart/cart-slice';
import {
  isPriceAwaited,
  selectCartTotals,
  calculationRequested,
} from '../../../application/cart/cart-slice';
import { selectNextOfCheckout } from '../../../application/checkout/checkout-way';
import { deliveryPriceSeen } from '../../../application/cart/seen-notices-slice';
import { modalOpened } from '../../../application/modals/modal-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { useShopPath } from '../../navigation/use-shop-path';
import { useOpenWhereTo } from '../../hooks/use-where-to';

interface GoToCheckout {
  /** Whether the press waits for the price, which decides where it leads. */
  readonly isHeld: boolean;
  readonly go: () => void;
}

const isCurrent = (totals: CartTotals): boolean => totals.kind === 'known' && totals.isCurrent;

/**
 * What a press on Checkout does: asks where to; waits for the price of the order as it is now; then
 * says what is missing to the minimum, or once what delivery costs, else leads on. Rules 8.7, 8.8, 17.3.
 */
export const useGoToCheckout = (): GoToCheckout => {
  const store = useStore<ShopState>();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const openWhereTo = useOpenWhereTo();
  const [isHeld, setHeld] = useState(false);

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
    if (!isHeld) return undefined;
    const stop = store.subscribe(() => {
      const totals = selectCartTotals(store.getState());
      if (isPriceAwaited(totals)) return;
      // What comes next changes the state too.
      stop();
      setHeld(false);
      // Without a price nobody can say; why there is none stands beside the sums.
      if (isCurrent(totals)) leadOnAfterWait();
    });
    return stop;
  }, [isHeld, store]);

  return {
    isHeld,
    go: () => {
      if (!openWhereTo()) return;
      const totals = selectCartTotals(store.getState());
      if (isCurrent(totals)) {
        leadOn();
        return;
      }
      setHeld(true);
      if (totals.progress === 'failed') store.dispatch(calculationRequested(undefined));
    },
  };
};
