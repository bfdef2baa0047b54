import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import { countAgainst } from '../rate/rate-counter';
import type { ShopDatabase } from '../storage/schema';
import type { Refusal } from './refusal';
import { sendRefusal } from './send-refusal';
import { visitorOf } from './visitor';

const WINDOW_MS = 60_000;

export interface VisitorRate {
  /** What is counted; each name has counters of its own. */
  readonly name: string;
  /** Calls that a visitor may make in a minute; 0 for as many as they like. */
  readonly perMinute: number;
}

/** A 429 that says when to come back. */
export const tooOften = (waitMs: number): Refusal => {
  const seconds = Math.ceil(waitMs / 1000);
  return {
    status: 429,
    code: 'rate_limited',
    message: { text: 'rate_limited', params: { seconds } },
    params: { seconds },
    retryAfterSeconds: seconds,
  };
};

/** Lets a visitor call so often in a minute; above that, 429 and when to come back. */
export const rateLimit =
  (db: Kysely<ShopDatabase>, now: () => Date, { name, perMinute }: VisitorRate): RequestHandler =>
  async (req, res, next) => {
    const rule = { key: `${name} ${visitorOf(req)}`, limit: perMinute, windowMs: WINDOW_MS };
    const waitMs = await countAgainst(db, rule, now().getTime());
    if (waitMs === 0) next();
    else sendRefusal(req, res, tooOften(waitMs));
  };
