import { money } from '../../../../src/domain';
import type { PaymentProvider, StartedRef } from '../../../../backend/payment/payment-provider';
import { stripeProvider } from '../../../../backend/payment/stripe/stripe-provider';
import type { AdapterUnderTest } from '../../../support/payment-adapter-kit';
import { checkPaymentAdapter, paymentToStart } from '../../../support/payment-adapter-kit';
import type { SignedNotice } from '../../../support/payment-sandbox/sandbox-notices';
import type { PaymentSandbox } from '../../../support/payment-sandbox/payment-sandbox';
import { startPaymentSandbox } from '../../../support/payment-sandbox/payment-sandbox';

const SECRET = 'whsec_of_the_tests';
const KEY = 'sk_test_secret';

const adapterOf = ({ url }: PaymentSandbox, secretKey = KEY, timeoutMs?: number): PaymentProvider =>
  stripeProvider({ secretKey, webhookSecret: SECRET, apiUrl: url, pageOrigin: url }, timeoutMs);

const asBuffer = ({ headers, body }: SignedNotice) => ({ headers, body: Buffer.from(body) });

const open = async (): Promise<AdapterUnderTest> => {
  const sandbox = await startPaymentSandbox({ webhookSecret: SECRET });
  const { ledger } = sandbox;
  const completed = 'checkout.session.completed';
  return {
    provider: adapterOf(sandbox),
    pay: ({ ref }) => Promise.resolve(ledger.step(ref, 'pay')),
    paidNotice: ({ ref }) => asBuffer(sandbox.noticeOf(ledger.session(ref), completed)),
    oldNotice: ({ ref }) => asBuffer(sandbox.noticeOf(ledger.session(ref), completed, 'old')),
    changed: ['1240', '1241'],
    refunded: ({ ref }) => ledger.refundedOf(ledger.session(ref).payment_intent?.id ?? ''),
    count: () => ledger.sessions.size,
    goAway: () => {
      sandbox.callsGo = 'cut';
    },
    close: () => sandbox.close(),
  };
};

checkPaymentAdapter('Stripe', open);

describe('Stripe', () => {
  let sandbox: PaymentSandbox;
  let stripe: PaymentProvider;
  beforeEach(async () => {
    sandbox = await startPaymentSandbox({ webhookSecret: SECRET });
    stripe = adapterOf(sandbox);
  });
  afterEach(() => sandbox.close());

  const begin = async (over: Parameters<typeof paymentToStart>[0] = {}) => {
    const asked = paymentToStart(over);
    const answer = await stripe.start(asked);
    if (!answer.ok) throw new Error(answer.error.reason);
    const payment: StartedRef = { key: asked.key, ref: answer.value.ref };
    return { payment, session: sandbox.ledger.session(answer.value.ref), asked };
  };
  const read = (notice: SignedNotice) => stripe.readNotice(asBuffer(notice));

  it('asks for the sum and says what it is for', async () => {
    const { session, asked } = await begin();
    expect(session).toMatchObject({
      amount_total: 1240,
      currency: 'eur',
      description: 'Order A-17',
      success_url: asked.returnUrl,
      client_reference_id: asked.key,
    });
  });

  it.each([
    ['JPY', 0, 1240, 1240],
    ['KWD', 3, 1240, 1240],
    ['ISK', 0, 1240, 124_000],
    ['UGX', 0, 1240, 124_000],
    ['MGA', 2, 124_000, 1240],
    ['HUF', 2, 1240, 1240],
  ])('takes payments in %s as Stripe counts it, and back', async (code, digits, ours, theirs) => {
    const { payment, session } = await begin({ amount: money(ours), currency: { code, digits } });
    expect(session.amount_total).toBe(theirs);
    sandbox.ledger.step(session.id, 'pay');
    const paid = { kind: 'paid', amount: ours, currency: code };
    expect(await stripe.stateOf(payment)).toEqual({ ok: true, value: paid });
    const refund = {
      key: 'r',
      payment,
      amount: money(ours),
      currency: { code, digits },
      reason: '',
    };
    expect(await stripe.refund(refund)).toEqual({ ok: true, value: 'done' });
    expect(sandbox.ledger.held()).toBe(0);
  });

  it.each([
    ['KWD', 3, 1241],
    ['MGA', 2, 1240],
    ['IQD', 3, 1240],
  ])('refuses a sum in %s that Stripe does not take, without a call', async (code, digits, sum) => {
    const asked = paymentToStart({ amount: money(sum), currency: { code, digits } });
    expect(await stripe.start(asked)).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect(sandbox.calls).toEqual([]);
  });

  it('knows what comes of a payment that is made later', async () => {
    const { payment, session } = await begin();
    sandbox.ledger.step(session.id, 'process');
    expect(await stripe.stateOf(payment)).toMatchObject({ ok: true, value: { kind: 'open' } });
    expect(await read(sandbox.noticeOf(session, 'checkout.session.completed'))).toMatchObject({
      ok: true,
      value: { key: payment.key, state: { kind: 'open' } },
    });
    sandbox.ledger.step(session.id, 'fail');
    expect(await stripe.stateOf(payment)).toMatchObject({ ok: true, value: { kind: 'declined' } });
    expect(
      await read(sandbox.noticeOf(session, 'checkout.session.async_payment_failed')),
    ).toMatchObject({
      ok: true,
      value: { key: payment.key, state: { kind: 'declined' } },
    });
    sandbox.ledger.step(session.id, 'succeed');
    const paid = { kind: 'paid', amount: 1240, currency: 'EUR' };
    const notice = sandbox.noticeOf(session, 'checkout.session.async_payment_succeeded');
    expect(await read(notice)).toMatchObject({
      ok: true,
      value: { key: payment.key, state: paid },
    });
  });

  it('says what a page that nobody paid on in time has come to', async () => {
    const { payment, session } = await begin();
    sandbox.ledger.step(session.id, 'expire');
    const expired = { kind: 'expired' };
    expect(await stripe.stateOf(payment)).toMatchObject({ ok: true, value: expired });
    expect(await read(sandbox.noticeOf(session, 'checkout.session.expired'))).toMatchObject({
      ok: true,
      value: { key: payment.key, state: expired },
    });
  });

  it('passes over notices of what is not a payment of the shop', async () => {
    const { session } = await begin();
    const nothing = { ok: true, value: null };
    expect(await read(sandbox.noticeOf(session, 'charge.refunded'))).toEqual(nothing);
    // The buyer of a payment link of the same account chooses its reference.
    const other = { ...session, metadata: {} };
    expect(await read(sandbox.noticeOf(other, 'checkout.session.completed'))).toEqual(nothing);
  });

  it('refuses a notice that another secret has signed', async () => {
    const { session } = await begin();
    const forged = sandbox.noticeOf(session, 'checkout.session.completed', 'forged');
    expect(await read(forged)).toMatchObject({ ok: false, error: { kind: 'unsigned' } });
  });

  it('does not take the payment of another order for this one', async () => {
    const { payment } = await begin();
    const answer = await stripe.stateOf({ ...payment, key: 'another' });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  it('waits for a refund that takes days, and hears when it fails', async () => {
    const { payment, session } = await begin();
    sandbox.ledger.step(session.id, 'pay');
    sandbox.ledger.refundsBegin = 'pending';
    const refund = {
      key: 'slow',
      payment,
      amount: money(1240),
      currency: { code: 'EUR', digits: 2 },
      reason: 'cancelled',
    };
    expect(await stripe.refund(refund)).toEqual({ ok: true, value: 'waiting' });
    expect(await stripe.refund(refund)).toEqual({ ok: true, value: 'waiting' });
    const [made] = sandbox.ledger.refunds;
    if (made) made.status = 'succeeded';
    expect(await stripe.refund(refund)).toEqual({ ok: true, value: 'done' });
    if (made) made.status = 'failed';
    expect(await stripe.refund(refund)).toEqual({ ok: true, value: 'refused' });
    expect(sandbox.ledger.refunds).toHaveLength(1);
  });

  it.each(['fails', 'busy', 'cut'] as const)(
    'is away while calls are answered so: %s, and begins one payment afterwards',
    async (manner) => {
      sandbox.callsGo = manner;
      const asked = paymentToStart();
      expect(await stripe.start(asked)).toMatchObject({ ok: false, error: { kind: 'away' } });
      sandbox.callsGo = 'well';
      expect(await stripe.start(asked)).toMatchObject({ ok: true });
      expect(sandbox.ledger.sessions.size).toBe(1);
    },
  );

  it('is away when a call is not answered in time, and begins one payment in the end', async () => {
    sandbox.callsGo = 'frozen';
    const asked = paymentToStart();
    const impatient = adapterOf(sandbox, KEY, 50);
    expect(await impatient.start(asked)).toMatchObject({ ok: false, error: { kind: 'away' } });
    await sandbox.release();
    expect(await stripe.start(asked)).toMatchObject({ ok: true });
    expect(sandbox.calls).toHaveLength(3);
    expect(sandbox.ledger.sessions.size).toBe(1);
  });

  it('names a wrong key as refused, and never shows it', async () => {
    const answer = await adapterOf(sandbox, 'sk_live_wrong').start(paymentToStart());
    expect(answer).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect(JSON.stringify(answer)).not.toMatch(/wrong|sk_/);
  });
});
