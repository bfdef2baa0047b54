import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { tooOften } from '../http/rate-limit';
import type { Refusal } from '../http/refusal';
import { countAgainst, waitFor } from '../rate/rate-counter';
import type { ShopDatabase } from '../storage/schema';

const TEN_MINUTES = 600_000;

/** Who tries promo codes, and how many may be refused to them in ten minutes. */
export interface Guessing {
  readonly db: Kysely<ShopDatabase>;
  readonly visitor: string;
  /** 0 for as many as they try. */
  readonly limit: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

const ruleOf = ({ visitor, limit }: Guessing) => ({
  key: `promo ${visitor}`,
  limit,
  windowMs: TEN_MINUTES,
});

/** Refuses (429) every code of a visitor to whom too many were refused: a right guess would tell. */
export const promoGuessesLeft = async (guessing: Guessing): Promise<Result<Refusal, null>> => {
  const waitMs = await waitFor(guessing.db, ruleOf(guessing), guessing.at);
  return waitMs === 0 ? ok(null) : refuse(tooOften(waitMs));
};

/** Counts a refusal where it is one of a code. */
export const countPromoRefusal = async (guessing: Guessing, { code }: Refusal): Promise<void> => {
  if (code.startsWith('promo.')) await countAgainst(guessing.db, ruleOf(guessing), guessing.at);
};
