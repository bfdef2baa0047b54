/** Words of the contract's paths; whatever else stands in one names a thing. */
const WORDS = new Set(
  (
    'domain settings navigation category mainscreen goods goodsById news promo page delivery search ' +
    'slots area cart calculate additionals address min purchase track attempts payment cancel events ' +
    'user fav viewed login logout sms-code otp link telegram orders referral bonuses'
  ).split(' '),
);

/** Deeper than any path of the contract. */
const DEEPEST = 7;

/** A call by its kind and not by what it asks for, so that there are few: `/domain/{}/goods/{}`. */
export const callName = (path: string): string => {
  const [plain = ''] = path.replace(/^\/api\/v1/, '').split('?');
  const parts = plain.split('/').slice(1, DEEPEST + 1);
  return `/${parts.map((part) => (WORDS.has(part) ? part : '{}')).join('/')}`;
};

/** The code in the body of a refusal, as text or read already; null where there is none. */
export const codeOfBody = (body: unknown): string | null => {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  return /"code"\s*:\s*"([\w.]{1,41})"/.exec(text)?.[1] ?? null;
};
