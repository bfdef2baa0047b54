import type { Money } from '../money/money';
import type { LocalDate } from '../time/local-date';
import { addDays } from '../time/local-date';
import type { BonusAccount } from './bonus-account';
import type { BonusLots } from './bonus-lots';
import { sumOfBonusLots } from './bonus-lots';

/**
 * Returns what of the balance had run out before a day, to be taken away by an entry of the ledger. What an
 * order has put aside does not run out while it is on its way. Rules 10.5.
 */
export const expiredBonuses = ({ lots }: BonusAccount, day: LocalDate): Money =>
  sumOfBonusLots(lots.filter(({ lastDay }) => lastDay < day));

/** Returns what of the balance can be used today and runs out within so many days, the first to do so first. Rules 10.5. */
export const expiringBonuses = (
  { lots }: BonusAccount,
  today: LocalDate,
  withinDays: number,
): BonusLots =>
  lots.filter(({ lastDay }) => lastDay >= today && lastDay <= addDays(today, withinDays));
