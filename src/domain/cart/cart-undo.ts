import type { CartLine } from './cart-line';
import { MAX_LINES, lineKey, mergeLine, mergeLines } from './cart-line';

/** The lines that a cart lost, retained so that one click restores them. Rules 2.7. */
export type LostLines =
  | { readonly kind: 'removed'; readonly line: CartLine; readonly index: number }
  | { readonly kind: 'emptied'; readonly lines: readonly CartLine[] };

type Lines = readonly CartLine[];

/** All that was lost, the newest first: it comes back in this order. Rules 2.7. */
export type Losses = readonly LostLines[];

const insertAt = (lines: Lines, line: CartLine, index: number): Lines => {
  const isThere = lines.some((existing) => lineKey(existing) === lineKey(line));
  if (isThere || lines.length >= MAX_LINES) return mergeLine(lines, line, 'increase');
  return [...lines.slice(0, index), line, ...lines.slice(index)];
};

/** As much of a lost cart as leaves room for the lines that are there now. */
const fittingBeside = (lines: Lines, lost: Lines): Lines => {
  const present = new Set(lines.map(lineKey));
  const isPresent = (line: CartLine): boolean => present.has(lineKey(line));
  const room = MAX_LINES - lines.length;
  const fitting = new Set(lost.filter((line) => !isPresent(line)).slice(0, Math.max(0, room)));
  return lost.filter((line) => isPresent(line) || fitting.has(line));
};

/**
 * The cart with what it lost put back: a removed line at its old place, an emptied cart in front of
 * whatever was added since. Nothing that is in the cart now is lost by it; what would be more than
 * 100 lines stays lost. Rules 2.7.
 */
export const restoreLines = (lines: Lines, lost: LostLines): Lines =>
  lost.kind === 'removed'
    ? insertAt(lines, lost.line, lost.index)
    : mergeLines(fittingBeside(lines, lost.lines), lines, 'increase');

/** Returns what stays on offer when the time to take back a removal is over: only emptied carts. Rules 2.7. */
export const withoutRemovals = (losses: Losses): Losses => {
  const left = losses.filter(({ kind }) => kind === 'emptied');
  return left.length === losses.length ? losses : left;
};

/** All emptied carts as one, the older in front of the newer; null where none was emptied. Rules 2.7. */
export const emptiedLines = (losses: Losses): Lines | null => {
  const emptied = withoutRemovals(losses);
  return emptied.length === 0 ? null : emptied.reduce<Lines>(restoreLines, []);
};
