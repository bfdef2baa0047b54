import type { Money } from '../money/money';
import { minus, money, plus, sum } from '../money/money';
import type { LocalDate } from '../time/local-date';

/** Bonuses that run out together. */
export interface BonusLot {
  /** More than nothing, in minor units. */
  readonly amount: Money;
  /** The last day on which they can be used. */
  readonly lastDay: LocalDate;
}

/** Those that run out first come first, one lot a day. */
export type BonusLots = readonly BonusLot[];

export const sumOfBonusLots = (lots: BonusLots): Money => sum(lots.map(({ amount }) => amount));

const putLot = (lots: BonusLots, lot: BonusLot): BonusLots => {
  const before = lots.filter(({ lastDay }) => lastDay < lot.lastDay);
  const after = lots.filter(({ lastDay }) => lastDay > lot.lastDay);
  const sameDay = lots.filter(({ lastDay }) => lastDay === lot.lastDay);
  return [...before, { ...lot, amount: plus(lot.amount, sumOfBonusLots(sameDay)) }, ...after];
};

/** Lots with others put among them, each at the place of its day. */
export const addBonusLots = (lots: BonusLots, added: BonusLots): BonusLots =>
  added.reduce(putLot, lots);

export interface BonusLotSplit {
  readonly taken: BonusLots;
  readonly left: BonusLots;
}

/**
 * Takes an amount out of lots, from those that run out first; the lots hold at least as much.
 * Rules 10.5.
 */
export const takeBonusLots = (lots: BonusLots, amount: Money): BonusLotSplit => {
  const taken: BonusLot[] = [];
  const left: BonusLot[] = [];
  let open = amount;
  for (const lot of lots) {
    const part = money(Math.min(open, lot.amount));
    const rest = minus(lot.amount, part);
    open = minus(open, part);
    if (part > 0) taken.push({ ...lot, amount: part });
    if (rest > 0) left.push({ ...lot, amount: rest });
  }
  return { taken, left };
};
