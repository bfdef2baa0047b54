import type { CartLine } from '../cart/cart-line';
import { lineKey } from '../cart/cart-line';

/**
 * Why a line cannot be had, by priority when several hold: first what no
 * customer can do anything about, last what one of them puts right by choosing. Rules 8.9.
 */
export const UNAVAILABLE_CODES = [
  'hidden',
  'not_here',
  'not_for_type',
  'sold_out',
  'not_now',
  'choice_gone',
  'ingredient_gone',
  'choice_required',
] as const;

export type UnavailableCode = (typeof UNAVAILABLE_CODES)[number];

/** The one reason to tell out of all that hold; null when none does. Rules 8.9. */
export const obstacleToTell = (obstacles: readonly UnavailableCode[]): UnavailableCode | null =>
  UNAVAILABLE_CODES.find((code) => obstacles.includes(code)) ?? null;

/** A line of a cart that cannot be had, by its place in that cart, counted from 0. */
export interface UnavailableAt {
  readonly lineIndex: number;
  /** Another backend may have reasons of its own, or name none. */
  readonly code: string | null;
}

/** A cart that was asked about, and what of it cannot be had. */
export interface AvailabilityAnswer<Entry extends UnavailableAt = UnavailableAt> {
  readonly lines: readonly CartLine[];
  readonly unavailable: readonly Entry[];
}

const identityOf = (lines: readonly CartLine[], { lineIndex, code }: UnavailableAt): string => {
  const line = lines[lineIndex];
  return `${line ? lineKey(line) : String(lineIndex)} ${code ?? ''}`;
};

/**
 * Returns what cannot be had now and was not said in the answer before: another line, or another reason for
 * the same one. Places may have moved in between; a line is known by what it is. Rules 8.9.
 */
export const newlyUnavailable = <Entry extends UnavailableAt>(
  before: AvailabilityAnswer | null,
  now: AvailabilityAnswer<Entry>,
): readonly Entry[] => {
  const said = new Set(before?.unavailable.map((entry) => identityOf(before.lines, entry)));
  return now.unavailable.filter((entry) => !said.has(identityOf(now.lines, entry)));
};
