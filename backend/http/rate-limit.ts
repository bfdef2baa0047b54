import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import { callerNetwork } from '../../environment/network-of';
import type { RateRule } from '../rate/rate-counter';
import { countAgainst, networkRules } from '../rate/rate-counter';
import { tooOften } from '../rate/too-often';
import type { ShopDatabase } from '../storage/schema';
import { sendRefusal } from './send-refusal';

/** Stops a network that calls more often than the rule allows with a 429. */
export const rateLimit =
  (db: Kysely<ShopDatabase>, now: () => Date, rule: RateRule): RequestHandler =>
  async (req, res, next) => {
    const rules = networkRules(callerNetwork(req), rule);
    const waitMs = await countAgainst(db, rules, now().getTime());
    if (waitMs === 0) next();
    else sendRefusal(req, res, tooOften(waitMs));
  };
