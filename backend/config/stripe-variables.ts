import type { ValuesOf } from '../../environment/setting';
import { about, setting } from '../../environment/setting';
import { isLocalAddress } from '../sandbox/is-local-address';
import type { StripeSettings } from '../payment/stripe/stripe-settings';

const matching = (accepts: string, pattern: RegExp) =>
  setting<string | null>(accepts, null, (text) => (pattern.test(text) ? text : undefined));

const originOf = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.href === `${url.origin}/` ? url.origin : undefined;
};

/** The variables of payments by Stripe: see docs/payments.md. */
export const STRIPE_VARIABLES = {
  STRIPE_SECRET_KEY: about(
    'The secret or restricted key of the account at Stripe. Needed where `PAYMENT_PROVIDER` is stripe, and for refunds of what was paid there as long as there may be any.',
    matching('sk_test_…, sk_live_…, rk_test_… or rk_live_…', /^[sr]k_(test|live)_\w+$/),
  ),
  STRIPE_WEBHOOK_SECRET: about(
    "The signing secret of Stripe's webhook to `/payment/notices/stripe`. Needed where `PAYMENT_PROVIDER` is stripe.",
    matching('whsec_…', /^whsec_\S+$/),
  ),
  STRIPE_CHECKOUT_URL: about(
    "Where Stripe's pages are, if the account has a domain of its own for them.",
    setting<string>(
      'an address such as https://pay.example.com',
      'https://checkout.stripe.com',
      originOf,
    ),
  ),
  STRIPE_API_URL: about(
    "For tests: another server that speaks Stripe's HTTP and has its pages. Unset: Stripe.",
    setting<string | null>('an address of this machine', null, (text) =>
      isLocalAddress(text) ? new URL(text).origin : undefined,
    ),
  ),
};

type Variables = ValuesOf<typeof STRIPE_VARIABLES>;

/** Returns which key is missing where Stripe takes the payments, in one line; null when none is. */
export const stripeProblem = (env: Variables & { readonly PAYMENT_PROVIDER: string }) => {
  if (env.PAYMENT_PROVIDER !== 'stripe') return null;
  const missing = (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).find(
    (name) => env[name] === null,
  );
  return missing ? `${missing}: not set, needed when PAYMENT_PROVIDER is stripe` : null;
};

/** The settings that these variables make; null without both keys. */
export const stripeSettingsOf = (env: Variables): StripeSettings | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === null || webhookSecret === null) return null;
  const { STRIPE_API_URL: apiUrl, STRIPE_CHECKOUT_URL: pages } = env;
  return { secretKey, webhookSecret, apiUrl, pageOrigin: apiUrl ?? pages };
};
