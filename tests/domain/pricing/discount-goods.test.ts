import fc from 'fast-check';
import { ZERO, minus, sum } from '../../../src/domain/money/money';
import { discountGoods } from '../../../src/domain/pricing/discount-goods';
import { anyCandidates, anyLines, candidateOf, euros, linesOf } from './orders';
import { euro } from '../../support/euro';

const summer = candidateOf('promocode', 2.72, { name: 'SUMMER10', percent: 10 });
const birthday = candidateOf('birthday', 4.08, { percent: 15 });

describe('a discount', () => {
  it('is shared out among its lines, the others stay as they are', () => {
    const discount = { ...summer, lineIndexes: [0, 2] };
    expect(discountGoods(linesOf(13.6, 5, 13.6), [discount])).toEqual({
      goodsPrice: euro(32.2),
      discounts: [{ ...discount, shares: euros(1.36, 0, 1.36) }],
      outdone: [],
      lineTotals: euros(12.24, 5, 12.24),
      goodsAfterDiscounts: euro(29.48),
    });
  });

  it('gives its odd cent to the earlier of equal lines', () => {
    const { discounts } = discountGoods(linesOf(5, 5, 5), [
      candidateOf('promocode', 1, { lineIndexes: [2, 1, 0] }),
    ]);
    expect(discounts[0]?.shares).toEqual(euros(0.34, 0.33, 0.33));
  });

  it('takes no more off than its lines cost; the rest of it is lost', () => {
    const voucher = candidateOf('promocode', 30, { lineIndexes: [0, 1] });
    expect(discountGoods(linesOf(12, 8, 5), [voucher])).toEqual({
      goodsPrice: euro(25),
      discounts: [{ ...voucher, amount: euro(20), shares: euros(12, 8, 0) }],
      outdone: [],
      lineTotals: euros(0, 0, 5),
      goodsAfterDiscounts: euro(5),
    });
  });

  it('is judged by what it can take off, not by what it promises', () => {
    const voucher = candidateOf('promocode', 30, { lineIndexes: [1] });
    const { discounts, outdone } = discountGoods(linesOf(20, 2), [voucher, birthday]);
    expect(discounts.map(({ type }) => type)).toEqual(['birthday']);
    expect(outdone).toEqual([
      { type: 'promocode', name: 'PROMOCODE', amount: euro(2), better: 'birthday' },
    ]);
  });

  it('that names a line twice, or one that is not there, looks at each line once', () => {
    const twice = candidateOf('promocode', 9, { lineIndexes: [0, 0, 7] });
    expect(discountGoods(linesOf(5, 5), [twice]).lineTotals).toEqual(euros(0, 5));
  });

  it('that is good for no line takes nothing off and is not told', () => {
    const none = { ...summer, lineIndexes: [] };
    expect(discountGoods(linesOf(20), [none])).toEqual({
      goodsPrice: euro(20),
      discounts: [],
      outdone: [],
      lineTotals: euros(20),
      goodsAfterDiscounts: euro(20),
    });
  });

  it('that gave way is told, with the one that was better', () => {
    const { discounts, outdone, goodsAfterDiscounts } = discountGoods(linesOf(27.2), [
      summer,
      birthday,
    ]);
    expect(discounts).toEqual([{ ...birthday, shares: euros(4.08) }]);
    expect(outdone).toEqual([
      { type: 'promocode', name: 'SUMMER10', amount: euro(2.72), better: 'birthday' },
    ]);
    expect(goodsAfterDiscounts).toBe(euro(23.12));
  });
});

describe('discounts beside each other', () => {
  it('are each taken off what the ones before left of their lines', () => {
    const half = candidateOf('promocode', 6, { lineIndexes: [0] });
    const beside = candidateOf('birthday', 3, { lineIndexes: [0, 1], stackable: true });
    const { discounts, lineTotals } = discountGoods(linesOf(12, 12), [half, beside]);
    expect(discounts.map(({ shares }) => shares)).toEqual([euros(6, 0), euros(1, 2)]);
    expect(lineTotals).toEqual(euros(5, 10));
  });

  it('take off at most what is left', () => {
    const most = candidateOf('promocode', 11);
    const beside = candidateOf('birthday', 3, { stackable: true });
    const { discounts, goodsAfterDiscounts } = discountGoods(linesOf(12), [most, beside]);
    expect(discounts.map(({ amount }) => amount)).toEqual(euros(11, 1));
    expect(goodsAfterDiscounts).toBe(ZERO);
  });

  it('give way where nothing is left, after those that gave way to begin with', () => {
    const all = candidateOf('promocode', 12);
    const beside = candidateOf('birthday', 3, { stackable: true });
    const { discounts, outdone } = discountGoods(linesOf(12), [beside, pickupOf(1), all]);
    expect(discounts).toEqual([{ ...all, shares: euros(12) }]);
    expect(outdone).toEqual([
      { type: 'pickup', name: 'PICKUP', amount: euro(1), better: 'promocode' },
      { type: 'birthday', name: 'BIRTHDAY', amount: euro(3), better: 'promocode' },
    ]);
  });
});

const pickupOf = (amount: number) => candidateOf('pickup', amount);

describe('laws of discounts', () => {
  it('shares sum to the discount, and no line is left below nothing or made dearer', () => {
    fc.assert(
      fc.property(anyLines(), anyCandidates, (lines, candidates) => {
        const goods = discountGoods(lines, candidates);
        goods.discounts.forEach(({ amount, shares }) => {
          expect(sum(shares)).toBe(amount);
          expect(shares).toHaveLength(lines.length);
          expect(Math.min(0, ...shares)).toBe(0);
        });
        goods.lineTotals.forEach((left, index) => {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(lines[index]?.total ?? ZERO);
        });
      }),
    );
  });

  it('a discount never takes off more than it promised, nor more than its lines cost', () => {
    fc.assert(
      fc.property(anyLines(1), anyCandidates, (lines, candidates) => {
        discountGoods(lines, candidates).discounts.forEach(
          ({ type, name, amount, lineIndexes }) => {
            const promised = candidates.find((one) => one.type === type && one.name === name);
            const measuredOn = lines.filter((_, index) => lineIndexes.includes(index));
            expect(amount).toBeLessThanOrEqual(promised?.amount ?? ZERO);
            expect(amount).toBeLessThanOrEqual(sum(measuredOn.map(({ total }) => total)));
          },
        );
      }),
    );
  });

  it('goods, less every discount, are the goods after discounts', () => {
    fc.assert(
      fc.property(anyLines(), anyCandidates, (lines, candidates) => {
        const goods = discountGoods(lines, candidates);
        const off = sum(goods.discounts.map(({ amount }) => amount));
        expect(goods.goodsAfterDiscounts).toBe(minus(goods.goodsPrice, off));
      }),
    );
  });

  it('at most one counts that may not stand beside another', () => {
    fc.assert(
      fc.property(anyLines(1), anyCandidates, (lines, candidates) => {
        const { discounts } = discountGoods(lines, candidates);
        expect(discounts.filter(({ stackable }) => !stackable).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('the order in which discounts are offered changes nothing', () => {
    fc.assert(
      fc.property(anyLines(1), anyCandidates, (lines, candidates) => {
        expect(discountGoods(lines, [...candidates].reverse())).toEqual(
          discountGoods(lines, candidates),
        );
      }),
    );
  });
});
