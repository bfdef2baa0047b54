import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { DiscountCandidate } from './discount';
import type { PromoCode } from './promo-code';
import type { PromoEffect } from './promo-effect';
import { promoEffect } from './promo-effect';
import type { PromoObstacle } from './promo-obstacle';
import { promoCircumstance, promoShortfall } from './promo-obstacle';
import type { PromoOrder, PromoUseCount } from './promo-order';
import type { PromoRefusal } from './promo-refusal';
import { promoRefusal } from './promo-refusal';
import type { PromoTerms } from './promo-terms';

/** A code that is taken: it holds for the order, or waits for the order to fit. Rules 9.3. */
export type PromoVerdict =
  | { readonly status: 'applied'; readonly code: PromoCode; readonly effect: PromoEffect }
  | {
      readonly status: 'not_applicable';
      readonly code: PromoCode;
      readonly reason: PromoObstacle;
    };

/**
 * Returns what a code is worth to an order. `terms` are those of the code that was given, null when nobody
 * knows it. Refuses what no change of the cart could mend (`promo.not_found`, `not_started`,
 * `expired`, `exhausted`, `used`, `wrong_city`, `login_required`); else the code is taken, and of
 * several obstacles the first of: way, time, goods, minimum. Rules 9.3.
 */
export const evaluatePromo = (
  terms: PromoTerms | null,
  order: PromoOrder,
  uses: PromoUseCount,
): Result<PromoRefusal, PromoVerdict> => {
  if (terms === null) return refuse({ kind: 'promo.not_found' });
  const refusal = promoRefusal(terms, order, uses);
  if (refusal) return refuse(refusal);
  const { code } = terms;
  const notYet = (reason: PromoObstacle) => ok({ status: 'not_applicable', code, reason } as const);
  const circumstance = promoCircumstance(terms, order);
  if (circumstance) return notYet(circumstance);
  const effect = promoEffect(terms, order.lines);
  if (!effect) return notYet({ kind: 'promo.no_matching_goods' });
  const missing = promoShortfall(terms, order);
  return missing ? notYet(missing) : ok({ status: 'applied', code, effect });
};

/**
 * The verdict once it is known which discounts the order gets: a code whose discount is not among
 * them gives way to the better one, which comes first. Free delivery and gifts take nothing off
 * the goods and stand beside every discount. Rules 9.3.
 */
export const promoBesideDiscounts = (
  verdict: PromoVerdict,
  chosen: readonly DiscountCandidate[],
): PromoVerdict => {
  const [best] = chosen;
  const holds =
    verdict.status === 'not_applicable' ||
    verdict.effect.type !== 'discount' ||
    chosen.some(({ type }) => type === 'promocode');
  if (holds || !best) return verdict;
  const { type, name, amount } = best;
  const reason = { kind: 'promo.better_discount', type, name, amount } as const;
  return { status: 'not_applicable', code: verdict.code, reason };
};

/** The verdict once it is known whether the gift of a code can be had: without it the code waits. Rules 9.3. */
export const promoBesideGifts = (verdict: PromoVerdict, isGiftGiven: boolean): PromoVerdict =>
  verdict.status === 'applied' && verdict.effect.type === 'gift' && !isGiftGiven
    ? { status: 'not_applicable', code: verdict.code, reason: { kind: 'promo.gift_gone' } }
    : verdict;
