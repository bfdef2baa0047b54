import { PurchaseRequest as Body } from '../../contract/wire/order-request';
import type { Currency, Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { blankAddress } from '../../src/domain/address/address-draft';
import type { Email } from '../../src/domain/customer/email';
import { validateEmail } from '../../src/domain/customer/email';
import { validateFirstName } from '../../src/domain/customer/first-name';
import type { OrderContact } from '../../src/domain/order/order-contact';
import { orderContact } from '../../src/domain/order/order-contact';
import { isPaidOnline } from '../../src/domain/order/payment-type';
import { validateOrderComment } from '../../src/domain/cart/order-limits';
import { withParts } from '../address/address-parts';
import { validateWrittenAddress } from '../address/validate-written-address';
import type { CalculateRequest } from '../cart/calculate-request';
import { calculateRequestOf } from '../cart/calculate-request.codec';
import { CART_MESSAGES } from '../cart/cart-messages';
import { decodeFields, messagesOf, wrongField } from '../codec/field-refusal';
import type { Customer } from '../customer/session';
import { readPhone } from '../sign-in/read-phone';
import type { FieldMessages } from '../i18n/translate';
import { readChange, readReturnPath, readSum } from './purchase-fields';
import type { PurchaseRequest, PurchaseTarget } from './purchase-request';

/** Who orders, and in which country's shop. */
export interface PurchaseReader {
  readonly country: string;
  /** The shop's. */
  readonly currency: Currency;
  /** Null for a guest. */
  readonly customer: Customer | null;
}

/** What is wrong, by field. */
type Read<A> = Result<FieldMessages, A>;

const readName = (text: string): Read<string> => {
  const name = validateFirstName(text);
  if (name.ok) return name;
  const { error } = name;
  return wrongField('firstName', {
    text: error.kind,
    ...(error.kind === 'name.too_long' ? { params: { max: error.max } } : {}),
  });
};

/** A guest has to say who they are; a customer's name is only taken where the account has none. */
const readContact = (fields: Body, { country, customer }: PurchaseReader): Read<OrderContact> => {
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
  fields: Body,
  cart: CalculateRequest,
  { country, customer }: PurchaseReader,
): Read<PurchaseTarget> => {
  if (cart.orderType === 'pickup')
    return cart.pickupId === null
      ? wrongField('pickupId', { text: 'order.branch_required' })
      : ok({ kind: 'pickup' });
  const { addressId = null, address: parts = null } = fields;
  if (addressId !== null)
    return customer
      ? ok({ kind: 'saved', addressId })
      : wrongField('addressId', { text: 'order.address_unknown' });
  if (parts === null) return wrongField('address', { text: 'order.address_required' });
  const draft = withParts(blankAddress(cart.cityId), { ...parts, domainId: cart.cityId });
  const address = validateWrittenAddress(draft, country, 'address.');
  return address.ok
    ? ok({ kind: 'address', address: address.value })
    : refuse(address.error.errors);
};

const readComment = (text: string): Read<string> => {
  const comment = validateOrderComment(text);
  return comment.ok
    ? comment
    : wrongField('comment', { text: 'order.comment_too_long', params: { max: comment.error.max } });
};

const readEmail = (text: string): Read<Email | null> => {
  const email = validateEmail(text);
  return email.ok ? email : wrongField('email', { text: email.error.kind });
};

/** Reads the body of a placing; refuses with all that is wrong, field by field. Rules 13.6, 13.7. */
export const decodePurchase = (body: unknown, reader: PurchaseReader): Read<PurchaseRequest> => {
  const fields = decodeFields(Body, body, CART_MESSAGES);
  if (!fields.ok) return fields;
  const { paymentType: type, doNotCallBack, code = null } = fields.value;
  // The address of an order is read with the rest of it.
  const cart = calculateRequestOf({ ...fields.value, address: null }, reader.currency);
  const expectedTotal = readSum('expectedTotal', fields.value.expectedTotal, reader.currency);
  const changeFrom = readChange(fields.value, reader.currency);
  const returnUrl = readReturnPath(fields.value.returnUrl ?? null);
  if (!cart.ok || !expectedTotal.ok || !changeFrom.ok || !returnUrl.ok)
    return refuse(messagesOf([expectedTotal, changeFrom, returnUrl, cart]));
  const contact = readContact(fields.value, reader);
  const target = readTarget(fields.value, cart.value, reader);
  const comment = readComment(fields.value.comment ?? '');
  const email = readEmail(fields.value.email ?? '');
  if (!contact.ok || !target.ok || !comment.ok || !email.ok)
    return refuse(messagesOf([contact, target, comment, email]));
  return ok({
    cart: { ...cart.value, isPaidOnline: isPaidOnline(type) },
    target: target.value,
    contact: contact.value,
    email: email.value,
    payment: { type, changeFrom: changeFrom.value },
    doNotCallBack: doNotCallBack ?? false,
    comment: comment.value,
    expectedTotal: expectedTotal.value,
    returnUrl: returnUrl.value,
    code,
  });
};
