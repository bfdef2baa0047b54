import type { Money } from './money';
import { ZERO, money, sum } from './money';

/** A share in hundredths, 0 to 100, with at most two decimals: 12.5 is allowed. */
export type Percent = number;

/** An amount times a percentage in hundredths of a percent. In big integers, where it is exact at any size. */
const partsOf = (amount: Money, percent: Percent): bigint =>
  BigInt(amount) * BigInt(Math.round(percent * 100));

const WHOLE = 10_000n;

/** A percentage of an amount, rounded once, half away from zero. Rules 1.6. */
export const percentOf = (amount: Money, percent: Percent): Money => {
  const parts = partsOf(amount, percent);
  const half = parts < 0n ? -WHOLE / 2n : WHOLE / 2n;
  return money(Number((parts + half) / WHOLE));
};

/** A percentage of an amount with the fraction dropped: for limits that must not be passed. Rules 1.6. */
export const percentOfDown = (amount: Money, percent: Percent): Money =>
  money(Number(partsOf(amount, percent) / WHOLE));

interface RoundedShare {
  readonly index: number;
  readonly whole: bigint;
  readonly remainder: bigint;
}

/** Sorting keeps equals as they were, so that of them the earlier line comes first. */
const largestRemainderFirst = (a: RoundedShare, b: RoundedShare): number =>
  Number(b.remainder - a.remainder);

/**
 * An amount divided among lines in proportion to their weights, in whole minor units: what is left
 * after rounding down goes one unit each to the largest remainders, of equals to the earlier line,
 * so that the shares always sum to the amount. Where all weights are nothing, every share is
 * nothing. Amount and weights are not negative: there is no fair share of a debt. Rules 1.7.
 */
export const shareOut = (amount: Money, weights: readonly Money[]): readonly Money[] => {
  if (amount < 0 || weights.some((weight) => weight < 0))
    throw new RangeError('Only what is not negative can be shared out');
  const total = BigInt(sum(weights));
  if (total === 0n) return weights.map(() => ZERO);
  const shares = weights.map((weight, index): RoundedShare => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, whole: exact / total, remainder: exact % total };
  });
  const left = amount - Number(shares.reduce((given, { whole }) => given + whole, 0n));
  const receivers = new Set(
    [...shares]
      .sort(largestRemainderFirst)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, whole }) => money(Number(whole) + (receivers.has(index) ? 1 : 0)));
};
