import type { CartLine } from '../../domain/cart/cart-line';
import type { Email } from '../../domain/customer/email';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import type { AddressId, CityId } from '../../domain/id/ids';
import type { Money } from '../../domain/money/money';
import type { OrderOptions } from '../../domain/order/order-options';
import type { PaymentType } from '../../domain/order/payment-type';
import type { ReferralId } from '../../domain/referral/referral-id';

/** A cart, where it goes and its options: everything that decides what it costs. */
export interface OrderToPrice {
  readonly cityId: CityId;
  readonly lines: readonly CartLine[];
  readonly selection: DeliverySelection;
  readonly options: OrderOptions;
  /** Of who invited the customer; null for nobody. */
  readonly referralId: ReferralId | null;
}

/** An order as it is placed. Rules 13.6, 13.7. */
export interface OrderToPlace extends OrderToPrice {
  /** Whom to call; null for a signed-in customer, whose account says it. */
  readonly contact: { readonly firstName: string; readonly phone: string } | null;
  /** Where the receipt goes; null for nowhere. */
  readonly email: Email | null;
  /** Of a customer's saved address that the order goes to; null for any other place. */
  readonly addressId: AddressId | null;
  readonly paymentType: PaymentType;
  /** The note that the customer wants change from; null for none. */
  readonly changeFrom: Money | null;
  readonly comment: string;
  readonly doNotCallBack: boolean;
  /** The total that the customer was shown. */
  readonly expectedTotal: Money;
  /** Where an online payment comes back to: a path of the shop. */
  readonly returnPath: string;
}
