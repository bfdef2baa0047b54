import * as t from 'io-ts';
import type { Percent } from '../../src/domain/money/percent';
import { birthdayPercentOf } from '../../src/domain/promotion/birthday-discount';
import type { ValuesOf } from '../../environment/setting';
import { about, onOff, setting, wholeNumber } from '../../environment/setting';
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
  new t.Type<A | null, A | null, unknown>(
    variable.name,
    (value): value is A | null => value === null || variable.is(value),
    (value, context) =>
      value === undefined || value === '' ? t.success(null) : variable.validate(value, context),
    t.identity,
  );

const readPercent = (text: string): Percent | undefined =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;

const PERCENT = 'a percentage from 0 to 100 such as 12.5';

const OF_SHOP = 'Unset, `shop.json` may say another value.';
const SUM =
  "The currency has to be the shop's; a number alone is in the shop's too, unless the shop has had another before. Unset, it is this in euro, its counterpart in dirhams (200 and 5), and none in other currencies.";

/** What the country says, where the variable is not set. */
const BY_COUNTRY = -1;

/** The variables that decide what an order costs and when it comes. */
export const ORDER_RULES_VARIABLES = {
  DELIVERY_TYPE_CHOICE: about(
    '`false`: customers do not choose between delivery and pickup, everything is delivered. A city without zones is for pickup only in any case.',
    onOff(true),
  ),
  DEPOSIT_FROM: about(
    `Half of a total over this is paid in advance, unless all of it is paid online. ${SUM} ${OF_SHOP}`,
    sum('102.26 EUR'),
    '102.26 EUR',
  ),
  SLOT_CAPACITY: about(
    'Orders that a branch takes for one quarter of an hour; 0 for no limit.',
    wholeNumber(0, 0, 10_000, 'a count'),
  ),
  BONUS_CAP_PERCENT: about(
    `Which part of the goods, after discounts, bonuses may pay. ${OF_SHOP}`,
    setting<Percent | null>(PERCENT, null, readPercent),
    '30',
  ),
  BONUS_EARN_PERCENT: about(
    `Which part of what was paid in money for goods comes back as bonuses. ${OF_SHOP}`,
    setting<Percent | null>(PERCENT, null, readPercent),
    '10',
  ),
  BONUS_DAYS: about(
    `For how many days bonuses can be used. ${OF_SHOP}`,
    orUnset(wholeNumber(1, 1, 3650, 'a number of days')),
    '90',
  ),
  BONUS_WITH_DISCOUNT: about(
    `Whether bonuses may be used beside a discount. ${OF_SHOP}`,
    orUnset(onOff(true)),
    'true',
  ),
  BIRTHDAY_DISCOUNT_PERCENT: about(
    'The discount on the birthday, the day before and the day after; unset, 20 where `COUNTRY=ua`.',
    setting<Percent>(PERCENT, BY_COUNTRY, readPercent),
    '15',
  ),
  BIRTHDAY_ONCE: about('Whether a birthday brings its discount to one order only.', onOff(false)),
  PICKUP_DISCOUNT_PERCENT: about(
    'The discount of an order that is picked up.',
    setting<Percent>(PERCENT, 0, readPercent),
  ),
  REFERRAL_BONUS: about(
    `What inviter and friend get each, as bonuses, when the friend's first order is complete. ${SUM} ${OF_SHOP}`,
    sum('2.56 EUR'),
    '2.56 EUR',
  ),
};

type Variables = ValuesOf<typeof ORDER_RULES_VARIABLES>;

/** The settings that these variables make. */
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
