import * as t from 'io-ts';
import { MAX_LINES } from '../../src/domain/cart/cart-line';
import { CANCEL_REASONS } from '../../src/domain/order/cancellation';
import { PAYMENT_TYPES } from '../../src/domain/order/payment-type';
import { AddressParts } from './address-request';
import { RequestLine, cartFields } from './cart-request';
import { described, nullable, oneOf } from './codec';
import { AddressId, CityId } from './primitives';
import { TypedMoney, shortList, shortText } from './request-codec';

/** One that is not offered is refused by what the shop offers. */
const ChosenPayment = described(shortText(32), oneOf(PAYMENT_TYPES));

export const PurchaseRequest = described(
  t.intersection([
    t.type({
      domainId: CityId,
      // That none is too few is for the rules to say.
      goods: described(shortList(RequestLine, MAX_LINES), { minItems: 1 }),
      paymentType: ChosenPayment,
      expectedTotal: described(TypedMoney, 'The total that the customer was shown last'),
    }),
    t.partial({
      ...cartFields,
      addressId: nullable(AddressId),
      address: nullable(AddressParts),
      changeFrom: nullable(TypedMoney),
      doNotCallBack: nullable(t.boolean),
      comment: nullable(shortText(5000, 'At most 500 characters')),
      firstName: nullable(shortText(1000, 'Of a guest')),
      phone: nullable(shortText(64, 'Of a guest')),
      email: nullable(shortText(1000, 'Where the receipt goes; optional. Rules 13.16.')),
      returnUrl: nullable(shortText(500, "A path on the shop's own address")),
      code: nullable(
        shortText(64, "That was sent to a guest's phone, where the shop asks for one"),
      ),
    }),
  ]),
  'What is calculated, and where it goes, how it is paid and who wants it: `addressId` (signed in), `address` or `pickupId`. Rules 13.6, 13.7.',
);
export type PurchaseRequest = t.TypeOf<typeof PurchaseRequest>;

export const CancelRequest = t.partial({
  reason: nullable(
    described(oneOf(CANCEL_REASONS), 'Counts as customer_request, whichever it is. Rules 13.4.'),
  ),
  text: nullable(shortText(5000, 'At most 500 characters')),
});
export type CancelRequest = t.TypeOf<typeof CancelRequest>;

export const PaymentChange = t.intersection([
  t.type({ type: ChosenPayment }),
  t.partial({ changeFrom: nullable(TypedMoney) }),
]);
export type PaymentChange = t.TypeOf<typeof PaymentChange>;
