import fc from 'fast-check';
import { money, sum } from '../../../src/domain/money/money';
import type { RefundablePayment } from '../../../src/domain/payment/order-money';
import { heldOf, refundParts, refundedOf } from '../../../src/domain/payment/order-money';
import { ok, refuse } from '../../../src/domain/result/result';
import { euro } from '../../support/euro';

const paid = (id: number, amount: number, back: number[] = []): RefundablePayment => ({
  id,
  state: 'paid',
  amount: euro(amount),
  refunds: back.map((part) => ({ state: 'done', amount: euro(part) })),
});

describe('what the shop has of an order', () => {
  it('is what was paid less what goes back', () => {
    const payments: RefundablePayment[] = [
      paid(1, 28.48, [8.48]),
      { id: 2, state: 'declined', amount: euro(100), refunds: [] },
      { id: 3, state: 'given_up', amount: euro(100), refunds: [] },
      { id: 4, state: 'open', amount: euro(100), refunds: [] },
    ];
    expect(heldOf(payments)).toBe(euro(20));
  });

  it('counts a refund that is on its way as gone, and a failed one as not', () => {
    const refunds = [
      { state: 'waiting', amount: euro(1) },
      { state: 'done', amount: euro(2) },
      { state: 'failed', amount: euro(4) },
    ] as const;
    expect(refundedOf(refunds)).toBe(euro(3));
    expect(heldOf([{ ...paid(1, 10), refunds }])).toBe(euro(7));
  });
});

describe('giving money back', () => {
  it('takes it from the newest payment first', () => {
    expect(refundParts([paid(1, 10), paid(2, 5, [2])], euro(4))).toEqual(
      ok([
        { paymentId: 2, amount: euro(3) },
        { paymentId: 1, amount: euro(1) },
      ]),
    );
  });

  it('refuses a cent more than there is', () => {
    expect(refundParts([paid(1, 10, [4])], euro(6.01))).toEqual(
      refuse({ kind: 'refund.too_large', left: euro(6) }),
    );
  });

  it('gives back exactly what was asked for, in parts until nothing is left', () => {
    const payments = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 10_000 }),
        state: fc.constantFrom('paid', 'open', 'declined', 'given_up'),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(payments, fc.array(fc.integer({ min: 1, max: 10_000 })), (made, asked) => {
        let all: RefundablePayment[] = made.map(({ amount, state }, index) => ({
          id: index,
          state,
          amount: money(amount),
          refunds: [],
        }));
        for (const amount of [...asked, heldOf(all)].map(money)) {
          const before = heldOf(all);
          const parts = refundParts(all, amount);
          expect(parts.ok).toBe(amount <= before);
          if (!parts.ok) continue;
          expect(sum(parts.value.map((part) => part.amount))).toBe(amount);
          all = all.map((payment) => ({
            ...payment,
            refunds: [
              ...payment.refunds,
              ...parts.value
                .filter(({ paymentId }) => paymentId === payment.id)
                .map((part) => ({ state: 'waiting' as const, amount: part.amount })),
            ],
          }));
          expect(heldOf(all)).toBe(before - amount);
          expect(all.every((one) => refundedOf(one.refunds) <= one.amount)).toBe(true);
        }
      }),
    );
  });
});
