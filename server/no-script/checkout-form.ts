import { storedCart } from '../../src/infrastructure/storage/stored-cart';
import { storedOrderOptions } from '../../src/infrastructure/storage/stored-choice';
import type { CheckoutFields } from './checkout-fields';
import { checkoutFieldsOf } from './checkout-fields';
import type { FormDefinition } from './form-handler';
import { persistPart } from './form-handler';
import { placeOrder } from './place-order';

/** Places an order. What has become one is in the cart no more. */
export const checkoutForm: FormDefinition<CheckoutFields> = {
  decode: checkoutFieldsOf,
  run: (visit, fields, { t }) => placeOrder(visit, fields, t),
  persist: [
    persistPart(({ cart }) => cart.lines, storedCart),
    persistPart(({ orderOptions }) => orderOptions, storedOrderOptions),
  ],
};
