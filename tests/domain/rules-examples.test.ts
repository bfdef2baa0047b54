import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ingredientCharge } from '../../src/domain/cart/line-price';
import type { Money } from '../../src/domain/money/money';
import { ZERO, decimalFromMoney, minus, shortfall, sum, times } from '../../src/domain/money/money';
import { percentOf, percentOfDown } from '../../src/domain/money/percent';
import { checkMinimum } from '../../src/domain/pricing/check-minimum';
import { deliveryCharge, missingForFreeDelivery } from '../../src/domain/pricing/delivery-price';
import { depositFor } from '../../src/domain/pricing/deposit-for';
import { discountGoods } from '../../src/domain/pricing/discount-goods';
import { priceEquipment } from '../../src/domain/pricing/price-equipment';
import { priceOrder } from '../../src/domain/pricing/price-order';
import { priceLine } from '../../src/domain/pricing/priced-line';
import { bonusCap } from '../../src/domain/promotion/bonus-allowance';
import { euro } from '../support/euro';
import { ingredientId, productId } from '../support/ids';
import { candidateOf, equipmentId, inZone, linesOf } from './pricing/orders';

const RULES = readFileSync(join(__dirname, '../../docs/rules.md'), 'utf8');

const written = (amount: Money): string => decimalFromMoney(amount, 2).toFixed(2);
const decimal = (amount: Money): number => decimalFromMoney(amount, 2);

/** A text with its sums as the rules write them. */
const says = (parts: TemplateStringsArray, ...sums: readonly Money[]): string =>
  parts.reduce((text, part, index) => text + written(sums[index - 1] ?? ZERO) + part);

/** The demo's zone A. */
const ZONE = inZone({
  minOrder: euro(10.23),
  deliveryPrice: euro(1.99),
  freeDeliveryFrom: euro(20.45),
});

const olives = { id: ingredientId(11), defaultQuantity: 1, extraPrice: euro(0.66) };
const pizzas = priceLine({
  productId: productId(1),
  menuPrice: { price: euro(6.6), oldPrice: euro(8.13) },
  ingredientsCharge: ingredientCharge(olives, 2),
  quantity: 2,
});
const two = times(euro(6.6), 2);

const birthday = candidateOf('birthday', decimal(percentOf(pizzas.total, 15)));
const summer = candidateOf('promocode', decimal(percentOf(pizzas.total, 10)));
const chopsticks = { id: equipmentId(1), price: euro(0.15) };
const training = { id: equipmentId(2), price: euro(0.46) };
const laid = (counts: readonly [number, number], free: number) =>
  priceEquipment(
    [chopsticks, training],
    counts.map((quantity, index) => ({ equipmentId: equipmentId(index + 1), quantity })),
    free,
  );
const costOf = (lines: ReturnType<typeof laid>): Money => sum(lines.map(({ total }) => total));

const onBirthday = discountGoods([pizzas], [birthday, summer]);
const cap = bonusCap(euro(500), onBirthday.goodsAfterDiscounts, 30);
const terms = { delivery: ZONE, deposit: null, isPaidOnline: false };
const priced = priceOrder(onBirthday, { ...terms, bonuses: cap, equipment: laid([1, 0], 0) });
const withCode = priceOrder(discountGoods([pizzas], [summer]), {
  ...terms,
  bonuses: ZERO,
  equipment: [],
});
const missing = ZONE.kind === 'zone' ? missingForFreeDelivery(pizzas.total, ZONE.zone) : null;

const voucher = discountGoods(linesOf(6.6, 4.04), [
  candidateOf('promocode', 15.34, { lineIndexes: [0, 1] }),
]);
const three = sum([euro(4.19), euro(4.4), euro(6.75)]);
const limit = { over: euro(102.26), percent: 50 };
const large = depositFor(euro(102.27), limit, false);
const half = depositFor(euro(127.82), limit, false);

it.each([
  says`Five times 18.66 is ${times(euro(18.66), 5)}.`,
  says`4.19 + 4.40 + 6.75 reaches a minimum of ${three}: nothing is missing. At 15.33 it is ${shortfall(euro(15.33), three)}.`,
  says`10 % of 14.52 is ${percentOf(euro(14.52), 10)}; 12.5 % of 5.08 is ${percentOf(euro(5.08), 12.5)}.`,
  says`As a limit, 30 % of 12.33 is ${percentOfDown(euro(12.33), 30)}.`,
  says`Two Margheritas at ${two}. After the login the birthday counts: “New: Birthday discount, ${percentOf(two, 15)} off”.`,
  says`two ${ingredientCharge(olives, 2)}, four ${ingredientCharge(olives, 4)}.`,
  says`(6.60 + 0.66) × 2 = ${pizzas.total}, and ${pizzas.reduction} saved.`,
  says`Goods ${priced.goodsPrice}, birthday −${birthday.amount}, bonuses −${priced.bonuses} (30 % of ${onBirthday.goodsAfterDiscounts}), chopsticks ${priced.equipmentPrice}, delivery ${priced.deliveryPrice ?? ZERO}: ${priced.total}.`,
  says`Goods ${withCode.goodsPrice}, SUMMER10 −${summer.amount} (10 %), delivery in zone A 1.99 (free from 20.45, ${missing ?? ZERO} to go): ${withCode.total}.`,
  says`birthday 15 % (${birthday.amount}) is better than SUMMER10 (${summer.amount}): ${onBirthday.goodsAfterDiscounts},`,
  says`A voucher of 15.34 on dishes of 6.60 and 4.04 takes off ${minus(voucher.goodsPrice, voucher.goodsAfterDiscounts)}.`,
  says`With 3 free sets, 2 chopsticks at 0.15 and 2 training chopsticks at 0.46 cost ${costOf(laid([2, 2], 3))}.`,
  says`at 102.27 it is ${large?.amount ?? ZERO} now and ${large?.rest ?? ZERO} later.`,
  says`10 % on pizza, with pizza for 13.20 and soup for 4.04, takes ${percentOf(two, 10)} off.`,
  says`10 % of 13.20 waits beside a birthday that takes ${percentOf(two, 15)}.`,
  says`A balance of 7.16 with 2.56 reserved: 7.16 can be used, ${sum([euro(7.16), euro(2.56)])} are there.`,
  says`Of 127.82 in cash with half as deposit, ${half?.amount ?? ZERO} is due now and ${half?.rest ?? ZERO} later`,
])('computes what the rules give for an example: %s', (example) => {
  expect(RULES).toContain(example);
});

it('reaches the limits of the examples at the limit itself', () => {
  const charges = [20.44, 20.45].map((goods) => deliveryCharge(euro(goods), ZONE).price);
  expect(charges).toEqual([euro(1.99), ZERO]);
  const minimum = inZone({ minOrder: three });
  expect([three, euro(15.33)].map((goods) => checkMinimum(goods, minimum).ok)).toEqual([
    true,
    false,
  ]);
  expect(depositFor(limit.over, limit, false)).toBeNull();
});
