import fc from 'fast-check';
import { money } from '../../../src/domain/money/money';
import type { BonusAccount } from '../../../src/domain/promotion/bonus-account';
import {
  EMPTY_BONUS_ACCOUNT,
  bonusBalance,
  bonusReserved,
  bonusReservedFor,
} from '../../../src/domain/promotion/bonus-account';
import { expiredBonuses, expiringBonuses } from '../../../src/domain/promotion/bonus-expiry';
import type { BonusEntry } from '../../../src/domain/promotion/bonus-ledger';
import { bonusAccountOf, postBonusEntry } from '../../../src/domain/promotion/bonus-ledger';
import { ok, refuse } from '../../../src/domain/result/result';
import { addDays } from '../../../src/domain/time/local-date';
import { day, id } from './promotion-fixtures';
import { euro } from '../../support/euro';

const [FIRST, SECOND] = [id<'order'>(1), id<'order'>(2)];
const MAY = day('2026-05-01');
const JUNE = day('2026-06-01');

const earn = (amount: number, lastDay = MAY): BonusEntry => ({
  type: 'earn',
  amount: euro(amount),
  lastDay,
});
const invited = (amount: number, lastDay = MAY): BonusEntry => ({
  type: 'referral',
  amount: euro(amount),
  lastDay,
});
const forOrder =
  (type: 'reserve' | 'spend' | 'return') =>
  (amount: number, orderId = FIRST): BonusEntry => ({
    type,
    amount: euro(amount),
    orderId,
  });
const reserve = forOrder('reserve');
const spend = forOrder('spend');
const giveBack = forOrder('return');
const expire = (amount: number, on = JUNE): BonusEntry => ({
  type: 'expire',
  amount: euro(amount),
  day: on,
});

const accountOf = (...entries: BonusEntry[]): BonusAccount => {
  const account = bonusAccountOf(entries);
  if (!account.ok) throw new Error(`The test has an entry that cannot be: ${account.error.kind}`);
  return account.value;
};
const sumsOf = (...entries: BonusEntry[]) => {
  const account = accountOf(...entries);
  return [bonusBalance(account), bonusReserved(account)];
};
const sums = (balance: number, reserved: number) => [euro(balance), euro(reserved)];
const refusalOf = (...entries: BonusEntry[]) => bonusAccountOf(entries);
const notEnough = (available: number) =>
  refuse({ kind: 'bonus.not_enough', available: euro(available) });

describe('the life of an order', () => {
  it('begins with nothing', () => {
    expect(sumsOf()).toEqual(sums(0, 0));
    expect(EMPTY_BONUS_ACCOUNT).toEqual({ lots: [], reserved: new Map() });
  });

  it('leaves 14.00 to use of 19.00 when 5.00 are reserved', () => {
    expect(sumsOf(earn(19), reserve(5))).toEqual(sums(14, 5));
  });

  it('puts bonuses aside when it is placed', () => {
    expect(sumsOf(earn(10), reserve(6))).toEqual(sums(4, 6));
  });

  it('spends them when it is complete', () => {
    expect(sumsOf(earn(10), reserve(6), spend(6))).toEqual(sums(4, 0));
  });

  it('gives them back when it is cancelled', () => {
    expect(sumsOf(earn(10), reserve(6), giveBack(6))).toEqual(sums(10, 0));
  });

  it('spends a part and gives the rest back when it became smaller', () => {
    expect(sumsOf(earn(10), reserve(6), spend(4))).toEqual(sums(4, 2));
    expect(sumsOf(earn(10), reserve(6), spend(4), giveBack(2))).toEqual(sums(6, 0));
  });

  it('leaves what other orders have put aside alone', () => {
    const account = accountOf(earn(10), reserve(6), reserve(3, SECOND), spend(6));
    expect(account.reserved).toEqual(new Map([[SECOND, [{ amount: euro(3), lastDay: MAY }]]]));
    expect(bonusReservedFor(account, SECOND)).toBe(euro(3));
    expect(bonusReservedFor(account, FIRST)).toBe(euro(0));
  });

  it('can put aside again once it has nothing aside', () => {
    expect(sumsOf(earn(10), reserve(6), giveBack(6), reserve(10))).toEqual(sums(0, 10));
  });

  it('counts what came for an invitation like what was earned', () => {
    expect(sumsOf(earn(10), invited(5))).toEqual(sums(15, 0));
  });
});

describe('nothing is taken that is not there', () => {
  it('not more than the balance', () => {
    expect(refusalOf(earn(10), reserve(6), reserve(4.01, SECOND))).toEqual(notEnough(4));
    expect(sumsOf(earn(10), reserve(6), reserve(4, SECOND))).toEqual(sums(0, 10));
    expect(refusalOf(reserve(0.01))).toEqual(notEnough(0));
  });

  it.each([
    ['spent', spend],
    ['given back', giveBack],
  ])('not more is %s than the order has put aside', (_what, entry) => {
    expect(refusalOf(earn(10), reserve(6), entry(6.01))).toEqual(notEnough(6));
    expect(refusalOf(earn(10), reserve(6), entry(6), entry(6))).toEqual(notEnough(0));
    expect(refusalOf(earn(10), reserve(6), entry(1, SECOND))).toEqual(notEnough(0));
  });

  it('not twice for one order', () => {
    const refusal = refuse({ kind: 'bonus.already_reserved', orderId: FIRST });
    expect(refusalOf(earn(10), reserve(6), reserve(1))).toEqual(refusal);
    expect(refusalOf(earn(10), reserve(6), reserve(100))).toEqual(refusal);
  });

  it.each([earn, invited, reserve, spend, giveBack, expire])(
    'and nothing by an empty entry',
    (entry) => {
      const account = accountOf(earn(10), reserve(6));
      expect(postBonusEntry(account, entry(0))).toEqual(refuse({ kind: 'bonus.not_positive' }));
      expect(postBonusEntry(account, entry(-1))).toEqual(refuse({ kind: 'bonus.not_positive' }));
    },
  );

  it('and what comes after a refused entry does not hide it', () => {
    expect(refusalOf(reserve(1), earn(10))).toEqual(notEnough(0));
  });
});

describe('running out', () => {
  const account = accountOf(earn(5), earn(5, JUNE), reserve(2));

  it('takes the bonuses whose last day is over', () => {
    expect(expiredBonuses(account, MAY)).toBe(euro(0));
    expect(expiredBonuses(account, addDays(MAY, 1))).toBe(euro(3));
    expect(expiredBonuses(account, JUNE)).toBe(euro(3));
    expect(expiredBonuses(account, addDays(JUNE, 1))).toBe(euro(8));
  });

  it('leaves the others, and what an order has put aside', () => {
    const posted = postBonusEntry(account, expire(3));
    expect(posted).toEqual(
      ok({
        lots: [{ amount: euro(5), lastDay: JUNE }],
        reserved: new Map([[FIRST, [{ amount: euro(2), lastDay: MAY }]]]),
      }),
    );
  });

  it('takes nothing that can still be used, even when it comes too late for a change', () => {
    expect(postBonusEntry(account, expire(3.01))).toEqual(notEnough(3));
    expect(postBonusEntry(account, expire(3, MAY))).toEqual(notEnough(0));
  });

  it('comes for what was put aside once it is given back with the day it had', () => {
    const back = accountOf(earn(5), reserve(2), expire(3), giveBack(2));
    expect(back.lots).toEqual([{ amount: euro(2), lastDay: MAY }]);
    expect(expiredBonuses(back, JUNE)).toBe(euro(2));
  });

  it('takes 7.00 from 5.00 until 1 May and 5.00 until 1 June: 3.00 until 1 June are left', () => {
    expect(accountOf(earn(5, JUNE), earn(5, MAY), reserve(7)).lots).toEqual([
      { amount: euro(3), lastDay: JUNE },
    ]);
  });

  it.each([
    ['the day before it is within reach', day('2026-04-23'), []],
    ['as soon as it is within reach', day('2026-04-24'), [{ amount: euro(3), lastDay: MAY }]],
    ['on the last day', MAY, [{ amount: euro(3), lastDay: MAY }]],
    ['not when it is over', addDays(MAY, 1), []],
    ['the second when it is its turn', day('2026-05-25'), [{ amount: euro(5), lastDay: JUNE }]],
  ])('is announced for the next 7 days: %s', (_when, today, expiring) => {
    expect(expiringBonuses(account, today, 7)).toEqual(expiring);
  });

  it('is announced in the order in which it happens', () => {
    expect(expiringBonuses(account, MAY, 31).map(({ lastDay }) => lastDay)).toEqual([MAY, JUNE]);
    expect(expiringBonuses(account, MAY, 30).map(({ lastDay }) => lastDay)).toEqual([MAY]);
  });
});

describe('the law of the ledger', () => {
  const amounts = fc.integer({ min: -5, max: 60 }).map(money);
  const days = fc.nat(5).map((count) => addDays(MAY, count));
  const orders = fc.constantFrom(FIRST, SECOND);
  const entries: fc.Arbitrary<BonusEntry> = fc.oneof(
    fc.record({
      type: fc.constantFrom('earn' as const, 'referral' as const),
      amount: amounts,
      lastDay: days,
    }),
    fc.record({
      type: fc.constantFrom('reserve' as const, 'spend' as const, 'return' as const),
      amount: amounts,
      orderId: orders,
    }),
    fc.record({ type: fc.constant('expire' as const), amount: amounts, day: days }),
  );
  const total = (posted: readonly BonusEntry[], ...types: readonly BonusEntry['type'][]) =>
    posted.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + amount, 0);

  it('nothing is lost or made: earned and given − spent − run out = balance + reserved, none negative', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 40, size: 'max' }), (asked) => {
        let account = EMPTY_BONUS_ACCOUNT;
        const posted: BonusEntry[] = [];
        for (const entry of asked) {
          const result = postBonusEntry(account, entry);
          if (!result.ok) continue;
          account = result.value;
          posted.push(entry);
          const [balance, reserved] = [bonusBalance(account), bonusReserved(account)];
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(reserved).toBeGreaterThanOrEqual(0);
          expect(balance + reserved).toBe(
            total(posted, 'earn', 'referral') - total(posted, 'spend', 'expire'),
          );
        }
        expect(bonusAccountOf(posted)).toEqual(ok(account));
      }),
    );
  });

  it('placing and cancelling an order changes nothing', () => {
    const credits = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), days), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(credits, (earned) => {
        const before = accountOf(...earned.map(([amount, lastDay]) => earn(amount, lastDay)));
        const asked = reserve(1 + (bonusBalance(before) / 100 - 1) / 2);
        const placed = postBonusEntry(before, asked);
        const cancelled =
          placed.ok && postBonusEntry(placed.value, { ...asked, type: 'return', orderId: FIRST });
        expect(cancelled).toEqual(ok(before));
      }),
    );
  });
});
