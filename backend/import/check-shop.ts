import { COLOUR_SCHEMES, accentFault } from '../../src/domain/branding/accent';
import { CITY_PLACE, TITLED_PAGES } from '../../src/domain/branding/branding';
import { externalAddress } from '../../src/domain/navigation/external-address';
import type { CountryRules } from '../city/country-rules';
import { currencyOf } from '../money/currencies';
import type { StatedSum } from '../money/stated-sum';
import { readStatedSum } from '../money/stated-sum';
import type { ShopFile } from '../shop/shop-file.codec';
import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';
import type { Mention } from './mentions';
import { mentionsIn } from './mentions';
import { keysIn, repeated } from './repeated';
import { at } from './unknown-keys';

const figure = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

/** Colours on which nothing could be read. */
const checkAccent = ({ accent }: ShopFile): ImportProblem[] =>
  COLOUR_SCHEMES.flatMap((scheme) => {
    const fault = accent && accentFault(accent[scheme], scheme);
    if (!fault) return [];
    const { contrast, needed, against } = fault;
    const other = scheme === 'light' ? 'darker' : 'lighter';
    const reason = `the contrast with ${against} is ${figure(contrast)}:1, at least ${String(needed)}:1 is needed: take a ${other} colour`;
    return [{ path: `accent.${scheme}`, reason }];
  });

/** Braces that stand for nothing are shown as they are. */
const checkTitles = ({ titles }: ShopFile): ImportProblem[] =>
  TITLED_PAGES.flatMap((page) =>
    (['title', 'description'] as const).flatMap((field) =>
      Object.entries(titles?.[page]?.[field] ?? {}).flatMap(([locale, text]) =>
        /[{}]/.test(text.replaceAll(CITY_PLACE, ''))
          ? [
              warning(
                `titles.${page}.${field}.${locale}`,
                `only ${CITY_PLACE} stands for something else`,
              ),
            ]
          : [],
      ),
    ),
  );

/** A sum of the file, and where it stands. */
interface SumPlace {
  readonly path: string;
  readonly sum: StatedSum;
}

/** All sums that the file states. */
export const statedSums = ({ equipment, deposit, referral }: ShopFile): readonly SumPlace[] =>
  [
    ...(equipment ?? []).map(({ price }, index) => ({
      path: at('equipment', index, 'price'),
      text: price,
    })),
    { path: 'deposit.from', text: deposit?.from },
    { path: 'referral.bonus', text: referral?.bonus },
  ].flatMap(({ path, text }) => {
    const sum = readStatedSum(text ?? '');
    return sum ? [{ path, sum }] : [];
  });

/** In another currency it would not hold, and one too fine not as it stands. */
const checkSums = (file: ShopFile, code: string): ImportProblem[] => {
  const { digits } = currencyOf(code);
  return statedSums(file).flatMap(({ path, sum: { amount, currency } }) => {
    if (currency !== code)
      return [{ path, reason: `expected an amount in ${code}, the currency of the menu` }];
    return (amount.split('.')[1] ?? '').length > digits
      ? [{ path, reason: `expected at most ${String(digits)} decimals` }]
      : [];
  });
};

const checkCurrencies = (
  { currency, second_currency: second }: ShopFile,
  code: string,
  today: string,
): ImportProblem[] => {
  const { digits } = currencyOf(code);
  const problems: ImportProblem[] = [];
  if (currency && currency.code !== code)
    problems.push({ path: 'currency.code', reason: `expected ${code}, the currency of the menu` });
  // Amounts are stored in its smallest unit: other decimals would read them otherwise.
  else if (currency && currency.digits !== null && currency.digits !== digits)
    problems.push({
      path: 'currency.digits',
      reason: `expected ${String(digits)}, as ISO 4217 has it`,
    });
  if (!second) return problems;
  if (!currency)
    problems.push({
      path: 'second_currency',
      reason: 'needs "currency" beside it: its rate is for one of that',
    });
  if (second.code === code)
    problems.push({
      path: 'second_currency.code',
      reason: `expected another currency than ${code}`,
    });
  if (second.until !== null && second.until < today)
    problems.push(warning('second_currency.until', 'is over, no second price is shown'));
  return problems;
};

const checkOffers = ({ payments, equipment, socials }: ShopFile): ImportProblem[] => [
  ...repeated(keysIn('equipment', equipment ?? [], 'id')),
  ...(payments?.length === 0 ? [warning('payments', 'nobody can pay, so nobody can order')] : []),
  ...(socials ?? []).flatMap(({ link }, index) =>
    externalAddress(link) === null
      ? [
          {
            path: at('socials', index, 'link'),
            reason: `expected an address such as "https://instagram.com/shop", got "${link}"`,
          },
        ]
      : [],
  ),
];

/** Returns what the codec cannot see: colours that nobody could read, sums of another currency, dead links. */
export const checkShop = (
  file: ShopFile,
  { currency }: CountryRules,
  now: Date,
): ImportProblem[] => [
  ...checkAccent(file),
  ...checkTitles(file),
  ...checkCurrencies(file, currency, now.toISOString().slice(0, 10)),
  ...checkSums(file, currency),
  ...checkOffers(file),
];

/** The cities that offers are restricted to. */
export const shopMentions = ({ payments, equipment }: ShopFile): Mention[] =>
  Object.entries({ payments, equipment }).flatMap(([list, offers]) =>
    (offers ?? []).flatMap(({ cities }, index) =>
      mentionsIn(at(list, index, 'cities'), 'city', cities ?? []),
    ),
  );
