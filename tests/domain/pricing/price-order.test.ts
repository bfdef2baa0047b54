import fc from 'fast-check';
import type { Money } from '../../../src/domain/money/money';
import { ZERO, minus, money, plus, sum } from '../../../src/domain/money/money';
import { percentOfDown } from '../../../src/domain/money/percent';
import { discountGoods } from '../../../src/domain/pricing/discount-goods';
import { priceEquipment } from '../../../src/domain/pricing/price-equipment';
import type { OrderTerms } from '../../../src/domain/pricing/price-order';
import { priceOrder } from '../../../src/domain/pricing/price-order';
import type { PriceTrace } from '../../../src/domain/pricing/price-trace';
import { traceTotal } from '../../../src/domain/pricing/price-trace';
import {
  anyCandidates,
  anyDelivery,
  anyEquipment,
  anyLines,
  anyPrice,
  candidateOf,
  equipmentId,
  inZone,
  linesOf,
} from './orders';
import { euro } from '../../support/euro';

const NO_TERMS: OrderTerms = {
  bonuses: ZERO,
  equipment: [],
  delivery: { kind: 'unknown' },
  deposit: { over: euro(200), percent: 50 },
  isPaidOnline: false,
};

const summer = candidateOf('promocode', 2.72, { name: 'SUMMER10', percent: 10 });
const birthday = candidateOf('birthday', 4.08, { name: 'Birthday', percent: 15 });
const chopsticks = (quantity: number, freeSets: number) =>
  priceEquipment(
    [{ id: equipmentId(1), price: euro(0.3) }],
    [{ equipmentId: equipmentId(1), quantity }],
    freeSets,
  );

const codesOf = (trace: PriceTrace) => trace.map(({ code }) => code);

describe('what an order costs', () => {
  it('is goods, less the promo code, with delivery, each explained', () => {
    const goods = discountGoods(linesOf(27.2), [summer]);
    const price = priceOrder(goods, { ...NO_TERMS, delivery: inZone() });
    expect(price).toEqual({
      goodsPrice: euro(27.2),
      discounts: goods.discounts,
      outdoneDiscounts: [],
      bonuses: ZERO,
      equipmentPrice: ZERO,
      deliveryPrice: euro(4),
      total: euro(28.48),
      deposit: null,
      trace: [
        { code: 'goods', amount: euro(27.2) },
        {
          code: 'discount.promocode',
          amount: euro(-2.72),
          params: { name: 'SUMMER10', percent: 10 },
        },
        {
          code: 'delivery.zone',
          amount: euro(4),
          params: { zone: 'A', freeFrom: euro(40), missing: euro(12.8) },
        },
      ],
    });
  });

  it('follows the order of the rules, with bonuses measured after discounts', () => {
    const goods = discountGoods(linesOf(27.2), [summer, birthday]);
    const bonuses = percentOfDown(goods.goodsAfterDiscounts, 30);
    const price = priceOrder(goods, {
      ...NO_TERMS,
      bonuses,
      equipment: chopsticks(3, 2),
      delivery: inZone(),
    });
    expect(price.trace.map(({ code, amount }) => [code, amount])).toEqual([
      ['goods', euro(27.2)],
      ['discount.birthday', euro(-4.08)],
      ['better_discount', ZERO],
      ['bonuses', euro(-6.93)],
      ['equipment', euro(0.3)],
      ['delivery.zone', euro(4)],
    ]);
    expect(price).toMatchObject({
      bonuses: euro(6.93),
      equipmentPrice: euro(0.3),
      total: euro(20.49),
      outdoneDiscounts: goods.outdone,
    });
  });

  it('says which discount gave way, to which, and how much it would have been', () => {
    const { trace } = priceOrder(discountGoods(linesOf(27.2), [summer, birthday]), NO_TERMS);
    expect(trace).toEqual([
      { code: 'goods', amount: euro(27.2) },
      { code: 'discount.birthday', amount: euro(-4.08), params: { name: 'Birthday', percent: 15 } },
      {
        code: 'better_discount',
        amount: ZERO,
        params: { type: 'promocode', name: 'SUMMER10', forgone: euro(2.72), better: 'birthday' },
      },
    ]);
  });

  it('is the goods alone where nothing else is known', () => {
    const price = priceOrder(discountGoods(linesOf(12.4, 12.4), []), NO_TERMS);
    expect(price).toMatchObject({ total: euro(24.8), deliveryPrice: null });
    expect(price.trace).toEqual([{ code: 'goods', amount: euro(24.8) }]);
  });

  it('measures free delivery before discounts and bonuses', () => {
    const goods = discountGoods(linesOf(40), [candidateOf('promocode', 15)]);
    const price = priceOrder(goods, { ...NO_TERMS, bonuses: euro(5), delivery: inZone() });
    expect(price).toMatchObject({ deliveryPrice: ZERO, total: euro(20) });
    expect(codesOf(price.trace)).toContain('delivery.free');
  });

  it('lets bonuses pay for goods only, never for delivery', () => {
    const goods = discountGoods(linesOf(10), [candidateOf('promocode', 4)]);
    const price = priceOrder(goods, { ...NO_TERMS, bonuses: euro(6.01), delivery: inZone() });
    expect(price).toMatchObject({ bonuses: euro(6), total: euro(4) });
  });

  it.each([
    ['just below what the goods cost', 5.99, 5.99, 0.01],
    ['all that the goods cost', 6, 6, 0],
    ['none', 0, 0, 6],
    ['nonsense below nothing', -1, 0, 6],
  ])('takes bonuses: %s', (_rule, bonuses, written, total) => {
    const price = priceOrder(discountGoods(linesOf(6), []), {
      ...NO_TERMS,
      bonuses: euro(bonuses),
    });
    expect(price).toMatchObject({ bonuses: euro(written), total: euro(total) });
  });

  it('asks a deposit of the total, delivery and all', () => {
    const goods = discountGoods(linesOf(198), []);
    const terms = { ...NO_TERMS, delivery: inZone({ freeDeliveryFrom: null }) };
    const deposit = { percent: 50, amount: euro(101), rest: euro(101) };
    expect(priceOrder(goods, terms).deposit).toEqual(deposit);
    expect(priceOrder(goods, NO_TERMS).deposit).toBeNull();
    expect(priceOrder(goods, { ...terms, isPaidOnline: true }).deposit).toBeNull();
  });
});

describe('an order of which nothing can be had', () => {
  const nothing = discountGoods([], [summer]);

  it('costs nothing: nothing is laid and nothing is brought', () => {
    const terms = { ...NO_TERMS, equipment: chopsticks(3, 0), delivery: inZone() };
    expect(priceOrder(nothing, terms)).toEqual({
      goodsPrice: ZERO,
      discounts: [],
      outdoneDiscounts: [],
      bonuses: ZERO,
      equipmentPrice: ZERO,
      deliveryPrice: ZERO,
      total: ZERO,
      deposit: null,
      trace: [{ code: 'goods', amount: ZERO }],
    });
  });

  it('still does not know what delivery costs before the address', () => {
    expect(priceOrder(nothing, NO_TERMS).deliveryPrice).toBeNull();
  });

  it('is not an order of a dish that costs nothing', () => {
    const price = priceOrder(discountGoods(linesOf(0), []), { ...NO_TERMS, delivery: inZone() });
    expect(price.total).toBe(euro(4));
  });
});

describe('laws of the total', () => {
  const anyTerms: fc.Arbitrary<OrderTerms> = fc.record({
    bonuses: anyPrice,
    equipment: anyEquipment,
    delivery: anyDelivery,
    deposit: fc.record({ over: anyPrice, percent: fc.integer({ min: 0, max: 100 }) }),
    isPaidOnline: fc.boolean(),
  });
  const anyGoods = (minLength = 0) =>
    fc
      .tuple(anyLines(minLength), anyCandidates)
      .map(([lines, candidates]) => discountGoods(lines, candidates));

  it('it is what its parts come to, and what the trace does', () => {
    fc.assert(
      fc.property(anyGoods(), anyTerms, (goods, terms) => {
        const price = priceOrder(goods, terms);
        const off = sum(price.discounts.map(({ amount }) => amount));
        const left = minus(minus(price.goodsPrice, off), price.bonuses);
        const added = plus(price.equipmentPrice, price.deliveryPrice ?? ZERO);
        expect(price.total).toBe(plus(left, added));
        expect(traceTotal(price.trace)).toBe(price.total);
      }),
    );
  });

  it('it is never below nothing, and bonuses never above what was offered or is left', () => {
    fc.assert(
      fc.property(anyGoods(), anyTerms, (goods, terms) => {
        const { total, bonuses } = priceOrder(goods, terms);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(bonuses).toBe(Math.min(terms.bonuses, goods.goodsAfterDiscounts));
      }),
    );
  });

  it('delivery and equipment never lower it', () => {
    fc.assert(
      fc.property(anyGoods(), anyTerms, (goods, terms) => {
        const { total } = priceOrder(goods, terms);
        const bare = priceOrder(goods, { ...terms, equipment: [], delivery: { kind: 'unknown' } });
        expect(total).toBeGreaterThanOrEqual(bare.total);
        const collected = priceOrder(goods, { ...terms, delivery: { kind: 'pickup' } });
        expect(total).toBeGreaterThanOrEqual(collected.total);
      }),
    );
  });

  it('a promo code for delivery never raises it', () => {
    fc.assert(
      fc.property(anyGoods(1), anyTerms, (goods, terms) => {
        const { delivery } = terms;
        fc.pre(delivery.kind === 'zone');
        const totalWith = (paidByPromocode: string | null): Money =>
          priceOrder(goods, { ...terms, delivery: { ...delivery, paidByPromocode } }).total;
        expect(totalWith('FREE')).toBeLessThanOrEqual(totalWith(null));
      }),
    );
  });

  it('takes only discounts and bonuses off', () => {
    fc.assert(
      fc.property(anyGoods(), anyTerms, (goods, terms) => {
        priceOrder(goods, terms).trace.forEach(({ code, amount }) => {
          const takesOff = code.startsWith('discount.') || code === 'bonuses';
          expect(money(Math.sign(amount)) * (takesOff ? -1 : 1)).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });
});
