import { storedCart } from '../../src/infrastructure/storage/stored-cart';
import { storedOrderOptions } from '../../src/infrastructure/storage/stored-choice';
import { guestPlace } from './guest-place';
import type { FormWork } from '../ssr/form-work';
import { orderFormOf } from './checkout-form';
import { placeOrder } from './place-order';

/** Places the order that the checkout's form says; what has become an order is in the cart no more. */
export const placeOrderWork: FormWork = async ({ request, response, visit }) => {
  const outcome = await placeOrder(visit, orderFormOf(request.body), request.t);
  if (outcome.kind === 'page') return outcome;
  const place = guestPlace(request, response);
  const { cart, orderOptions } = visit.store.getState();
  storedCart(place).save(cart.lines);
  storedOrderOptions(place).save(orderOptions);
  return outcome;
};
