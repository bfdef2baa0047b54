import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import { callerNetwork } from '../../environment/network-of';
import type { RateRule } from '../rate/rate-counter';
import { countAgainst, networkRules } from '../rate/rate-counter';
import type { ShopDatabase } from '../storage/schema';
import type { Refusal } from './refusal';
import { sendRefusal } from './send-refusal';

/** A 429 that says of what there was too much, and when to come back. */
export const tooOften = (
  waitMs: number,
  code: 'rate_limited' | 'promo.too_many' = 'rate_limited',
): Refusal => {
  const seconds = Math.ceil(waitMs / 1000);
  return {
    status: 429,
    code,
    message: { text: code, params: { seconds } },
    params: { seconds },
    retryAfterSeconds: seconds,
  };
};

/** Stops a network that calls more often than the rule allows with a 429. */
export const rateLimit =
  (db: Kysely<ShopDatabase>, now: () => Date, rule: RateRule): RequestHandler =>
  async (req, res, next) => {
    const rules = networkRules(callerNetwork(req), rule);
    const waitMs = await countAgainst(db, rules, now().getTime());
    if (waitMs === 0) next();
    else sendRefusal(req, res, tooOften(waitMs));
  };
