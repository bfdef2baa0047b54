import { readCheckoutForm } from '../../src/application/checkout/read-checkout-form';
import type { CheckoutForm } from '../../src/application/ports/checkout-form';
import type { Money } from '../../src/domain/money/money';
import { money } from '../../src/domain/money/money';
import type { OrderTime } from '../../src/domain/order/order-time';
import { SOON_AS_POSSIBLE } from '../../src/domain/order/order-time';
import { instant } from '../../src/domain/time/instant';
import { attemptKeyCodec } from '../../src/infrastructure/storage/attempt-key-codec';
import { formField } from './form-field';

/** What the form of the checkout says. */
export interface CheckoutFields {
  readonly checkout: CheckoutForm;
  readonly time: OrderTime;
  /** The total that the customer was shown; null where none was. Rules 13.8. */
  readonly total: Money | null;
  /** Of this attempt; null where the page had none. Rules 13.10. */
  readonly key: string | null;
  /** Whether only the times to choose from are wanted. */
  readonly wantsTimes: boolean;
}

const timeOf = (at: string): OrderTime =>
  /^\d{1,15}$/.test(at) ? { timeType: 'on_time', at: instant(Number(at)) } : SOON_AS_POSSIBLE;

/** Reads the form of the checkout; what no page of the shop sends counts as not said. Rules 13.7, 24.1. */
export const checkoutFieldsOf = (body: unknown): CheckoutFields => {
  const total = formField(body, 'total');
  return {
    checkout: readCheckoutForm((name) => {
      const value = formField(body, name);
      // A browser sends a checkbox that is ticked, and no other.
      return name === 'doNotCallBack' ? value !== '' : value;
    }),
    time: timeOf(formField(body, 'time')),
    total: /^\d{1,12}$/.test(total) ? money(Number(total)) : null,
    key: attemptKeyCodec.decode(formField(body, 'key')),
    wantsTimes: formField(body, 'show') === 'times',
  };
};
