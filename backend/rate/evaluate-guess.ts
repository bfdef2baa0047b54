import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain/index';
import { refuse } from '../../src/domain/index';
import type { Refusal } from '../refusal/refusal';
import type { ShopDatabase } from '../storage/schema';
import type { RateRule } from './rate-counter';
import { countAgainst, uncount } from './rate-counter';

/** What somebody tries who may be guessing. */
export interface Guess<A> {
  readonly db: Kysely<ShopDatabase>;
  readonly rules: readonly RateRule[];
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Returns what is answered where too many were wrong. */
  readonly tooMany: (waitMs: number) => Refusal;
  readonly evaluate: () => Promise<Result<Refusal, A>>;
  /** Returns whether what it was refused for counts as a wrong guess. */
  readonly isWrong: (refusal: Refusal) => boolean;
}

/**
 * Judges a guess unless too many were wrong. It is counted before it is judged and
 * taken back where it was not wrong, or could not be judged, so guesses at the same moment cannot
 * all pass.
 */
export const evaluateGuess = async <A>({
  db,
  rules,
  at,
  tooMany,
  evaluate,
  isWrong,
}: Guess<A>): Promise<Result<Refusal, A>> => {
  const waitMs = await countAgainst(db, rules, at);
  let wasWrong = false;
  try {
    if (waitMs > 0) return refuse(tooMany(waitMs));
    const evaluated = await evaluate();
    wasWrong = !evaluated.ok && isWrong(evaluated.error);
    return evaluated;
  } finally {
    // What was judged may be a saved order: one count too many, until its window ends, is no reason
    // to answer that it failed.
    if (!wasWrong) await uncount(db, rules, at).catch(() => undefined);
  }
};
