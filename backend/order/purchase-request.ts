import type { Money } from '../../src/domain';
import type { Address } from '../../src/domain/address/address';
import type { Email } from '../../src/domain/customer/email';
import type { AddressId } from '../../src/domain/id/ids';
import type { PaymentRequest } from '../../src/domain/order/choose-payment';
import type { OrderContact } from '../../src/domain/order/order-contact';
import type { CalculateRequest } from '../cart/calculate-request';

/** Where an order goes, as its customer says. */
export type PurchaseTarget =
  | { readonly kind: 'pickup' }
  | { readonly kind: 'address'; readonly address: Address }
  /** One of the customer's saved ones. */
  | { readonly kind: 'saved'; readonly addressId: AddressId };

/** An order to be placed, as far as it can be understood without looking at menu and clock. */
export interface PurchaseRequest {
  /** Without the address: that is the target's. */
  readonly cart: CalculateRequest;
  readonly target: PurchaseTarget;
  readonly contact: OrderContact;
  /** Where the receipt goes; null for none. */
  readonly email: Email | null;
  readonly payment: PaymentRequest;
  readonly doNotCallBack: boolean;
  readonly comment: string;
  /** What the customer was shown. */
  readonly expectedTotal: Money;
  readonly returnUrl: string;
  /** That was sent to the phone; null where none came along. */
  readonly code: string | null;
}
