import fc from 'fast-check';
import { evaluatePromo, promoBesideDiscounts } from '../../../src/domain/promotion/evaluate-promo';
import type { PromoVerdict } from '../../../src/domain/promotion/evaluate-promo';
import type { PromoOrder } from '../../../src/domain/promotion/promo-order';
import type { PromoBenefit, PromoTerms } from '../../../src/domain/promotion/promo-terms';
import { ok } from '../../../src/domain/result/result';
import {
  PIZZA,
  SOUP,
  at,
  candidateOf,
  codeOf,
  goods,
  hoursOf,
  id,
  orderOf,
  termsOf,
} from './promotion-fixtures';
import { euro } from '../../support/euro';

const CODE = codeOf('ALUM15');
const NO_USES = { total: 0, byThisPhone: 0 };
const TEN_PERCENT: PromoBenefit = { type: 'percent', percent: 10 };
const FREE_DELIVERY: PromoBenefit = { type: 'free_delivery' };
const GINGER: PromoBenefit = { type: 'gift', productId: id<'product'>(90), quantity: 2 };
const off = (decimal: number): PromoBenefit => ({ type: 'fixed', amount: euro(decimal) });

const pizza = goods(20);
const soup = goods(8, { categoryIds: [SOUP] });
const setMenu = goods(15, { isDiscountable: false });

const evaluated = (terms: Partial<PromoTerms>, order: Partial<PromoOrder> = {}) =>
  evaluatePromo(termsOf(terms), orderOf(order), NO_USES);
const applied = (effect: unknown) => ok({ status: 'applied', code: CODE, effect });
const waits = (reason: unknown) => ok({ status: 'not_applicable', code: CODE, reason });
const discount = (more: object) =>
  applied({ type: 'discount', candidate: { ...candidateOf(), ...more } });
const NO_GOODS = waits({ kind: 'promo.no_matching_goods' });

describe('what a code gives', () => {
  it.each([
    ['a percentage', TEN_PERCENT, [pizza, soup], { amount: euro(2.8), lineIndexes: [0, 1] }],
    ['half a cent up', TEN_PERCENT, [goods(0.25)], { amount: euro(0.03) }],
    ['a fixed sum', off(5), [pizza], { percent: null, amount: euro(5) }],
    ['a fixed sum up to the goods', off(20), [pizza], { percent: null, amount: euro(20) }],
    ['no more than the goods', off(20.01), [pizza], { percent: null, amount: euro(20) }],
    [
      'nothing of a dish that no discount touches',
      TEN_PERCENT,
      [setMenu, pizza],
      { lineIndexes: [1] },
    ],
  ])('%s', (_what, benefit, lines, candidate) => {
    expect(evaluated({ benefit }, { lines })).toEqual(discount(candidate));
  });

  it('free delivery', () => {
    expect(evaluated({ benefit: FREE_DELIVERY })).toEqual(applied(FREE_DELIVERY));
  });

  it('a gift', () => {
    expect(evaluated({ benefit: GINGER })).toEqual(applied(GINGER));
  });

  it('a discount that may stand beside another one, and says so', () => {
    expect(evaluated({ stackable: true })).toEqual(discount({ stackable: true }));
  });
});

describe('categories', () => {
  const categoryIds = [PIZZA] as const;

  it('10 % on pizza, with pizza for 20.00 and soup for 8.00, takes 2.00 off', () => {
    expect(evaluated({ categoryIds }, { lines: [soup, pizza] })).toEqual(
      discount({ amount: euro(2), lineIndexes: [1] }),
    );
  });

  it('25.00 off the same pizza takes 20.00', () => {
    expect(evaluated({ categoryIds, benefit: off(25) }, { lines: [soup, pizza] })).toEqual(
      discount({ percent: null, amount: euro(20), lineIndexes: [1] }),
    );
  });

  it('a dish counts for each of its categories, and for one of several', () => {
    const both = goods(20, { categoryIds: [SOUP, PIZZA] });
    expect(evaluated({ categoryIds }, { lines: [both] })).toEqual(discount({}));
    expect(evaluated({ categoryIds: [SOUP, PIZZA] }, { lines: [pizza] })).toEqual(discount({}));
  });

  it.each([
    ['a percentage', TEN_PERCENT],
    ['a fixed sum', off(5)],
    ['free delivery', FREE_DELIVERY],
    ['a gift', GINGER],
  ])('%s needs a dish of the right one', (_what, benefit) => {
    expect(evaluated({ benefit, categoryIds }, { lines: [soup] })).toEqual(NO_GOODS);
    expect(evaluated({ benefit, categoryIds }, { lines: [] })).toEqual(NO_GOODS);
    expect(evaluated({ benefit }, { lines: [goods(1, { categoryIds: [] })] })).not.toEqual(
      NO_GOODS,
    );
  });

  it.each([
    ['a percentage', TEN_PERCENT, true],
    ['a fixed sum', off(5), true],
    ['free delivery', FREE_DELIVERY, false],
    ['a gift', GINGER, false],
  ])('%s of dishes that no discount touches', (_what, benefit, isTooLittle) => {
    const result = evaluated({ benefit }, { lines: [setMenu] });
    expect(result).toEqual(isTooLittle ? NO_GOODS : applied(benefit));
  });

  it('a discount so small that it is nothing waits for more goods', () => {
    expect(evaluated({}, { lines: [goods(0.04)] })).toEqual(NO_GOODS);
    expect(evaluated({}, { lines: [goods(0.05)] })).toEqual(discount({ amount: euro(0.01) }));
  });
});

describe('the minimum', () => {
  const minTotal = euro(30);
  it.each([
    [
      'waits below it and says what is missing',
      29.99,
      waits({ kind: 'promo.min_total', minTotal, missing: euro(0.01) }),
    ],
    ['is reached at it', 30, discount({ amount: euro(3) })],
    ['is reached above it', 30.01, discount({ amount: euro(3) })],
  ])('%s', (_rule, price, result) => {
    expect(evaluated({ minTotal }, { lines: [goods(price)] })).toEqual(result);
  });

  it('looks at all goods, also at those that the code is not good for', () => {
    const lines = [pizza, goods(10, { isDiscountable: false, categoryIds: [SOUP] })];
    expect(evaluated({ minTotal, categoryIds: [PIZZA] }, { lines })).toEqual(discount({}));
  });
});

describe('delivery or pickup', () => {
  it('waits for the right one, and says which', () => {
    const reason = { kind: 'promo.wrong_order_type', orderTypes: ['pickup'] };
    expect(evaluated({ orderTypes: ['pickup'] })).toEqual(waits(reason));
    expect(evaluated({ orderTypes: ['pickup'] }, { orderType: 'pickup' })).toEqual(discount({}));
    expect(evaluated({ orderTypes: ['pickup', 'delivery'] })).toEqual(discount({}));
    expect(evaluated({}, { orderType: 'pickup' })).toEqual(discount({}));
  });

  it('free delivery needs a delivery, whatever else is set', () => {
    const reason = { kind: 'promo.wrong_order_type', orderTypes: ['delivery'] };
    const order = { orderType: 'pickup' } as const;
    expect(evaluated({ benefit: FREE_DELIVERY }, order)).toEqual(waits(reason));
    expect(
      evaluated({ benefit: FREE_DELIVERY, orderTypes: ['delivery', 'pickup'] }, order),
    ).toEqual(waits(reason));
  });
});

describe('weekday and hour', () => {
  const hours = hoursOf('12:00-15:00');
  const orderedAt = at('2026-11-27T12:30:00+02:00');
  const lunch = at('2026-11-27T14:00:00+02:00');
  const dinner = at('2026-11-27T19:00:00+02:00');

  it('are those of the meal, not of ordering it', () => {
    expect(evaluated({ hours }, { orderedAt, fulfilledAt: lunch })).toEqual(discount({}));
    expect(evaluated({ hours }, { orderedAt, fulfilledAt: dinner })).toEqual(
      waits({ kind: 'promo.wrong_time', weekdays: null, hours }),
    );
  });

  it('are told when they are wrong', () => {
    expect(evaluated({ weekdays: [1, 2] })).toEqual(
      waits({ kind: 'promo.wrong_time', weekdays: [1, 2], hours: null }),
    );
  });
});

describe('of several obstacles the customer hears the first', () => {
  const obstacles: readonly [string, Partial<PromoTerms>][] = [
    ['promo.wrong_order_type', { orderTypes: ['pickup'] }],
    ['promo.wrong_time', { weekdays: [1] }],
    ['promo.no_matching_goods', { categoryIds: [SOUP] }],
    ['promo.min_total', { minTotal: euro(30) }],
  ];

  it.each(obstacles.map(([kind], index) => [kind, index] as const))('%s', (kind, index) => {
    const all = Object.assign({}, ...obstacles.slice(index).map(([, terms]) => terms)) as object;
    expect(evaluated(all)).toMatchObject({ ok: true, value: { reason: { kind } } });
  });
});

describe('a code beside other discounts', () => {
  const verdictOf = (benefit: PromoBenefit = TEN_PERCENT): PromoVerdict => {
    const result = evaluated({ benefit });
    if (!result.ok) throw new Error('The test names a code that is refused');
    return result.value;
  };
  const birthday = candidateOf({
    type: 'birthday',
    name: 'Birthday',
    percent: 15,
    amount: euro(3),
  });
  const pickup = candidateOf({ type: 'pickup', name: 'Pickup', percent: 5, amount: euro(1) });

  it('gives way to a better one, and says to which', () => {
    expect(promoBesideDiscounts(verdictOf(), [birthday, pickup])).toEqual({
      status: 'not_applicable',
      code: CODE,
      reason: {
        kind: 'promo.better_discount',
        type: 'birthday',
        name: 'Birthday',
        amount: euro(3),
      },
    });
  });

  it('holds when it is the best, or one of those that stand', () => {
    expect(promoBesideDiscounts(verdictOf(), [candidateOf()])).toEqual(verdictOf());
    expect(promoBesideDiscounts(verdictOf(), [birthday, candidateOf()])).toEqual(verdictOf());
  });

  it('holds when there is no other', () => {
    expect(promoBesideDiscounts(verdictOf(), [])).toEqual(verdictOf());
  });

  it.each([
    ['free delivery', FREE_DELIVERY],
    ['a gift', GINGER],
  ])('%s stands beside any', (_what, benefit) => {
    expect(promoBesideDiscounts(verdictOf(benefit), [birthday])).toEqual(verdictOf(benefit));
  });

  it('keeps its own reason when it waits anyway', () => {
    const waiting: PromoVerdict = {
      status: 'not_applicable',
      code: CODE,
      reason: { kind: 'promo.no_matching_goods' },
    };
    expect(promoBesideDiscounts(waiting, [birthday])).toEqual(waiting);
  });
});

describe('the laws of a discount by code', () => {
  const lines = fc.array(
    fc.record({
      total: fc.integer({ min: 0, max: 100_000 }).map((minor) => euro(minor / 100)),
      isDiscountable: fc.boolean(),
      categoryIds: fc.subarray([PIZZA, SOUP]),
    }),
    { maxLength: 20 },
  );
  const benefits = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent): PromoBenefit => ({ type: 'percent', percent })),
    fc.integer({ min: 1, max: 2_000 }).map(off),
  );

  it('it is more than nothing and at most the price of the dishes it is measured on', () => {
    fc.assert(
      fc.property(lines, benefits, (cart, benefit) => {
        const result = evaluated({ benefit, categoryIds: [PIZZA] }, { lines: cart });
        if (!result.ok || result.value.status !== 'applied') return;
        const { effect } = result.value;
        const { amount, lineIndexes } =
          effect.type === 'discount' ? effect.candidate : candidateOf({ amount: euro(-1) });
        const measured = lineIndexes.reduce((sum, index) => sum + (cart[index]?.total ?? 0), 0);
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(measured);
        expect(
          lineIndexes.every(
            (index) => cart[index]?.isDiscountable && cart[index].categoryIds.includes(PIZZA),
          ),
        ).toBe(true);
      }),
    );
  });
});
