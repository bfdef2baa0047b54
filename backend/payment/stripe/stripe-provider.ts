import type { PaymentProvider } from '../payment-provider';
import type { StripeCheckout } from './stripe-checkout';
import type { StripeSettings } from './stripe-settings';

/**
 * Takes payments by Stripe. Its package takes 0.4 s and 17 MB to load, so it is loaded by the first call:
 * the operator's tool, and a shop without Stripe, never does.
 */
export const stripeProvider = (settings: StripeSettings, timeoutMs?: number): PaymentProvider => {
  let loaded: Promise<StripeCheckout> | null = null;
  const checkout = (): Promise<StripeCheckout> => {
    loaded ??= import('./stripe-checkout').then(({ stripeCheckout }) =>
      stripeCheckout(settings, timeoutMs),
    );
    loaded.catch(() => (loaded = null));
    return loaded;
  };
  return {
    pageOrigins: [settings.pageOrigin],
    start: async (payment) => (await checkout()).start(payment),
    readNotice: async (notice) => (await checkout()).readNotice(notice),
    stateOf: async (payment) => (await checkout()).stateOf(payment),
    refund: async (refund) => (await checkout()).refund(refund),
    close: async (payment) => (await checkout()).close(payment),
  };
};
