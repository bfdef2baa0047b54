import type * as t from 'io-ts';
import type { Percent } from '../../src/domain/money/percent';
import { birthdayPercentOf } from '../../src/domain/promotion/birthday-discount';
import { DEFAULT_BONUS_CAP } from '../../src/domain/promotion/bonus-allowance';
import {
  DEFAULT_BONUS_DAYS,
  DEFAULT_BONUS_EARNING,
} from '../../src/domain/promotion/bonus-earning';
import { onOff, setting, wholeNumber } from '../../environment/setting';
import type { OrderRules } from '../shop/order-rules';
import type { StatedSums } from '../money/stated-sum';
import { readStatedSum } from '../money/stated-sum';

/** A sum in one currency, and in which of them it has a value where nobody states it. */
const sum = (fallback: string) =>
  setting<StatedSums>(
    `an amount and its currency such as ${fallback.split(', ')[0] ?? ''}`,
    fallback.split(', ').flatMap((text) => readStatedSum(text) ?? []),
    (text) => {
      const stated = readStatedSum(text);
      return stated && [stated];
    },
  );

const readPercent = (text: string): Percent | undefined =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;

const PERCENT = 'a percentage from 0 to 100 such as 12.5';

const percent = (fallback: Percent) => setting<Percent>(PERCENT, fallback, readPercent);

/** What the country says, where the variable is not set. */
const BY_COUNTRY = -1;

/** The variables that decide what an order costs and when it comes. */
export const ORDER_RULES_VARIABLES = {
  DELIVERY_TYPE_CHOICE: onOff(true),
  DEPOSIT_FROM: sum('102.26 EUR, 200 BGN, 200 AED'),
  SLOT_CAPACITY: wholeNumber(0, 0, 10_000, 'a count'),
  BONUS_CAP_PERCENT: percent(DEFAULT_BONUS_CAP),
  BONUS_EARN_PERCENT: percent(DEFAULT_BONUS_EARNING),
  BONUS_DAYS: wholeNumber(DEFAULT_BONUS_DAYS, 1, 3650, 'a number of days'),
  BONUS_WITH_DISCOUNT: onOff(true),
  BIRTHDAY_DISCOUNT_PERCENT: setting<Percent>(PERCENT, BY_COUNTRY, readPercent),
  BIRTHDAY_ONCE: onOff(false),
  PICKUP_DISCOUNT_PERCENT: percent(0),
  REFERRAL_BONUS: sum('2.56 EUR, 5 BGN, 5 AED'),
};

type Variables = {
  readonly [Name in keyof typeof ORDER_RULES_VARIABLES]: t.TypeOf<
    (typeof ORDER_RULES_VARIABLES)[Name]
  >;
};

/** The same in words of the program. */
export const orderRulesOf = (env: Variables, country: string): OrderRules => ({
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
