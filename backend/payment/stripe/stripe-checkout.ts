import Stripe from 'stripe';
import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import { addMinutes } from '../../../src/domain/time/instant';
import type {
  PaymentProvider,
  PaymentToStart,
  ProviderFailure,
  RefundState,
} from '../payment-provider';
import { toStripeAmount } from './stripe-amounts';
import { failureOf, isOutOfPlace } from './stripe-failure';
import { readStripeNotice } from './stripe-notice';
import type { StripeSettings } from './stripe-settings';
import { stateOfSession } from './stripe-state';

/** In milliseconds, of one try: two stay below the 15 seconds for which the storefront waits. */
const TIMEOUT_MS = 6_000;
const RETRIES = 1;

/** In minutes: a page of Stripe's is open for at least 30, counted from the call. */
const OPEN_AFTER_ORDER = 31;

/** Languages of the page that need no guess; in others it takes the browser's. */
const LOCALES: ReadonlySet<string> = new Set(
  'bg cs da de el en es et fi fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'.split(
    ' ',
  ),
);

/** Their money comes after days, and an order does not wait for it. */
const SLOW_METHODS = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'nz_bank_account',
  'oxxo',
  'sepa_debit',
  'us_bank_account',
] as const;

const REFUND_STATES: Readonly<Record<string, RefundState>> = {
  succeeded: 'done',
  pending: 'waiting',
  requires_action: 'waiting',
};

const refundStateOf = ({ status }: Stripe.Refund): RefundState =>
  REFUND_STATES[status ?? ''] ?? 'refused';

const addressOf = (apiUrl: string | null): Stripe.StripeConfig => {
  if (apiUrl === null) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' };
};

/** What Stripe is asked for: it depends on the payment alone, since the same key twice has to ask for the same. */
const sessionOf = (
  payment: PaymentToStart,
  amount: number,
): Stripe.Checkout.SessionCreateParams => {
  const { key, orderNumber, description, locale } = payment;
  const metadata = { payment_key: key, order_number: orderNumber };
  return {
    mode: 'payment',
    client_reference_id: key,
    metadata,
    payment_intent_data: { description, metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.code.toLowerCase(),
          unit_amount: amount,
          product_data: { name: description },
        },
      },
    ],
    // What is paid is what was asked for, in the shop's currency.
    adaptive_pricing: { enabled: false },
    excluded_payment_method_types: [...SLOW_METHODS],
    locale: LOCALES.has(locale) ? locale : 'auto',
    success_url: payment.returnUrl,
    cancel_url: payment.returnUrl,
    expires_at: Math.floor(addMinutes(payment.expiresAt, OPEN_AFTER_ORDER) / 1000),
  };
};

const refused = (reason: string): Result<ProviderFailure, never> =>
  refuse({ kind: 'refused', reason });

/** Calls Stripe; what it throws becomes a refusal. */
const calling = async <A>(
  work: () => Promise<Result<ProviderFailure, A>>,
): Promise<Result<ProviderFailure, A>> => {
  try {
    return await work();
  } catch (error) {
    return refuse(failureOf(error));
  }
};

const idOf = (expandable: string | { readonly id: string } | null): string | null =>
  typeof expandable === 'string' ? expandable : (expandable?.id ?? null);

/** The adapter itself, apart from what is known without the package. */
export type StripeCheckout = Omit<PaymentProvider, 'pageOrigins'>;

/** Takes payments on pages of Stripe's, by Checkout Sessions. */
export const stripeCheckout = (
  settings: StripeSettings,
  timeoutMs = TIMEOUT_MS,
): StripeCheckout => {
  const stripe = new Stripe(settings.secretKey, {
    ...addressOf(settings.apiUrl),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;

  const start: StripeCheckout['start'] = (payment) =>
    calling(async () => {
      const amount = toStripeAmount(payment.amount, payment.currency);
      if (!amount.ok) return refused(amount.error);
      const { id, url } = await sessions.create(sessionOf(payment, amount.value), {
        idempotencyKey: `start-${payment.key}`,
      });
      return url === null ? refused('a payment without a page') : ok({ ref: id, pageUrl: url });
    });

  const stateOf: StripeCheckout['stateOf'] = ({ key, ref }) =>
    calling(async () => {
      const session = await sessions.retrieve(ref, { expand: ['payment_intent'] });
      if (session.metadata?.['payment_key'] !== key)
        return refused('the payment is of another key');
      const state = stateOfSession(session);
      return state.ok ? state : refused(state.error);
    });

  /** Looks for it first: Stripe forgets idempotency keys after a day, and money is given back for longer. */
  const refund: StripeCheckout['refund'] = ({ key, payment, amount, currency, reason }) =>
    calling(async () => {
      const counted = toStripeAmount(amount, currency);
      if (!counted.ok) return refused(counted.error);
      const intent = idOf((await sessions.retrieve(payment.ref)).payment_intent);
      if (intent === null) return refused('nothing was paid');
      const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
      const made = data.find(({ metadata }) => metadata?.['refund_key'] === key);
      if (made) return ok(refundStateOf(made));
      const created = await stripe.refunds.create(
        {
          payment_intent: intent,
          amount: counted.value,
          reason: 'requested_by_customer',
          metadata: { refund_key: key, reason: reason.slice(0, 500) },
        },
        { idempotencyKey: `refund-${key}` },
      );
      return ok(refundStateOf(created));
    });

  const close: StripeCheckout['close'] = ({ ref }) =>
    calling(async () => {
      try {
        await sessions.expire(ref);
      } catch (error) {
        if (!isOutOfPlace(error)) throw error;
      }
      return ok(null);
    });

  return {
    start,
    stateOf,
    refund,
    close,
    readNotice: ({ headers, body }) =>
      Promise.resolve(
        readStripeNotice(stripe, body, headers['stripe-signature'], settings.webhookSecret),
      ),
  };
};
