import type { Money } from './money';
import { minus, money, sum, NOTHING } from './money';

/** A share in hundredths, 0 to 100; 12.5 is allowed. */
export type Percent = number;

/**
 * A percentage of an amount, rounded once, half away from zero. Rules 1.6.
 * The product is taken of whole hundredths of a percent, where it is still exact.
 */
export const percentOf = (amount: Money, percent: Percent): Money =>
  money((amount * Math.round(percent * 100)) / 10_000);

/** A percentage of an amount with the fraction dropped: for limits that must not be passed. Rules 1.6. */
export const percentOfDown = (amount: Money, percent: Percent): Money =>
  money(Math.floor((amount * Math.round(percent * 100)) / 10_000));

const inWholeUnits = (amount: Money, weights: readonly Money[], whole: Money): readonly Money[] =>
  weights.map((weight) => money(Number((BigInt(amount) * BigInt(weight)) / BigInt(whole))));

/**
 * An amount divided among lines in proportion to their weights, in whole minor units: what is left
 * after rounding down goes one unit each to the largest remainders, of equals to the earlier line,
 * so that the shares always sum to the amount. Weights are not negative; where all are nothing,
 * every share is nothing. Rules 1.7.
 */
export const shareOut = (amount: Money, weights: readonly Money[]): readonly Money[] => {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => NOTHING);
  const floors = inWholeUnits(amount, weights, whole);
  const left = minus(amount, sum(floors));
  const remainderOf = (index: number): bigint =>
    (BigInt(amount) * BigInt(weights[index] ?? 0)) % BigInt(whole);
  const receivers = new Set(
    weights
      .map((_, index) => index)
      .sort((a, b) => Number(remainderOf(b) - remainderOf(a)) || a - b)
      .slice(0, left),
  );
  return floors.map((share, index) => (receivers.has(index) ? money(share + 1) : share));
};
