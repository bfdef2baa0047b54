import { ZERO } from '../../../src/domain/money/money';
import type { GiftRule } from '../../../src/domain/pricing/gifts-for';
import { giftsFor } from '../../../src/domain/pricing/gifts-for';
import { productId } from '../../support/ids';
import { euro } from '../../support/euro';

const GINGER = productId(90);
const COLA = productId(91);
const ROLL = productId(92);
const BIG_SET = productId(1);
const SMALL_SET = productId(2);
const SOUP = productId(3);

const colaFrom30: GiftRule = {
  kind: 'from_goods_price',
  productId: COLA,
  quantity: 1,
  from: euro(30),
};
const rollFrom60: GiftRule = { ...colaFrom30, productId: ROLL, from: euro(60) };
const colaWithSet: GiftRule = {
  kind: 'with_products',
  productId: COLA,
  quantity: 2,
  withProductIds: [BIG_SET, SMALL_SET],
};
const gingerPerSet: GiftRule = {
  kind: 'per_pieces',
  productId: GINGER,
  quantity: 1,
  withProductIds: [BIG_SET, SMALL_SET],
  pieces: 1,
};
const everyThird: GiftRule = { ...gingerPerSet, quantity: 2, pieces: 3 };

const order = (...pairs: readonly (readonly [typeof GINGER, number])[]) =>
  pairs.map(([id, quantity]) => ({ productId: id, quantity }));

const given = (
  rules: readonly GiftRule[],
  lines: ReturnType<typeof order>,
  goodsPrice = ZERO,
  gone: readonly (typeof GINGER)[] = [],
) =>
  giftsFor(rules, lines, goodsPrice, (id) => !gone.includes(id)).map((gift) => [
    gift.productId,
    gift.quantity,
  ]);

describe('a gift from an amount of goods', () => {
  it.each([
    ['is not given one cent below', 29.99, []],
    ['is given at the amount', 30, [[COLA, 1]]],
    ['is given once, however far above', 300, [[COLA, 1]]],
  ])('%s', (_rule, goods, gifts) => {
    expect(given([colaFrom30], order([SOUP, 1]), euro(goods))).toEqual(gifts);
  });
});

describe('a gift with certain dishes', () => {
  it.each([
    ['is not given without them', [[SOUP, 9]], []],
    ['is given with one of them', [[SMALL_SET, 1]], [[COLA, 2]]],
    [
      'is given once, however many',
      [
        [BIG_SET, 3],
        [SMALL_SET, 2],
      ],
      [[COLA, 2]],
    ],
  ] as const)('%s', (_rule, lines, gifts) => {
    expect(given([colaWithSet], order(...lines))).toEqual(gifts);
  });
});

describe('a gift for every so many pieces', () => {
  it.each([
    [
      'is given for each piece',
      gingerPerSet,
      [
        [BIG_SET, 2],
        [SOUP, 5],
      ],
      [[GINGER, 2]],
    ],
    [
      'counts different dishes together',
      gingerPerSet,
      [
        [BIG_SET, 2],
        [SMALL_SET, 1],
      ],
      [[GINGER, 3]],
    ],
    [
      'counts a dish on several lines together',
      everyThird,
      [
        [BIG_SET, 2],
        [BIG_SET, 1],
      ],
      [[GINGER, 2]],
    ],
    ['is not given below', everyThird, [[BIG_SET, 2]], []],
    ['is given at the third', everyThird, [[BIG_SET, 3]], [[GINGER, 2]]],
    ['is not given again before the sixth', everyThird, [[BIG_SET, 5]], [[GINGER, 2]]],
    ['is given again at the sixth', everyThird, [[BIG_SET, 6]], [[GINGER, 4]]],
  ] as const)('%s', (_rule, rule, lines, gifts) => {
    expect(given([rule], order(...lines))).toEqual(gifts);
  });
});

describe('gifts', () => {
  it('are given by each rule on its own, in the order of the rules', () => {
    const rules = [rollFrom60, gingerPerSet, colaFrom30, colaWithSet];
    expect(given(rules, order([BIG_SET, 1]), euro(60))).toEqual([
      [ROLL, 1],
      [GINGER, 1],
      [COLA, 1],
      [COLA, 2],
    ]);
  });

  it('name the rule that gives them', () => {
    const rule = { ...colaFrom30, reason: 'From 30' };
    expect(giftsFor([rule], order([SOUP, 1]), euro(30), () => true)).toEqual([
      { productId: COLA, quantity: 1, rule },
    ]);
  });

  it('that cannot be had now are not promised', () => {
    const rules = [colaFrom30, gingerPerSet];
    expect(given(rules, order([BIG_SET, 1]), euro(30), [COLA])).toEqual([[GINGER, 1]]);
  });

  it('are not given with an order of no dishes', () => {
    expect(given([{ ...colaFrom30, from: ZERO }], [], ZERO)).toEqual([]);
    expect(given([{ ...colaFrom30, from: ZERO }], order([SOUP, 1]), ZERO)).toEqual([[COLA, 1]]);
  });
});
