import type { Money, PriceCurrencies, Result } from '../../src/domain';
import { ZERO, decimalFromMoney, formatPrice, ok, refuse } from '../../src/domain';
import { isoOf } from '../../src/domain/locale/locale-path';
import type { DiscountedGoods } from '../../src/domain/pricing/discount-goods';
import {
  bonusAllowance,
  bonusCap,
  writeOffBonuses,
} from '../../src/domain/promotion/bonus-allowance';
import { earnedBonuses } from '../../src/domain/promotion/bonus-earning';
import type { TimeZone } from '../../src/domain/time/time-zone';
import { localDateAt } from '../../src/domain/time/time-zone';
import type { Refusal } from '../refusal/refusal';
import { readBonusAccount, usableBonuses } from '../promotion/bonus-store';
import type { CalculationContext } from './calculation-context';
import type { CalculatedBonuses } from './order-calculation';
import { numberStyleOf } from '../i18n/number-style-of';

/** What of an order is paid with bonuses; the rest is null for a guest. */
export interface OrderBonuses {
  readonly applied: Money;
  readonly account: CalculatedBonuses | null;
}

const overCap = (max: Money, prices: PriceCurrencies, iso: string): Refusal => {
  const message = {
    text: 'bonus.over_cap',
    params: { max: formatPrice(max, prices, numberStyleOf(iso)) },
  } as const;
  return {
    code: 'bonus.over_cap',
    message,
    errors: { bonuses: [message] },
    params: { max: decimalFromMoney(max, prices.currency.digits) },
  };
};

const balanceOf = async (
  { db, customer, now, shop }: CalculationContext,
  zone: TimeZone,
): Promise<Money> =>
  customer === null
    ? ZERO
    : usableBonuses(await readBonusAccount(db, customer.id, shop.currency), localDateAt(now, zone));

/** The bonuses that an order is paid with; refuses more than it may be paid with. Rules 10.2, 10.4. */
export const orderBonuses = async (
  asked: Money,
  goods: DiscountedGoods,
  prices: PriceCurrencies,
  zone: TimeZone,
  context: CalculationContext,
): Promise<Result<Refusal, OrderBonuses>> => {
  const { customer, rules, locale, shop } = context;
  const balance = await balanceOf(context, zone);
  const cap = bonusCap(balance, goods.goodsAfterDiscounts, rules.bonusCapPercent);
  const beside = rules.bonusWithDiscount ? 'together' : 'exclusive';
  const allowance = bonusAllowance(cap, goods.discounts, beside);
  const applied = writeOffBonuses(asked, allowance);
  if (!applied.ok) {
    const iso = isoOf(locale, shop.menuFor?.country ?? '');
    return refuse(overCap(applied.error.max, prices, iso));
  }
  const earn = earnedBonuses(goods.goodsAfterDiscounts, applied.value, rules.bonusEarnPercent);
  return ok({
    applied: applied.value,
    account: customer === null ? null : { balance, ...allowance, earn },
  });
};
