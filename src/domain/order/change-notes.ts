import type { Money } from '../money/money';
import { decimalFromMoney, money, moneyFromDecimal } from '../money/money';

/** In units of the sum's own size: five, ten, twenty … below a hundred, fifty, a hundred … above. */
const STEPS = [5, 10, 20, 50, 100, 200];

const MOST_NOTES = 3;

/** A hundred euro and ten thousand tenge are paid with other notes than twelve of each. */
const unitOf = (decimal: number): number => 10 ** Math.max(0, Math.floor(Math.log10(decimal)) - 1);

/**
 * Returns what a customer may hand over in notes for a sum that is due in cash, ascending and above it:
 * 30, 40 and 50 for 25.97. Empty where nothing is due. Rules 13.6.
 */
export const changeNotesFor = (due: Money, digits: number): readonly Money[] => {
  const decimal = decimalFromMoney(due, digits);
  if (decimal <= 0) return [];
  const above = STEPS.map((step) => {
    const note = moneyFromDecimal(step * unitOf(decimal), digits);
    return money((Math.floor(due / note) + 1) * note);
  });
  return [...new Set(above)].sort((a, b) => a - b).slice(0, MOST_NOTES);
};
