import { localePath } from '../../domain/locale/locale-path';
import type { Money } from '../../domain/money/money';
import { ZERO } from '../../domain/money/money';
import { readChangeFrom } from '../../domain/order/change-from';
import { validateEmail } from '../../domain/customer/email';
import { validateFirstName } from '../../domain/customer/first-name';
import { validateOrderComment } from '../../domain/cart/order-limits';
import { validatePhone } from '../../domain/phone/validate-phone';
import type { Instant } from '../../domain/time/instant';
import type { AddressBookRoot } from '../addresses/address-book-slice';
import { ACCEPTED_PATH } from '../tracking/order-page-path';
import { orderToPriceAt } from '../pricing/order-selectors';
import type { OrderToPlace, OrderToPrice } from '../ports/order-to-place';
import type { CheckoutForm } from '../ports/checkout-form';
import type { OrderToPriceRoot } from '../pricing/order-selectors';
import type { ProfileRoot } from '../profile/profile-slice';
import type { AccountRoot } from '../session/account-slice';
import type { LanguageRoot } from '../session/language-slice';
import type { SetupRoot } from '../setup/setup-slice';
import { selectCustomer } from './checkout-selectors';

/** Whom to call; null where the account says it, undefined where nobody does. Rules 13.7. */
const contactOf = (
  state: AccountRoot & SetupRoot & ProfileRoot,
  { firstName, phone }: CheckoutForm,
): OrderToPlace['contact'] | undefined => {
  const customer = selectCustomer(state);
  const name = validateFirstName(firstName);
  if (state.account.isSignedIn) {
    const isNameTyped = customer !== null && customer.firstName === null && name.ok;
    return isNameTyped ? { firstName: name.value, phone: customer.phone } : null;
  }
  const number = validatePhone(phone, state.setup.country);
  return name.ok && number.ok ? { firstName: name.value, phone: number.value } : undefined;
};

/** The id of the saved address that the order goes to: the selection has it as the list does. Null for none. */
const savedAddressOf = (
  { addressBook }: AddressBookRoot,
  { selection }: OrderToPrice,
): OrderToPlace['addressId'] =>
  addressBook.kind === 'account' && selection.type === 'delivery'
    ? (addressBook.addresses.find((saved) => saved === selection.address)?.id ?? null)
    : null;

/** Only cash knows change, and only where there is something to pay. */
const changeFromOf = (
  { paymentType, changeFrom }: CheckoutForm,
  total: Money,
  digits: number,
): Money | null => {
  if (paymentType !== 'cash' || total === ZERO) return null;
  const note = readChangeFrom(changeFrom, digits);
  return note.ok ? note.value : null;
};

/**
 * Returns what is placed, of a form with which nothing is wrong: under the total that the customer is shown,
 * or the `expectedTotal` that they were shown since. Null while something is missing: dishes, a price,
 * a way to pay or whom to call. Rules 13.6, 13.7.
 */
export const orderToPlaceOf = (
  state: OrderToPriceRoot & LanguageRoot & AccountRoot & SetupRoot,
  form: CheckoutForm,
  now: Instant,
  expectedTotal: Money | undefined = state.cart.calculation?.total,
): OrderToPlace | null => {
  const order = orderToPriceAt(state, now);
  const contact = contactOf(state, form);
  const comment = validateOrderComment(form.comment);
  const email = validateEmail(form.email ?? '');
  const { paymentType, doNotCallBack } = form;
  if (!order || contact === undefined || !comment.ok || !email.ok) return null;
  if (paymentType === null || expectedTotal === undefined || !state.settings) return null;
  const { locale, locales } = state.language;
  return {
    ...order,
    contact,
    email: email.value,
    addressId: savedAddressOf(state, order),
    paymentType,
    changeFrom: changeFromOf(form, expectedTotal, state.settings.currency.digits),
    comment: comment.value,
    doNotCallBack,
    expectedTotal,
    returnPath: localePath(ACCEPTED_PATH, locale, locales),
  };
};
