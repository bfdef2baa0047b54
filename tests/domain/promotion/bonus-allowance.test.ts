import fc from 'fast-check';
import { money } from '../../../src/domain/money/money';
import {
  DEFAULT_BONUS_CAP,
  bonusAllowance,
  bonusCap,
  writeOffBonuses,
} from '../../../src/domain/promotion/bonus-allowance';
import { readBonusAmount } from '../../../src/domain/promotion/bonus-amount';
import { ok, refuse } from '../../../src/domain/result/result';
import { candidateOf } from './promotion-fixtures';
import { euro } from '../../support/euro';

describe('the most bonuses that an order takes', () => {
  it('is 30 percent where the shop does not say another part', () => {
    expect(DEFAULT_BONUS_CAP).toBe(30);
  });

  it.each([
    ['a part of the goods', 500, 100, 30, 30],
    ['what the customer has, if that is less', 29.99, 100, 30, 29.99],
    ['both alike', 30, 100, 30, 30],
    ['a part of the goods, if the customer has a little more', 30.01, 100, 30, 30],
    ['rounded down to the cent', 500, 25.99, 30, 7.79],
    ['rounded down also from just below the next one', 500, 0.33, 30, 0.09],
    ['nothing of next to nothing', 500, 0.03, 30, 0],
    ['nothing without goods', 500, 0, 30, 0],
    ['nothing for a guest', 0, 100, 30, 0],
    ['all of the goods where the shop allows it', 500, 100, 100, 100],
    ['nothing where the shop allows none', 500, 100, 0, 0],
    ['a part in fractions', 500, 100, 12.5, 12.5],
  ])('%s', (_rule, balance, price, percent, cap) => {
    expect(bonusCap(euro(balance), euro(price), percent)).toBe(euro(cap));
  });

  it('is never above the balance nor above its part of the goods', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(money);
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 0, max: 100 }), (balance, price, percent) => {
        const cap = bonusCap(balance, price, percent);
        expect(cap).toBeGreaterThanOrEqual(0);
        expect(cap).toBeLessThanOrEqual(balance);
        expect(cap * 100).toBeLessThanOrEqual(price * percent);
        // One more would be above one of the two.
        expect(cap + 1 > balance || (cap + 1) * 100 > price * percent).toBe(true);
      }),
    );
  });
});

describe('asking for bonuses, of 500 with a cap of 30', () => {
  const allowance = bonusAllowance(bonusCap(euro(500), euro(100), 30), [], 'together');
  const overCap = refuse({ kind: 'bonus.over_cap', max: euro(30) });

  it.each([
    ['30', ok(euro(30))],
    ['30.00', ok(euro(30))],
    ['30,00', ok(euro(30))],
    ['29.99', ok(euro(29.99))],
    ['', ok(euro(0))],
    ['30.01', overCap],
    ['31', overCap],
    ['99999999999999999999', overCap],
  ])('%j', (typed, result) => {
    const amount = readBonusAmount(typed, 2);
    expect(amount.ok && writeOffBonuses(amount.value, allowance)).toEqual(result);
  });
});

describe('bonuses beside a discount', () => {
  const cap = euro(30);
  const code = candidateOf();
  const birthday = candidateOf({ type: 'birthday', name: 'Birthday' });

  it('together: the cap stays', () => {
    expect(bonusAllowance(cap, [code], 'together')).toEqual({ max: cap, reason: null });
  });

  it('exclusive: nothing, and the discount is named', () => {
    expect(bonusAllowance(cap, [code], 'exclusive')).toEqual({
      max: 0,
      reason: { kind: 'bonus.with_discount', type: 'promocode', name: 'ALUM15' },
    });
    expect(bonusAllowance(cap, [birthday, code], 'exclusive')).toEqual({
      max: 0,
      reason: { kind: 'bonus.with_discount', type: 'birthday', name: 'Birthday' },
    });
  });

  it('without a discount the cap stays in both', () => {
    expect(bonusAllowance(cap, [], 'exclusive')).toEqual({ max: cap, reason: null });
    expect(bonusAllowance(cap, [], 'together')).toEqual({ max: cap, reason: null });
  });

  it('none can be used where they give way, but none is always allowed', () => {
    const allowance = bonusAllowance(cap, [code], 'exclusive');
    expect(writeOffBonuses(euro(0.01), allowance)).toEqual(
      refuse({ kind: 'bonus.over_cap', max: euro(0) }),
    );
    expect(writeOffBonuses(euro(0), allowance)).toEqual(ok(euro(0)));
  });
});
