import type { Currency, Money } from '../../src/domain';
import { moneyFromDecimal } from '../../src/domain';

/** A sum as an operator states it, in whole units such as "102.26 EUR". */
export interface StatedSum {
  /** Its digits, as they were written. */
  readonly amount: string;
  /** Null where only a number was written: then it is in whatever currency the shop has. */
  readonly currency: string | null;
}

/** One sum, or what stands in its place in each of several currencies. */
export type StatedSums = readonly StatedSum[];

/** Reads such as "102.26 EUR" or "200"; undefined for anything else. */
export const readStatedSum = (text: string): StatedSum | undefined => {
  const [, amount, currency = null] = /^(\d{1,9}(?:\.\d{1,4})?)(?: ?([A-Z]{3}))?$/.exec(text) ?? [];
  return amount === undefined ? undefined : { amount, currency };
};

/** Returns what is stated in a currency; null where nothing is: sums of another one mean nothing in it. */
export const sumIn = (sums: StatedSums, { code, digits }: Currency): Money | null => {
  const stated = sums.find(({ currency }) => currency === null || currency === code);
  return stated ? moneyFromDecimal(Number(stated.amount), digits) : null;
};
