import type { Money } from '../money/money';
import { minus } from '../money/money';
import type { Percent } from '../money/percent';
import { percentOf } from '../money/percent';
import type { Instant } from '../time/instant';
import type { LocalDate } from '../time/local-date';
import { addDays } from '../time/local-date';
import type { TimeZone } from '../time/time-zone';
import { localDateAt } from '../time/time-zone';

/** What an order earns, and for how long, where the shop does not say otherwise. Rules 10.5. */
export const DEFAULT_BONUS_EARNING: Percent = 10;
export const DEFAULT_BONUS_DAYS = 90;

/**
 * The bonuses that a complete order earns: a percentage of what was paid in money for its goods,
 * which is their price after discounts without the part paid with bonuses. Rules 10.5.
 */
export const earnedBonuses = (
  goodsAfterDiscounts: Money,
  bonusesUsed: Money,
  percent: Percent,
): Money => percentOf(minus(goodsAfterDiscounts, bonusesUsed), percent);

/** The last day, by the city's calendar, on which bonuses credited at a moment can be used. Rules 10.5. */
export const bonusLastDay = (creditedAt: Instant, zone: TimeZone, days: number): LocalDate =>
  addDays(localDateAt(creditedAt, zone), days);
