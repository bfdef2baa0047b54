import * as t from 'io-ts';
import type { Percent } from '../../src/domain/money/percent';
import { birthdayPercentOf } from '../../src/domain/promotion/birthday-discount';
import { onOff, setting, wholeNumber } from '../../environment/setting';
import type { EnvironmentRules } from '../shop/order-rules';
import type { StatedSums } from '../money/stated-sum';
import { readStatedSum } from '../money/stated-sum';

/** A sum in one currency; null where nobody states it. */
const sum = (example: string) =>
  setting<StatedSums | null>(`an amount and its currency such as ${example}`, null, (text) => {
    const stated = readStatedSum(text);
    return stated && [stated];
  });

/** The same variable, and null where nobody sets it. */
const orUnset = <A>(variable: t.Type<A, A, unknown>) =>
  new t.Type<A | null, unknown, unknown>(
    variable.name,
    (value): value is A | null => value === null || variable.is(value),
    (value, context) =>
      value === undefined || value === '' ? t.success(null) : variable.validate(value, context),
    t.identity,
  );

const readPercent = (text: string): Percent | undefined =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;

const PERCENT = 'a percentage from 0 to 100 such as 12.5';

/** What the country says, where the variable is not set. */
const BY_COUNTRY = -1;

/** The variables that decide what an order costs and when it comes. */
export const ORDER_RULES_VARIABLES = {
  DELIVERY_TYPE_CHOICE: onOff(true),
  DEPOSIT_FROM: sum('102.26 EUR'),
  SLOT_CAPACITY: wholeNumber(0, 0, 10_000, 'a count'),
  BONUS_CAP_PERCENT: setting<Percent | null>(PERCENT, null, readPercent),
  BONUS_EARN_PERCENT: setting<Percent | null>(PERCENT, null, readPercent),
  BONUS_DAYS: orUnset(wholeNumber(1, 1, 3650, 'a number of days')),
  BONUS_WITH_DISCOUNT: orUnset(onOff(true)),
  BIRTHDAY_DISCOUNT_PERCENT: setting<Percent>(PERCENT, BY_COUNTRY, readPercent),
  BIRTHDAY_ONCE: onOff(false),
  PICKUP_DISCOUNT_PERCENT: setting<Percent>(PERCENT, 0, readPercent),
  REFERRAL_BONUS: sum('2.56 EUR'),
};

type Variables = {
  readonly [Name in keyof typeof ORDER_RULES_VARIABLES]: t.TypeOf<
    (typeof ORDER_RULES_VARIABLES)[Name]
  >;
};

/** The same in words of the program. */
export const environmentRulesOf = (env: Variables, country: string): EnvironmentRules => ({
  deliveryTypeChoice: env.DELIVERY_TYPE_CHOICE,
  depositFrom: env.DEPOSIT_FROM,
  slotCapacity: env.SLOT_CAPACITY,
  bonusCapPercent: env.BONUS_CAP_PERCENT,
  bonusEarnPercent: env.BONUS_EARN_PERCENT,
  bonusDays: env.BONUS_DAYS,
  bonusWithDiscount: env.BONUS_WITH_DISCOUNT,
  birthdayDiscountPercent:
    env.BIRTHDAY_DISCOUNT_PERCENT === BY_COUNTRY
      ? birthdayPercentOf(country)
      : env.BIRTHDAY_DISCOUNT_PERCENT,
  birthdayOnce: env.BIRTHDAY_ONCE,
  pickupDiscountPercent: env.PICKUP_DISCOUNT_PERCENT,
  referralBonus: env.REFERRAL_BONUS,
});
