import type { CartLine } from './cart-line';
import { lineKey, linesByKey, mergeLines } from './cart-line';

type Lines = readonly CartLine[];

/** By how many pieces each line was changed: negative where pieces were taken. */
const differences = (before: Lines, after: Lines): ReadonlyMap<string, number> => {
  const [earlier, later] = [linesByKey(before), linesByKey(after)];
  return new Map(
    [...earlier.keys(), ...later.keys()].map((key) => [
      key,
      (later.get(key)?.quantity ?? 0) - (earlier.get(key)?.quantity ?? 0),
    ]),
  );
};

/**
 * Returns what was changed in one copy of a cart, done to another copy that somebody else has changed
 * meanwhile: pieces added or taken, lines new or gone. Retains the changes of both. Rules 2.8.
 */
export const carryOver = (before: Lines, after: Lines, onto: Lines): Lines => {
  const changed = differences(before, after);
  const by = (line: CartLine): number => changed.get(lineKey(line)) ?? 0;
  const existing = [...linesByKey(onto).values()]
    .map((line) => (by(line) < 0 ? { ...line, quantity: line.quantity + by(line) } : line))
    .filter(({ quantity }) => quantity > 0);
  const more = [...linesByKey(after).values()]
    .filter((line) => by(line) > 0)
    .map((line) => ({ ...line, quantity: by(line) }));
  return mergeLines(existing, more, 'increase');
};
