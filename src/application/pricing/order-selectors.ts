import type { OrderOptions } from '../../domain/order/order-options';
import type { Instant } from '../../domain/time/instant';
import { selectSelection } from '../delivery/delivery-selectors';
import { referralAt } from '../referral/referral-selectors';
import type { ShopState } from '../store/root-reducer';
import type { OrderToPrice } from '../ports/order-to-place';

/** What is to be priced, with these wishes in place of those of the state; null while there is nothing. */
export const orderToPriceAt = (
  state: ShopState,
  now: Instant,
  options: OrderOptions = state.orderOptions,
): OrderToPrice | null => {
  const { cart, city } = state;
  if (cart.lines.length === 0 || !city.current) return null;
  return {
    cityId: city.current.id,
    lines: cart.lines,
    selection: selectSelection(state),
    options,
    referralId: referralAt(state, now),
  };
};
