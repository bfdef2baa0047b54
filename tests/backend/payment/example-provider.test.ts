import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AdapterUnderTest } from '../../support/payment-adapter-kit';
import { checkPaymentAdapter } from '../../support/payment-adapter-kit';
import { sendJson, startTinyServer } from '../../support/tiny-server';
import { exampleProvider } from './example-provider';

const SECRET = 'secret of the example';

interface ExamplePayment {
  readonly order: string;
  readonly page: string;
  status: 'new' | 'paid' | 'cancelled';
  readonly amount: string;
  readonly currency: string;
}

/** In cents of euro. */
const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** Answers as the provider of the example would. */
class ExampleAtWork {
  readonly payments = new Map<string, ExamplePayment>();
  readonly refunds = new Map<string, { readonly order: string; readonly cents: number }>();
  isAway = false;
  url = '';

  refunded(order: string): number {
    const made = [...this.refunds.values()].filter((each) => each.order === order);
    return made.reduce((sum, { cents }) => sum + cents, 0);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of request) text += String(piece);
    // The adapter sends texts alone.
    const fields = JSON.parse(text) as Readonly<Record<string, string>>;
    const payment = this.payments.get(fields['order'] ?? '');
    if (this.isAway) sendJson(response, {}, 503);
    else if (request.url === '/start') sendJson(response, payment ?? this.begin(fields));
    else if (!payment) sendJson(response, {}, 404);
    else if (request.url === '/refund') sendJson(response, this.refund(payment, fields));
    else {
      if (request.url === '/cancel' && payment.status === 'new') payment.status = 'cancelled';
      sendJson(response, payment);
    }
  }

  private begin({ order = '', amount = '', currency = '' }: Readonly<Record<string, string>>) {
    const page = `${this.url}/page/${order}`;
    const begun: ExamplePayment = { order, page, status: 'new', amount, currency };
    this.payments.set(order, begun);
    return begun;
  }

  private refund(
    { order, status, amount: paid }: ExamplePayment,
    { refund = '', amount = '' }: Readonly<Record<string, string>>,
  ) {
    const left = status === 'paid' ? centsOf(paid) - this.refunded(order) : 0;
    if (!this.refunds.has(refund) && centsOf(amount) <= left)
      this.refunds.set(refund, { order, cents: centsOf(amount) });
    return { status: this.refunds.has(refund) ? 'done' : 'rejected' };
  }
}

const open = async (): Promise<AdapterUnderTest> => {
  const example = new ExampleAtWork();
  const { url, close } = await startTinyServer((request, response) => {
    void example.answer(request, response);
  });
  example.url = url;
  const noticeOf = (key: string, at: number) => {
    const body = Buffer.from(JSON.stringify({ at, payment: example.payments.get(key) }));
    const signature = createHmac('sha256', SECRET).update(body).digest('base64');
    return { headers: { 'x-signature': signature }, body };
  };
  return {
    provider: exampleProvider({ url, secret: SECRET }),
    pay: ({ key }) => {
      const payment = example.payments.get(key);
      if (payment?.status !== 'new') return Promise.resolve(false);
      payment.status = 'paid';
      return Promise.resolve(true);
    },
    paidNotice: ({ key }) => noticeOf(key, Date.now()),
    oldNotice: ({ key }) => noticeOf(key, Date.now() - 3_600_000),
    // The sum stands in it as 12.40.
    changed: ['12.40', '12.41'],
    refunded: ({ key }) => example.refunded(key),
    count: () => example.payments.size,
    goAway: () => {
      example.isAway = true;
    },
    close,
  };
};

checkPaymentAdapter('The example of the docs', open);

/** As it would import from a folder of its own, beside the one of Stripe. */
const inItsFolder = (source: string): string =>
  source
    .replaceAll("'../../../backend/payment/", "'../")
    .replaceAll("'../../../backend/", "'../../");

it('is what docs/payments.md shows', () => {
  const page = readFileSync(join(__dirname, '../../../docs/payments.md'), 'utf8');
  const [, shown] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
  const written = readFileSync(join(__dirname, 'example-provider.ts'), 'utf8');
  expect(shown).toBe(inItsFolder(written));
});
