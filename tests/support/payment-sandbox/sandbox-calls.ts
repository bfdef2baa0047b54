import type { SandboxLedger, SandboxSession } from './sandbox-ledger';

/** An answer of the sandbox to a call: a status and JSON. */
export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface SandboxCall {
  readonly method: string;
  readonly path: string;
  readonly fields: URLSearchParams;
}

const ok = (body: unknown): CallAnswer => ({ status: 200, body });

export const stripeError = (
  status: number,
  type: string,
  fields: Readonly<Record<string, string>>,
): CallAnswer => ({ status, body: { error: { type, ...fields } } });

const invalid = (fields: Readonly<Record<string, string>>, status = 400): CallAnswer =>
  stripeError(status, 'invalid_request_error', fields);

const missing = (param: string): CallAnswer =>
  invalid({ code: 'resource_missing', param, message: 'No such object' }, 404);

const STEPS: Readonly<Record<string, number>> = { kwd: 10, bhd: 10, isk: 100, ugx: 100 };

/** Returns what is wrong with an amount, as Stripe would say it; null for nothing. */
const amountProblem = (amount: string | null, currency: string): CallAnswer | null => {
  if (!/^[a-z]{3}$/.test(currency) || currency === 'xxx')
    return invalid({ code: 'invalid_currency', param: 'currency', message: 'Invalid currency' });
  if (!/^[1-9]\d*$/.test(amount ?? '') || Number(amount) % (STEPS[currency] ?? 1) !== 0)
    return invalid({ code: 'parameter_invalid_integer', param: 'amount', message: 'Invalid' });
  return null;
};

/** With what Stripe shows: the intent is its id unless it is asked for whole. */
const shown = (session: SandboxSession, origin: string, fields?: URLSearchParams) => ({
  ...session,
  livemode: false,
  payment_intent:
    fields?.get('expand[0]') === 'payment_intent'
      ? session.payment_intent
      : (session.payment_intent?.id ?? null),
  url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
});

/** As it stands in a notice. */
export const shownInNotice = (session: SandboxSession, origin: string) => shown(session, origin);

const HALF_AN_HOUR = 1800;
const DAY = 86_400;

/** The calls that the adapter makes, on the ledger. */
export const answerCall = (
  ledger: SandboxLedger,
  { method, path, fields }: SandboxCall,
  { origin, now }: { readonly origin: string; readonly now: Date },
): CallAnswer => {
  const create = (): CallAnswer => {
    const currency = fields.get('line_items[0][price_data][currency]') ?? '';
    const amount = fields.get('line_items[0][price_data][unit_amount]');
    const problem = amountProblem(amount, currency);
    if (problem) return problem;
    const expiresAt = Number(fields.get('expires_at'));
    const opensFor = expiresAt - Math.floor(now.getTime() / 1000);
    if (!(opensFor >= HALF_AN_HOUR && opensFor <= DAY))
      return invalid({ param: 'expires_at', message: 'Between 30 minutes and 24 hours' });
    const session = ledger.open({
      client_reference_id: fields.get('client_reference_id'),
      metadata: { payment_key: fields.get('metadata[payment_key]') ?? '' },
      amount_total: Number(amount),
      currency,
      description: fields.get('line_items[0][price_data][product_data][name]') ?? '',
      success_url: fields.get('success_url') ?? '',
      expires_at: expiresAt,
    });
    return ok(shown(session, origin));
  };

  const ofSession = (id: string, action: string | undefined): CallAnswer => {
    const session = ledger.sessions.get(id);
    if (!session) return missing('session');
    if (action !== 'expire') return ok(shown(session, origin, fields));
    if (session.status !== 'open') return invalid({ message: 'Only open sessions can be expired' });
    ledger.step(id, 'expire');
    return ok(shown(session, origin));
  };

  const refund = (): CallAnswer => {
    const intent = fields.get('payment_intent') ?? '';
    const paid = ledger.paidBy(intent);
    if (!paid) return missing('payment_intent');
    const problem = amountProblem(fields.get('amount'), paid.currency);
    if (problem) return problem;
    const amount = Number(fields.get('amount'));
    if (ledger.refundedOf(intent) + amount > paid.amount_total)
      return invalid({ code: 'charge_already_refunded', message: 'Greater than what is left' });
    const made = {
      id: ledger.nextId('re'),
      object: 'refund' as const,
      payment_intent: intent,
      amount,
      metadata: { refund_key: fields.get('metadata[refund_key]') ?? '' },
      status: ledger.refundsBegin,
    };
    ledger.refunds.push(made);
    return ok({ ...made });
  };

  const refunds = (): CallAnswer => {
    const data = ledger.refunds.filter(
      (each) => each.payment_intent === fields.get('payment_intent'),
    );
    return ok({ object: 'list', has_more: false, url: '/v1/refunds', data });
  };

  if (path === '/v1/checkout/sessions' && method === 'POST') return create();
  if (path === '/v1/refunds') return method === 'POST' ? refund() : refunds();
  const [, id, action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(expire))?$/.exec(path) ?? [];
  return id === undefined ? missing('url') : ofSession(id, action);
};
