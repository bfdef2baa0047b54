import type { Kysely } from 'kysely';
import type { Network } from '../../environment/network-of';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { CustomerId } from '../../src/domain/id/ids';
import { tooOften } from '../http/rate-limit';
import type { Refusal } from '../http/refusal';
import type { RateRule } from '../rate/rate-counter';
import { TEN_MINUTES_MS, countAgainst, networkRules, waitFor } from '../rate/rate-counter';
import type { ShopDatabase } from '../storage/schema';

/** How many promo codes may be refused in ten minutes; 0 for as many as they try. */
export interface PromoGuessLimits {
  /** To one customer. */
  readonly promoRefusalsPer10Minutes: number;
  /** To one network. */
  readonly promoRefusalsPerNetwork10Minutes: number;
}

/** Who tries promo codes. */
export interface Guessing {
  readonly db: Kysely<ShopDatabase>;
  readonly limits: PromoGuessLimits;
  readonly network: Network;
  /** Null for a guest, who is known by the network alone. */
  readonly customer: { readonly id: CustomerId } | null;
  /** In milliseconds since 1970. */
  readonly at: number;
}

const rulesOf = ({ limits, network, customer }: Guessing): readonly RateRule[] => {
  const windowMs = TEN_MINUTES_MS;
  const own = limits.promoRefusalsPer10Minutes;
  const limit = limits.promoRefusalsPerNetwork10Minutes;
  return [
    ...networkRules(network, { key: 'promo', limit, windowMs }),
    ...(customer ? [{ key: `promo of ${String(customer.id)}`, limit: own, windowMs }] : []),
  ];
};

/** Refuses (429) every code where too many were refused: a right guess would tell. */
export const promoGuessesLeft = async (guessing: Guessing): Promise<Result<Refusal, null>> => {
  const waitMs = await waitFor(guessing.db, rulesOf(guessing), guessing.at);
  return waitMs === 0 ? ok(null) : refuse(tooOften(waitMs));
};

/** Counts a refusal where it is one of a code. */
export const countPromoRefusal = async (guessing: Guessing, { code }: Refusal): Promise<void> => {
  if (code.startsWith('promo.')) await countAgainst(guessing.db, rulesOf(guessing), guessing.at);
};
