import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { refuse } from '../../src/domain';
import { tooOften } from '../http/rate-limit';
import type { Refusal } from '../http/refusal';
import type { ShopDatabase } from '../storage/schema';
import type { RateRule } from './rate-counter';
import { countAgainst, uncount } from './rate-counter';

/** What somebody tries who may be guessing. */
export interface Guess<A> {
  readonly db: Kysely<ShopDatabase>;
  readonly rules: readonly RateRule[];
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly judge: () => Promise<Result<Refusal, A>>;
  /** Whether what it was refused for counts as a wrong guess. */
  readonly isWrong: (refusal: Refusal) => boolean;
}

/**
 * Judges a guess unless too many were wrong, which is a 429. It is counted before it is judged and
 * taken back where it was not wrong, or could not be judged, so guesses at the same moment cannot
 * all pass.
 */
export const judgeGuess = async <A>({
  db,
  rules,
  at,
  judge,
  isWrong,
}: Guess<A>): Promise<Result<Refusal, A>> => {
  const waitMs = await countAgainst(db, rules, at);
  let wasWrong = false;
  try {
    const judged = waitMs > 0 ? refuse(tooOften(waitMs)) : await judge();
    wasWrong = !judged.ok && isWrong(judged.error);
    return judged;
  } finally {
    // What was judged may be a saved order: one count too many, until its window ends, is no reason
    // to answer that it failed.
    if (!wasWrong) await uncount(db, rules, at).catch(() => undefined);
  }
};
