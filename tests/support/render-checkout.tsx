import type { Action } from 'redux';
import {
  cartCalculated,
  cartProductsLoaded,
  cartRestored,
} from '../../src/application/cart/cart-slice';
import { checkoutRestored } from '../../src/application/checkout/checkout-slice';
import { selectionChanged } from '../../src/application/delivery/delivery-slice';
import type { CheckoutForm } from '../../src/application/ports/checkout-form';
import type { OrderSlots } from '../../src/application/ports/slots-gateway';
import { slotsLoaded } from '../../src/application/schedule/slots-slice';
import { settingsLoaded } from '../../src/application/settings/settings-slice';
import type { CartCalculation } from '../../src/domain/pricing/cart-calculation';
import { money } from '../../src/domain/money/money';
import { CheckoutPage } from '../../src/ui/pages/checkout/checkout-page';
import { flatAddress } from './addresses';
import { lineOf } from './carts';
import { OPEN_SLOTS, SETTINGS, filledForm } from './checkouts';
import { calculationOf, dishOf } from './dishes';
import { renderShop } from './render-shop';
import { deliveryTo } from './selections';

/** What lies in the cart. */
export const LINES = [lineOf(5, { quantity: 2 })];

interface Opening {
  readonly form?: Partial<CheckoutForm>;
  readonly slots?: OrderSlots;
  readonly calculation?: Partial<CartCalculation>;
  readonly more?: readonly Action[];
  readonly path?: string;
}

/** The page of the checkout with all that an order needs, but for what a test says. */
export const openCheckout = ({
  form = {},
  slots = OPEN_SLOTS,
  calculation = {},
  more = [],
  path = '/checkout',
}: Opening = {}) =>
  renderShop(<CheckoutPage />, {
    path,
    actions: [
      settingsLoaded(SETTINGS),
      cartRestored(LINES),
      cartProductsLoaded([dishOf()]),
      cartCalculated({ lines: LINES, calculation: calculationOf(LINES, money(1290), calculation) }),
      selectionChanged(deliveryTo(flatAddress())),
      slotsLoaded(slots),
      checkoutRestored(filledForm(form)),
      ...more,
    ],
  });
