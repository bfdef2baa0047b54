import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';
import type { Mention } from './mentions';
import { mentionsIn } from './mentions';
import { keysIn, repeated } from './repeated';
import { isDay } from '../promotion/day-or-moment';
import type { FileGiftRule, FilePromoCode, PromoFile } from '../promotion/promo-file.codec';

const missingPrice = (
  path: string,
  prices: Readonly<Record<string, unknown>> | null,
  currency: string,
): ImportProblem[] =>
  prices === null || prices[currency] !== undefined
    ? []
    : [{ path, reason: `there is no price in ${currency}` }];

const LISTS = ['order_types', 'cities', 'weekdays', 'categories'] as const;

/** Limits that limit nothing, and gains that are none. */
const emptyLimits = (path: string, code: FilePromoCode): ImportProblem[] => [
  ...LISTS.filter((field) => code[field]?.length === 0).map((field) => ({
    path: `${path}.${field}`,
    reason: 'an empty list limits nothing, leave it out or null',
  })),
  ...(code.type === 'fixed' && Object.values(code.value).every((amount) => amount === 0)
    ? [warning(`${path}.value`, 'takes nothing off')]
    : []),
  ...(code.max_uses !== null && code.max_per_phone !== null && code.max_per_phone > code.max_uses
    ? [warning(`${path}.max_per_phone`, 'is more than max_uses')]
    : []),
];

/** Returns whether a span is over before it begins; a day and a moment are not compared. */
const endsBefore = ({ from, to }: FilePromoCode): boolean => {
  if (from === null || to === null) return false;
  return isDay(from) ? isDay(to) && to < from : !isDay(to) && to <= from;
};

/** Returns what no codec sees of a code: amounts in another currency, and spans that end before they begin. */
export const checkPromoCode = (
  path: string,
  code: FilePromoCode,
  currency: string,
): ImportProblem[] => [
  ...(code.type === 'fixed' ? missingPrice(`${path}.value`, code.value, currency) : []),
  ...missingPrice(`${path}.min_total`, code.min_total, currency),
  ...emptyLimits(path, code),
  ...(endsBefore(code)
    ? [{ path: `${path}.to`, reason: 'expected a day or a moment after "from"' }]
    : []),
];

const checkGift = (path: string, rule: FileGiftRule, currency: string): ImportProblem[] => {
  if (rule.kind === 'from_goods_price') return missingPrice(`${path}.from`, rule.from, currency);
  return rule.with_goods.length + rule.with_categories.length > 0
    ? []
    : [{ path, reason: 'expected with_goods or with_categories' }];
};

const DAY_MS = 86_400_000;

/** Returns whether the time of a code is over wherever on earth its city is. */
const isOver = ({ to }: FilePromoCode, now: Date): boolean => {
  if (to === null) return false;
  if (!isDay(to)) return to <= now.getTime();
  return to < new Date(now.getTime() - DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
};

/** Returns what the codec cannot see. */
export const checkPromoFile = (
  { codes, gifts }: PromoFile,
  currency: string,
  now: Date,
): ImportProblem[] => [
  ...codes.flatMap((code, at) =>
    isOver(code, now) ? [warning(`codes[${String(at)}].to`, 'is past already')] : [],
  ),
  ...repeated(keysIn('codes', codes, 'code')),
  ...codes.flatMap((code, at) => checkPromoCode(`codes[${String(at)}]`, code, currency)),
  ...gifts.flatMap((rule, at) => checkGift(`gifts[${String(at)}]`, rule, currency)),
];

/** Returns what codes and gift rules name of the rest of the shop. */
export const promoMentions = ({ codes, gifts }: PromoFile): Mention[] => [
  ...codes.flatMap((code, at) => [
    ...mentionsIn(`codes[${String(at)}].cities`, 'city', code.cities ?? []),
    ...mentionsIn(`codes[${String(at)}].categories`, 'section', code.categories ?? []),
    ...(code.type === 'gift'
      ? [{ path: `codes[${String(at)}].gift.chpu`, kind: 'product' as const, key: code.gift.chpu }]
      : []),
  ]),
  ...gifts.flatMap((rule, at) => [
    { path: `gifts[${String(at)}].gift.chpu`, kind: 'product' as const, key: rule.gift.chpu },
    ...(rule.kind === 'from_goods_price'
      ? []
      : [
          ...mentionsIn(`gifts[${String(at)}].with_goods`, 'product', rule.with_goods),
          ...mentionsIn(`gifts[${String(at)}].with_categories`, 'section', rule.with_categories),
        ]),
  ]),
];
