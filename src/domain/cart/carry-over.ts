import type { CartLine } from './cart-line';
import { lineKey } from './cart-line';
import { mergeLine, setLineQuantity } from './cart-lines';

type Lines = readonly CartLine[];

const quantityIn = (lines: Lines, key: string): number =>
  lines.find((line) => lineKey(line) === key)?.quantity ?? 0;

/**
 * What was changed in one copy of a cart, done to another copy that somebody else has changed
 * meanwhile: pieces added or taken, lines new or gone. Changes of both are kept. Rules 2.8.
 */
export const carryOver = (before: Lines, after: Lines, onto: Lines): Lines => {
  const touched = new Map([...before, ...after].map((line) => [lineKey(line), line]));
  return [...touched].reduce<Lines>((lines, [key, line]) => {
    const difference = quantityIn(after, key) - quantityIn(before, key);
    if (difference === 0) return lines;
    const present = quantityIn(lines, key);
    return present === 0 && difference > 0
      ? mergeLine(lines, { ...line, quantity: difference }, 'increase')
      : setLineQuantity(lines, key, present + difference);
  }, onto);
};
