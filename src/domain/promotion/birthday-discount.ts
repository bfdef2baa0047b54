import type { Money } from '../money/money';
import type { Percent } from '../money/percent';
import { percentOf } from '../money/percent';
import type { Instant } from '../time/instant';
import type { LocalDate } from '../time/local-date';
import type { TimeZone } from '../time/time-zone';
import { localDateAt } from '../time/time-zone';
import type { BirthdayWindow } from './birthday-window';
import { birthdayWindow } from './birthday-window';
import type { DiscountCandidate } from './discount';
import type { DiscountLine } from './discount-line';
import { pickDiscountLines } from './discount-line';

/** The percentage where the shop does not set its own, by the country's code. Rules 11.2. */
export const birthdayPercentOf = (country: string): Percent =>
  country.toLowerCase() === 'ua' ? 20 : 15;

/** An order that may be one of a birthday. */
export interface BirthdayOrder {
  /** The saved one; null for a guest and for who has saved none. */
  readonly birthday: LocalDate | null;
  /** When the order arrives or is picked up. */
  readonly fulfilledAt: Instant;
  /** The city's. */
  readonly zone: TimeZone;
  readonly lines: readonly DiscountLine[];
}

export interface BirthdayDiscount extends BirthdayWindow {
  readonly percent: Percent;
  readonly amount: Money;
  readonly candidate: DiscountCandidate;
}

/**
 * The birthday discount that an order could have, with the days on which it holds; null when it
 * has none, because of the day, an unknown birthday, or goods that no discount touches. `name` is
 * what the customer reads. Rules 11.1, 11.2.
 */
export const birthdayDiscount = (
  { birthday, fulfilledAt, zone, lines }: BirthdayOrder,
  percent: Percent,
  name: string,
): BirthdayDiscount | null => {
  if (birthday === null) return null;
  const window = birthdayWindow(birthday, localDateAt(fulfilledAt, zone));
  const { lineIndexes, total } = pickDiscountLines(lines, ({ isDiscountable }) => isDiscountable);
  const amount = percentOf(total, percent);
  if (window === null || amount === 0) return null;
  const candidate = {
    type: 'birthday',
    name,
    percent,
    amount,
    lineIndexes,
    stackable: false,
  } as const;
  return { ...window, percent, amount, candidate };
};
