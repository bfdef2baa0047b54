import * as t from 'io-ts';
import type { Currency, Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { blankAddress } from '../../src/domain/address/address-draft';
import { validateFirstName } from '../../src/domain/customer/first-name';
import type { OrderContact } from '../../src/domain/order/order-contact';
import { orderContact } from '../../src/domain/order/order-contact';
import { isPaidOnline } from '../../src/domain/order/payment-type';
import { validateOrderComment } from '../../src/domain/cart/order-limits';
import { AddressParts, withParts } from '../address/address-parts.codec';
import { judgeAddress } from '../address/judge-address';
import type { CalculateRequest } from '../cart/calculate-request';
import { decodeCalculateRequest } from '../cart/calculate-request.codec';
import { decodeFields } from '../codec/field-refusal';
import { plainText } from '../codec/plain-text';
import { idCodec, nullable, optional } from '../codec/wire-types';
import type { Customer } from '../customer/session';
import { readPhone } from '../sign-in/read-phone';
import type { FieldSayings, Saying } from '../texts/say';
import { DEFAULT_RETURN_PATH, ReturnPath, orderAmount } from './purchase-codecs';
import type { PurchaseRequest, PurchaseTarget } from './purchase-request';

const fieldsIn = (currency: Currency) =>
  t.strict({
    addressId: optional(nullable(idCodec<'address'>()), null),
    address: optional(nullable(AddressParts), null),
    paymentType: plainText(32),
    changeFrom: optional(nullable(orderAmount(currency)), null),
    doNotCallBack: optional(nullable(t.boolean), null),
    // Far above the limits that the rules set and name.
    comment: optional(nullable(plainText(5_000)), null),
    firstName: optional(nullable(plainText(1_000)), null),
    phone: optional(nullable(plainText(64)), null),
    expectedTotal: orderAmount(currency),
    returnUrl: optional(nullable(ReturnPath), null),
    code: optional(nullable(plainText(64)), null),
  });
type Fields = t.TypeOf<ReturnType<typeof fieldsIn>>;

/** Who orders, and in which country's shop. */
export interface PurchaseReader {
  readonly country: string;
  /** The shop's. */
  readonly currency: Currency;
  /** Null for a guest. */
  readonly customer: Customer | null;
}

/** What is wrong, by field. */
type Read<A> = Result<FieldSayings, A>;

const wrong = (field: string, saying: Saying): Read<never> => refuse({ [field]: [saying] });

const readName = (text: string): Read<string> => {
  const name = validateFirstName(text);
  if (name.ok) return name;
  const { error } = name;
  return wrong('firstName', {
    text: error.kind,
    ...(error.kind === 'name.too_long' ? { params: { max: error.max } } : {}),
  });
};

/** A guest has to say who they are; a customer's name is only taken where the account has none. */
const readContact = (fields: Fields, { country, customer }: PurchaseReader): Read<OrderContact> => {
  const name = readName(fields.firstName ?? '');
  const phone = readPhone(fields.phone ?? '', country);
  const contact = orderContact(customer, {
    firstName: name.ok ? name.value : null,
    phone: phone.ok ? phone.value : null,
  });
  if (contact.ok) return contact;
  return refuse({
    ...(name.ok ? {} : name.error),
    ...(phone.ok ? {} : { phone: [phone.error] }),
  });
};

const readTarget = (
  fields: Fields,
  cart: CalculateRequest,
  { country, customer }: PurchaseReader,
): Read<PurchaseTarget> => {
  if (cart.orderType === 'pickup')
    return cart.pickupId === null
      ? wrong('pickupId', { text: 'order.branch_required' })
      : ok({ kind: 'pickup' });
  if (fields.addressId !== null)
    return customer
      ? ok({ kind: 'saved', addressId: fields.addressId })
      : wrong('addressId', { text: 'order.address_unknown' });
  if (fields.address === null) return wrong('address', { text: 'order.address_required' });
  const draft = withParts(blankAddress(cart.cityId), { ...fields.address, domainId: cart.cityId });
  const address = judgeAddress(draft, country, 'address.');
  return address.ok
    ? ok({ kind: 'address', address: address.value })
    : refuse(address.error.errors);
};

const readComment = (text: string): Read<string> => {
  const comment = validateOrderComment(text);
  return comment.ok
    ? comment
    : wrong('comment', { text: 'order.comment_too_long', params: { max: comment.error.max } });
};

/** The reasons of all that was refused. */
const reasonsOf = (reads: readonly Read<unknown>[]): FieldSayings =>
  Object.assign({}, ...reads.map((read) => (read.ok ? {} : read.error)));

/** A cart's own fields; its address is read with the rest of the address. */
const decodeCart = (body: unknown, currency: Currency): Read<CalculateRequest> =>
  decodeCalculateRequest(
    typeof body === 'object' && body !== null && !Array.isArray(body)
      ? { ...body, address: null }
      : body,
    currency,
  );

/** Reads the body of a placing; refuses with all that is wrong, field by field. Rules 13.6, 13.7. */
export const decodePurchase = (body: unknown, reader: PurchaseReader): Read<PurchaseRequest> => {
  const cart = decodeCart(body, reader.currency);
  const fields = decodeFields(fieldsIn(reader.currency), body);
  if (!cart.ok || !fields.ok) return refuse(reasonsOf([fields, cart]));
  const contact = readContact(fields.value, reader);
  const target = readTarget(fields.value, cart.value, reader);
  const comment = readComment(fields.value.comment ?? '');
  if (!contact.ok || !target.ok || !comment.ok)
    return refuse(reasonsOf([contact, target, comment]));
  const {
    paymentType: type,
    changeFrom,
    doNotCallBack,
    expectedTotal,
    returnUrl,
    code,
  } = fields.value;
  return ok({
    cart: { ...cart.value, address: null, isPaidOnline: isPaidOnline(type) },
    target: target.value,
    contact: contact.value,
    payment: { type, changeFrom },
    doNotCallBack: doNotCallBack ?? false,
    comment: comment.value,
    expectedTotal,
    returnUrl: returnUrl ?? DEFAULT_RETURN_PATH,
    code,
  });
};
