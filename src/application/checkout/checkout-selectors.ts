import { createSelector } from 'reselect';
import { ZERO } from '../../domain/money/money';
import type { PaymentType } from '../../domain/order/payment-type';
import { paymentTypesAtCheckout } from '../../domain/order/payment-type';
import { selectCartTotals } from '../cart/cart-slice';
import type { CartRoot } from '../cart/cart-slice';
import { selectScopedOrder } from '../delivery/delivery-selectors';
import type { OrderOptionsRoot } from '../order-options/order-options-slice';
import type { CheckoutForm } from '../ports/checkout-form';
import type { Profile } from '../ports/profile-gateway';
import type { ProfileRoot } from '../profile/profile-slice';
import { selectSlots } from '../schedule/slots-slice';
import type { AccountRoot } from '../session/account-slice';
import { selectIsSignedIn } from '../session/account-slice';
import type { SettingsRoot } from '../settings/settings-slice';
import { selectSettings } from '../settings/settings-slice';
import type { SetupRoot } from '../setup/setup-slice';
import type { CheckoutRefusals, CheckoutTerms } from './checkout-check';
import { checkoutRefusals } from './checkout-check';
import { selectCheckout } from './checkout-slice';
import type { LastContactRoot } from './last-contact-slice';

/** Who is signed in, as far as that is known; null for a guest. */
export const selectCustomer = ({ account, profile }: AccountRoot & ProfileRoot): Profile | null =>
  account.isSignedIn ? profile.profile : null;

/** The ways to pay this order, in the shop's order. Rules 13.6. */
export const selectPaymentTypes = createSelector(
  [(state: SettingsRoot) => state.settings?.payments, selectScopedOrder],
  (offers, order): readonly PaymentType[] => paymentTypesAtCheckout(offers ?? [], order),
);

const selectKnownEmail = (state: AccountRoot & ProfileRoot & LastContactRoot): string | null =>
  state.account.isSignedIn
    ? (selectCustomer(state)?.email ?? null)
    : (state.lastContact?.email ?? null);

/**
 * The form with what need not be chosen or typed: the way to pay, where only one is offered, and an
 * e-mail that is known. Rules 13.6, 13.7.
 */
export const selectCheckoutForm = createSelector(
  [selectCheckout, selectPaymentTypes, selectKnownEmail],
  (form, [only = null, ...others], email): CheckoutForm => ({
    ...form,
    email: form.email ?? email,
    paymentType: form.paymentType ?? (others.length === 0 ? only : null),
  }),
);

/** Returns whether the whole order costs nothing, so that there is nothing to give change from. */
export const selectIsFree = (state: CartRoot): boolean => state.cart.calculation?.total === ZERO;

/** What the checkout is held against; null before the settings are known. */
export const selectCheckoutTerms = createSelector(
  [
    selectSettings,
    (state: SetupRoot) => state.setup.country,
    selectScopedOrder,
    selectCartTotals,
    (state: OrderOptionsRoot) => state.orderOptions.time,
    selectSlots,
    selectIsSignedIn,
    selectCustomer,
  ],
  (settings, country, order, totals, time, slots, isSignedIn, customer): CheckoutTerms | null =>
    settings && {
      country,
      settings,
      order,
      calculation: totals.kind === 'known' ? totals.calculation : null,
      time,
      slots,
      // While the profile is on its way the account still knows who it is.
      known: {
        phone: isSignedIn,
        firstName: isSignedIn && (customer === null || customer.firstName !== null),
      },
    },
);

/** What is left to say, by field; null before the settings are known. */
export const selectCheckoutRefusals = createSelector(
  [selectCheckoutForm, selectCheckoutTerms],
  (form, terms): CheckoutRefusals | null => terms && checkoutRefusals(form, terms),
);
