import type { PaymentProvider } from './payment-provider';
import type { TakingProvider } from './provider-names';
import { sandboxProvider } from './sandbox-provider';
import { stripeProvider } from './stripe/stripe-provider';
import type { StripeSettings } from './stripe/stripe-settings';

/** Those that are set up: the one of the setting, and others whose refunds are still to be made. */
export type PaymentProviders = Readonly<Partial<Record<TakingProvider, PaymentProvider>>>;

/** Of the settings what adapters are made of. */
export interface ProviderSettings {
  /** Null without keys. */
  readonly stripe: StripeSettings | null;
}

export const paymentProviders = ({ stripe }: ProviderSettings): PaymentProviders => ({
  sandbox: sandboxProvider,
  ...(stripe && { stripe: stripeProvider(stripe) }),
});
