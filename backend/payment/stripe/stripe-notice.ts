import type Stripe from 'stripe';
import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import type { NoticeRefusal, PaymentNotice } from '../payment-provider';
import { stateOfSession } from './stripe-state';

/** In seconds: an older notice may be somebody's recording. */
export const NOTICE_TOLERANCE = 300;

const stateIn = (event: Stripe.Event): Result<NoticeRefusal, PaymentNotice | null> => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      // Only the shop itself writes it: the buyer of a payment link may choose the reference.
      const key = session.metadata?.['payment_key'];
      // The account may have payments that are not of this shop.
      if (key === undefined) return ok(null);
      const { id: ref } = session;
      if (event.type === 'checkout.session.async_payment_failed')
        return ok({ key, ref, state: { kind: 'declined' } });
      const state = stateOfSession(session);
      if (!state.ok) return refuse({ kind: 'malformed', reason: state.error });
      return ok({ key, ref, state: state.value });
    }
    default:
      return ok(null);
  }
};

/** Returns what a notice says of a payment, once its signature is verified; null where it says nothing of one. */
export const readStripeNotice = (
  stripe: Stripe,
  body: Buffer,
  signature: string | readonly string[] | undefined,
  secret: string,
): Result<NoticeRefusal, PaymentNotice | null> => {
  if (typeof signature !== 'string') return refuse({ kind: 'unsigned', reason: 'no signature' });
  try {
    return stateIn(stripe.webhooks.constructEvent(body, signature, secret, NOTICE_TOLERANCE));
  } catch (error) {
    return error instanceof SyntaxError
      ? refuse({ kind: 'malformed', reason: 'no JSON' })
      : refuse({ kind: 'unsigned', reason: 'the signature is not right, or too old' });
  }
};
