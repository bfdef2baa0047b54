import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Result } from '../../../src/domain';
import { decimalFromMoney, moneyFromDecimal, ok, refuse } from '../../../src/domain';
import type { ProviderState } from '../../../src/domain/payment/payment-attempt';
import { currencyOf } from '../../../backend/money/currencies';
import type { PaymentProvider, ProviderFailure } from '../../../backend/payment/payment-provider';

/** What the provider says of a payment, in an answer and in a notice. */
const Payment = t.type({
  order: t.string,
  page: t.string,
  status: t.keyof({ new: null, paid: null, rejected: null, cancelled: null }),
  amount: t.string,
  currency: t.string,
});
const Refund = t.type({ status: t.keyof({ done: null, queued: null, rejected: null }) });
const Notice = t.type({ at: t.number, payment: Payment });

interface ExampleSettings {
  readonly url: string;
  readonly secret: string;
}

const signatureOf = (secret: string, body: string | Buffer): Buffer =>
  createHmac('sha256', secret).update(body).digest();

const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
};

const stateOf = ({ status, amount, currency }: t.TypeOf<typeof Payment>): ProviderState => {
  const kinds = { new: 'open', rejected: 'declined', cancelled: 'expired' } as const;
  if (status !== 'paid') return { kind: kinds[status] };
  const paid = moneyFromDecimal(Number(amount), currencyOf(currency).digits);
  return { kind: 'paid', amount: paid, currency };
};

const REFUNDS = { done: 'done', queued: 'waiting', rejected: 'refused' } as const;

/** An answer in time that can be read, else why not; the reason holds no secret. */
const called = async <A>(
  { url, secret }: ExampleSettings,
  path: string,
  shape: t.Type<A, unknown>,
  fields?: object,
): Promise<Result<ProviderFailure, A>> => {
  try {
    const body = JSON.stringify(fields ?? {});
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'X-Signature': signatureOf(secret, body).toString('base64') },
      body,
      signal: AbortSignal.timeout(8_000),
    });
    if (answer.status >= 500 || answer.status === 429)
      return refuse({ kind: 'away', reason: `answered ${String(answer.status)}` });
    const read = answer.ok ? shape.decode(await answer.json()) : undefined;
    return read === undefined || isLeft(read)
      ? refuse({ kind: 'refused', reason: `answered ${String(answer.status)} to ${path}` })
      : ok(read.right);
  } catch {
    return refuse({ kind: 'away', reason: 'no answer' });
  }
};

export const exampleProvider = (settings: ExampleSettings): PaymentProvider => ({
  pageOrigins: [new URL(settings.url).origin],
  start: async ({ key, amount, currency, description, returnUrl, noticeUrl, expiresAt }) => {
    const started = await called(settings, '/start', Payment, {
      order: key, // the provider takes an order once, and answers the same payment again
      amount: decimalFromMoney(amount, currency.digits).toFixed(currency.digits),
      currency: currency.code,
      description,
      returnUrl,
      noticeUrl,
      until: new Date(expiresAt).toISOString(),
    });
    return started.ok ? ok({ ref: started.value.order, pageUrl: started.value.page }) : started;
  },
  readNotice: ({ headers, body }) => {
    const given = Buffer.from(String(headers['x-signature']), 'base64');
    const right = signatureOf(settings.secret, body);
    const isSigned = given.length === right.length && timingSafeEqual(given, right);
    const unsigned = refuse({ kind: 'unsigned', reason: 'wrong signature, or too old' } as const);
    if (!isSigned) return Promise.resolve(unsigned);
    const notice = Notice.decode(jsonOf(body));
    if (isLeft(notice))
      return Promise.resolve(refuse({ kind: 'malformed', reason: 'another shape' } as const));
    const { at, payment } = notice.right;
    const isNew = Math.abs(Date.now() - at) < 300_000;
    return Promise.resolve(isNew ? ok({ key: payment.order, state: stateOf(payment) }) : unsigned);
  },
  stateOf: async ({ key }) => {
    const answer = await called(settings, '/state', Payment, { order: key });
    return answer.ok ? ok(stateOf(answer.value)) : answer;
  },
  refund: async ({ key, payment, amount, currency }) => {
    const answer = await called(settings, '/refund', Refund, {
      order: payment.key,
      refund: key,
      amount: decimalFromMoney(amount, currency.digits).toFixed(currency.digits),
    });
    return answer.ok ? ok(REFUNDS[answer.value.status]) : answer;
  },
  close: async ({ key }) => {
    const answer = await called(settings, '/cancel', Payment, { order: key });
    return answer.ok ? ok(null) : answer;
  },
});
