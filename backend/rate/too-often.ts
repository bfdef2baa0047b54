import type { Refusal } from '../refusal/refusal';

/** Says of what there was too much, and when to come back. */
export const tooOften = (
  waitMs: number,
  code: 'rate_limited' | 'promo.too_many' = 'rate_limited',
): Refusal => {
  const seconds = Math.ceil(waitMs / 1000);
  return {
    code,
    message: { text: code, params: { seconds } },
    params: { seconds },
    retryAfterSeconds: seconds,
  };
};
