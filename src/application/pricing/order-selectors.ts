import type { OrderOptions } from '../../domain/order/order-options';
import { referralToSend } from '../../domain/referral/persisted-referral';
import type { Instant } from '../../domain/time/instant';
import type { CartRoot } from '../cart/cart-slice';
import { selectSelection } from '../delivery/delivery-selectors';
import type { FulfilmentRoot } from '../delivery/delivery-selectors';
import type { OrderOptionsRoot } from '../order-options/order-options-slice';
import type { OrderToPrice } from '../ports/order-to-place';
import type { ProfileRoot } from '../profile/profile-slice';
import type { ReferralRoot } from '../referral/referral-slice';

/** What decides what an order costs. */
export type OrderToPriceRoot = FulfilmentRoot &
  CartRoot &
  OrderOptionsRoot &
  ReferralRoot &
  ProfileRoot;

/** Returns what is to be priced, with these options instead of those of the state; null while there is nothing. */
export const orderToPriceAt = (
  state: OrderToPriceRoot,
  now: Instant,
  options: OrderOptions = state.orderOptions,
): OrderToPrice | null => {
  const { cart, city, referral, profile } = state;
  if (cart.lines.length === 0 || !city.current) return null;
  return {
    cityId: city.current.id,
    lines: cart.lines,
    selection: selectSelection(state),
    options,
    referralId: referralToSend(referral, profile.profile?.referralId ?? null, now),
  };
};
