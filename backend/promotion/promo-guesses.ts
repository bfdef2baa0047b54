import type { Kysely } from 'kysely';
import type { Network } from '../../environment/network-of';
import type { Result } from '../../src/domain';
import type { CustomerId } from '../../src/domain/id/ids';
import { tooOften } from '../rate/too-often';
import type { Refusal } from '../refusal/refusal';
import { evaluateGuess } from '../rate/evaluate-guess';
import type { RateRule } from '../rate/rate-counter';
import { TEN_MINUTES_MS, networkRules } from '../rate/rate-counter';
import type { ShopDatabase } from '../storage/schema';

/** How many promo codes may be refused in ten minutes; 0 for as many as they try. */
export interface PromoGuessLimits {
  /** To one customer. */
  readonly promoRefusalsPer10Minutes: number;
  /** To one network. */
  readonly promoRefusalsPerNetwork10Minutes: number;
}

/** Who tries promo codes. */
export interface PromoGuessDeps {
  readonly db: Kysely<ShopDatabase>;
  readonly limits: PromoGuessLimits;
  readonly network: Network;
  /** Null for a guest, who is known by the network alone. */
  readonly customer: { readonly id: CustomerId } | null;
  /** In milliseconds since 1970. */
  readonly at: number;
}

const rulesOf = ({ limits, network, customer }: PromoGuessDeps): readonly RateRule[] => {
  const windowMs = TEN_MINUTES_MS;
  const own = limits.promoRefusalsPer10Minutes;
  const limit = limits.promoRefusalsPerNetwork10Minutes;
  return [
    ...networkRules(network, { key: 'promo', limit, windowMs }),
    ...(customer ? [{ key: `promo of ${String(customer.id)}`, limit: own, windowMs }] : []),
  ];
};

/**
 * Judges what is asked for with a promo code; answers 429 to every code where too many were refused,
 * since a right guess would tell. Null for no code, which is no guess.
 */
export const evaluatePromoGuess = <A>(
  deps: PromoGuessDeps | null,
  evaluate: () => Promise<Result<Refusal, A>>,
): Promise<Result<Refusal, A>> =>
  deps === null
    ? evaluate()
    : evaluateGuess({
        db: deps.db,
        rules: rulesOf(deps),
        at: deps.at,
        tooMany: (waitMs) => tooOften(waitMs, 'promo.too_many'),
        evaluate,
        isWrong: ({ code }) => code.startsWith('promo.'),
      });
