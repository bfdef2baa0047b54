import type { CallId } from '../calls/calls';
import { CALLS } from '../calls/calls';

/** How a call is named to people, such as `GET /domain/{id}`. */
export const nameOf = (id: CallId): string => `${CALLS[id].method.toUpperCase()} ${CALLS[id].path}`;

/** A page that shows nothing, a rule that does not hold, or a missing header. */
export type Harm = 'page' | 'rule' | 'header';

/** Something that a backend does otherwise than the contract says. */
export interface Finding {
  /** Such as `GET /domain/{id}/goods`. */
  readonly operation: string;
  readonly expected: string;
  readonly came: string;
  /** A section of docs/rules.md; null where it is only about the form. */
  readonly rule: string | null;
  readonly harm: Harm;
}

/** What a run has found, and how much it checked. */
export interface RunResult {
  readonly findings: readonly Finding[];
  /** Calls that were made. */
  readonly calls: number;
  /** Rules that were checked, beside the shape of answers. */
  readonly checks: number;
  /** What could not be checked, and why. */
  readonly skipped: readonly string[];
}

/** A finding as one line. */
export const findingLine = ({ operation, expected, came, rule }: Omit<Finding, 'harm'>): string =>
  `${operation}  expected ${expected}, came ${came}${rule === null ? '' : `  (docs/rules.md ${rule})`}`;

/** The calls that every backend has to have: README, "Your own backend". */
export const REQUIRED_CALLS = [
  'listCities',
  'showSettings',
  'listNavigation',
  'listCategories',
  'showMainScreen',
  'listCategoryGoods',
  'showDish',
  'listGoodsById',
  'calculateCart',
] as const satisfies readonly CallId[];

const REQUIRED_NAMES = new Set(REQUIRED_CALLS.map(nameOf));

/** Whether every backend has to have the call of this name, such as `GET /domain`. */
export const isRequired = (name: string): boolean => REQUIRED_NAMES.has(name);
