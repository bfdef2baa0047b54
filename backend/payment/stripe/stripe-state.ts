import type Stripe from 'stripe';
import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import type { ProviderState } from '../../../src/domain/payment/payment-attempt';
import { fromStripeAmount } from './stripe-amounts';

/** What tells how a payment stands; in a notice the intent is but its id. */
type Session = Pick<
  Stripe.Checkout.Session,
  'status' | 'payment_status' | 'payment_intent' | 'amount_total' | 'currency'
>;

/** The customer has finished, and the bank said no afterwards. */
const FAILED: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled']);

const isFailed = ({ payment_intent: intent }: Session): boolean =>
  typeof intent === 'object' && intent !== null && FAILED.has(intent.status);

/**
 * Returns how a payment stands; refuses one that is paid in what cannot be counted. A card that is
 * declined leaves it open: the customer tries another one on the same page.
 */
export const stateOfSession = (session: Session): Result<string, ProviderState> => {
  if (session.payment_status === 'paid') {
    const currency = session.currency?.toUpperCase() ?? '';
    const amount = fromStripeAmount(session.amount_total ?? Number.NaN, currency);
    return amount === null
      ? refuse('a payment without a sum of the shop')
      : ok({ kind: 'paid', amount, currency });
  }
  if (session.status === 'expired') return ok({ kind: 'expired' });
  return ok({ kind: session.status === 'complete' && isFailed(session) ? 'declined' : 'open' });
};
