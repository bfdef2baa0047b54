import type { ImportProblem } from '../import/import-failure';
import { repeatedKeys } from '../import/repeated-ids';
import type { FileGiftRule, FilePromoCode, PromoFile } from './promo-file.codec';

const missingPrice = (
  path: string,
  prices: Readonly<Record<string, unknown>> | null,
  currency: string,
): ImportProblem[] =>
  prices === null || prices[currency] !== undefined
    ? []
    : [{ path, reason: `there is no price in ${currency}` }];

/** What no codec sees of a code: amounts in another currency, and spans that end before they begin. */
export const checkPromoCode = (
  path: string,
  code: FilePromoCode,
  currency: string,
): ImportProblem[] => [
  ...(code.type === 'fixed' ? missingPrice(`${path}.value`, code.value, currency) : []),
  ...missingPrice(`${path}.min_total`, code.min_total, currency),
  ...(code.from !== null && code.to !== null && code.to <= code.from
    ? [{ path: `${path}.to`, reason: 'expected a moment after "from"' }]
    : []),
];

const checkGift = (path: string, rule: FileGiftRule, currency: string): ImportProblem[] => {
  if (rule.kind === 'from_goods_price') return missingPrice(`${path}.from`, rule.from, currency);
  return rule.with_goods.length + rule.with_categories.length > 0
    ? []
    : [{ path, reason: 'expected with_goods or with_categories' }];
};

/** What the codec cannot see. */
export const checkPromoFile = ({ codes, gifts }: PromoFile, currency: string): ImportProblem[] => [
  ...repeatedKeys('codes', codes, ({ code }) => code),
  ...codes.flatMap((code, at) => checkPromoCode(`codes[${String(at)}]`, code, currency)),
  ...gifts.flatMap((rule, at) => checkGift(`gifts[${String(at)}]`, rule, currency)),
];
