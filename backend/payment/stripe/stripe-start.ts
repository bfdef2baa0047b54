import type { Currency } from '../../../src/domain';
import type { ProviderName } from '../provider-names';
import { isTakenByStripe } from './stripe-amounts';
import type { StripeSettings } from './stripe-settings';
import { isTestKey } from './stripe-settings';

interface PaymentSettings {
  readonly paymentProvider: ProviderName;
  readonly stripe: StripeSettings | null;
}

/** Returns why the backend must not start, in one line; null when it may. */
export const stripeCurrencyProblem = (
  { paymentProvider }: PaymentSettings,
  { code }: Currency,
): string | null =>
  paymentProvider === 'stripe' && !isTakenByStripe(code)
    ? `PAYMENT_PROVIDER: got "stripe", which takes no payments in ${code}, the currency of the shop`
    : null;

/** Returns what an operator should know at the start; null for nothing. */
export const stripeWarning = (
  { paymentProvider, stripe }: PaymentSettings,
  { menu }: { readonly menu: 'own' | 'demo' | null },
): string | null =>
  paymentProvider === 'stripe' && menu === 'own' && stripe !== null && isTestKey(stripe)
    ? 'STRIPE_SECRET_KEY: a test key, so payments online move no money'
    : null;
