import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import { usageError } from '../command';
import type { ParsedArguments } from '../parse-arguments';
import { parseArguments } from '../parse-arguments';
import type { Until } from '../../city/until';
import { forToday, never } from '../../city/until';
import { readUntil } from '../until';

/** What an operator wants to know or say about what has run out. */
export type StockRequest = {
  /** Null for all cities. */
  readonly cityKey: string | null;
} & (
  | { readonly action: 'list' }
  | { readonly action: 'in'; readonly items: readonly string[] }
  | { readonly action: 'out'; readonly items: readonly string[]; readonly until: Until }
);

const NAME = 'stock';
const wrong = (reason: string) => usageError(NAME, reason);

const ALLOWED = {
  out: { valued: ['city', 'until'], flags: ['for-good'] },
  in: { valued: ['city'], flags: [] },
  list: { valued: ['city'], flags: [] },
} as const;

const isAction = (arg: string | undefined): arg is keyof typeof ALLOWED =>
  arg !== undefined && Object.hasOwn(ALLOWED, arg);

const readEnd = ({ values, flags }: ParsedArguments): Result<string, Until> => {
  const until = values.get('until');
  if (!flags.has('for-good')) return until === undefined ? ok(forToday) : readUntil(NAME, until);
  return until === undefined ? ok(never) : wrong('give --until or --for-good, not both');
};

/** Understands what an operator wants; refuses with one line about what was wrong. */
export const readStockRequest = ([action, ...args]: readonly string[]): Result<
  string,
  StockRequest
> => {
  if (!isAction(action)) return wrong(`say what to do: ${Object.keys(ALLOWED).join(', ')}`);
  const split = parseArguments(NAME, args, ALLOWED[action]);
  if (!split.ok) return split;
  const { plain: items, values } = split.value;
  const cityKey = values.get('city') ?? null;
  if (action === 'list')
    return items.length === 0 ? ok({ action, cityKey }) : wrong('list takes no names');
  if (items.length === 0) return wrong('name at least one dish or ingredient');
  if (action === 'in') return ok({ action, cityKey, items });
  const until = readEnd(split.value);
  return until.ok ? ok({ action, cityKey, items, until: until.value }) : until;
};
