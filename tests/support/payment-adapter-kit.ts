import type { IncomingHttpHeaders } from 'node:http';
import { money } from '../../src/domain';
import type { ProviderState } from '../../src/domain/payment/payment-attempt';
import { instant } from '../../src/domain/time/instant';
import type {
  PaymentProvider,
  PaymentToStart,
  StartedRef,
} from '../../backend/payment/payment-provider';

/** A notice as it comes by HTTP. */
export interface HttpNotice {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An adapter, with something that answers it as its provider would. */
export interface AdapterUnderTest {
  readonly provider: PaymentProvider;
  /** The customer pays on the page of the payment; false where it is closed. */
  pay(payment: StartedRef): Promise<boolean>;
  /** What the provider sends when a payment was made, in time. */
  paidNotice(payment: StartedRef): HttpNotice;
  /** The same, recorded an hour ago. */
  oldNotice(payment: StartedRef): HttpNotice;
  /** A sum as it stands in the notice, and another. */
  readonly changed: readonly [string, string];
  /** What has gone back of a payment, in minor units. */
  refunded(payment: StartedRef): number;
  /** How many payments there are. */
  count(): number;
  /** The provider cannot be reached from now on. */
  goAway(): void;
  close(): Promise<void>;
}

let started = 0;

/** A payment of 12.40 euro that waits for a quarter of an hour. */
export const paymentToStart = (over: Partial<PaymentToStart> = {}): PaymentToStart => {
  started += 1;
  return {
    key: `key-${String(started)}-of-twenty-two`,
    orderNumber: 'A-17',
    amount: money(1240),
    currency: { code: 'EUR', digits: 2 },
    locale: 'en',
    returnUrl: `https://shop.example/payment/key-${String(started)}/return`,
    noticeUrl: 'https://shop.example/payment/notices/any',
    description: 'Order A-17',
    expiresAt: instant(Date.now() + 15 * 60_000),
    ...over,
  };
};

const PAID: ProviderState = { kind: 'paid', amount: money(1240), currency: 'EUR' };

/** Checks that an adapter answers the five questions of the port as the shop relies on. */
export const checkPaymentAdapter = (name: string, open: () => Promise<AdapterUnderTest>): void => {
  describe(`${name}, as any provider of payments`, () => {
    let adapter: AdapterUnderTest;
    beforeEach(async () => {
      adapter = await open();
    });
    afterEach(() => adapter.close());

    const begin = async (asked = paymentToStart()): Promise<StartedRef> => {
      const answer = await adapter.provider.start(asked);
      if (!answer.ok) throw new Error(answer.error.reason);
      expect(adapter.provider.pageOrigins).toContain(new URL(answer.value.pageUrl).origin);
      return { key: asked.key, ref: answer.value.ref };
    };
    const paid = async (): Promise<StartedRef> => {
      const payment = await begin();
      expect(await adapter.pay(payment)).toBe(true);
      return payment;
    };
    const refund = (payment: StartedRef, key: string, amount: number) =>
      adapter.provider.refund({
        key,
        payment,
        amount: money(amount),
        currency: { code: 'EUR', digits: 2 },
        reason: 'cancelled',
      });

    it('begins one payment for one key, however often it is asked for', async () => {
      const asked = paymentToStart();
      const [first, second] = await Promise.all([begin(asked), begin(asked)]);
      expect(second).toEqual(first);
      expect(await begin(asked)).toEqual(first);
      expect(adapter.count()).toBe(1);
    });

    it('says that a payment is open, and then what was paid', async () => {
      const payment = await begin();
      expect(await adapter.provider.stateOf(payment)).toEqual({
        ok: true,
        value: { kind: 'open' },
      });
      await adapter.pay(payment);
      expect(await adapter.provider.stateOf(payment)).toEqual({ ok: true, value: PAID });
    });

    it('reads a notice of a payment, twice alike', async () => {
      const payment = await paid();
      const notice = adapter.paidNotice(payment);
      const read = { ok: true, value: { key: payment.key, state: PAID } };
      expect(await adapter.provider.readNotice(notice)).toMatchObject(read);
      expect(await adapter.provider.readNotice(notice)).toMatchObject(read);
    });

    it('refuses a notice that was changed, is not signed, or is old', async () => {
      const payment = await paid();
      const { headers, body } = adapter.paidNotice(payment);
      const changed = Buffer.from(body.toString().replace(...adapter.changed));
      expect(changed.equals(body)).toBe(false);
      const unsigned = { ok: false, error: { kind: 'unsigned' } };
      for (const notice of [
        { headers, body: changed },
        { headers: {}, body },
        { headers, body: Buffer.alloc(0) },
        adapter.oldNotice(payment),
      ])
        expect(await adapter.provider.readNotice(notice)).toMatchObject(unsigned);
    });

    it('gives all of it back, once for one key', async () => {
      const payment = await paid();
      expect(await refund(payment, 'refund-1', 1240)).toEqual({ ok: true, value: 'done' });
      expect(await refund(payment, 'refund-1', 1240)).toEqual({ ok: true, value: 'done' });
      expect(adapter.refunded(payment)).toBe(1240);
    });

    it('gives parts of it back until there is nothing left', async () => {
      const payment = await paid();
      await refund(payment, 'part-1', 240);
      await Promise.all([refund(payment, 'part-2', 400), refund(payment, 'part-2', 400)]);
      await refund(payment, 'part-3', 600);
      expect(adapter.refunded(payment)).toBe(1240);
      const more = await refund(payment, 'part-4', 1);
      expect(more.ok && more.value === 'done').toBe(false);
      expect(adapter.refunded(payment)).toBe(1240);
    });

    it('gives nothing back of what nobody has paid', async () => {
      const payment = await begin();
      const answer = await refund(payment, 'refund-2', 1240);
      expect(answer.ok && answer.value !== 'refused').toBe(false);
    });

    it('lets nobody pay a payment that was closed, and closes it twice alike', async () => {
      const payment = await begin();
      expect(await adapter.provider.close(payment)).toEqual({ ok: true, value: null });
      expect(await adapter.provider.close(payment)).toEqual({ ok: true, value: null });
      expect(await adapter.pay(payment)).toBe(false);
      const state = await adapter.provider.stateOf(payment);
      expect(state.ok && (state.value.kind === 'expired' || state.value.kind === 'declined')).toBe(
        true,
      );
    });

    it('still says that it was paid when it is closed too late', async () => {
      const payment = await paid();
      await adapter.provider.close(payment);
      expect(await adapter.provider.stateOf(payment)).toEqual({ ok: true, value: PAID });
    });

    it('says that the provider is away, and does not throw', async () => {
      const payment = await begin();
      adapter.goAway();
      const away = { ok: false, error: { kind: 'away' } };
      expect(await adapter.provider.start(paymentToStart())).toMatchObject(away);
      expect(await adapter.provider.stateOf(payment)).toMatchObject(away);
      expect(await refund(payment, 'refund-3', 1240)).toMatchObject(away);
      expect(await adapter.provider.close(payment)).toMatchObject(away);
    });
  });
};
