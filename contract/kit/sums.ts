/** No currency has more than four decimals, so this many small units make one unit of any of them. */
const SMALL_UNITS = 10_000;

/** A sum in small units, which compare exactly; nothing counts as 0. */
export const units = (sum: number | null | undefined): number =>
  Math.round((sum ?? 0) * SMALL_UNITS);

export const total = (sums: readonly (number | null | undefined)[] = []): number =>
  sums.reduce<number>((all, sum) => all + units(sum), 0);

/** Of a sum in small units, in whole units. */
export const whole = (sum: number): number => sum / SMALL_UNITS;

export const written = (sum: number): string => String(whole(sum));
