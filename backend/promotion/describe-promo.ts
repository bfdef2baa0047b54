import type { Kysely } from 'kysely';
import type { Currency } from '../../src/domain';
import { decimalFromMoney, money } from '../../src/domain';
import { clockTimeText } from '../../src/domain/schedule/clock-time';
import { currencyOf } from '../money/currencies';
import type { ShopData } from '../shop/shop-data';
import type { ShopDatabase } from '../storage/schema';
import { fromStoredJson } from '../storage/stored-json';
import type { DayOrMoment } from './day-or-moment';
import { isDay } from './day-or-moment';
import { StoredTerms, hasSums } from './stored-terms';

const amountOf = (minor: number, { code, digits }: Currency): string =>
  `${decimalFromMoney(money(minor), digits).toFixed(digits)} ${code}`;

const endText = (end: DayOrMoment): string => (isDay(end) ? end : new Date(end).toISOString());

const benefitText = ({ benefit }: StoredTerms, currency: Currency): string => {
  switch (benefit.type) {
    case 'percent':
      return `${String(benefit.percent)} %`;
    case 'fixed':
      return `${amountOf(benefit.amount, currency)} off`;
    case 'free_delivery':
      return 'free delivery';
    case 'gift':
      return `gift ${String(benefit.quantity)} × ${benefit.goods}`;
  }
};

const unless = <A>(value: A | null, describe: (value: A) => string): readonly string[] =>
  value === null ? [] : [describe(value)];

const conditionMessages = (terms: StoredTerms, currency: Currency): readonly string[] => [
  ...unless(terms.min_total, (total) => `from ${amountOf(total, currency)}`),
  ...unless(terms.order_types, (types) => types.join(' or ')),
  ...unless(terms.cities, (keys) => `in ${keys.join(', ')}`),
  ...unless(terms.categories, (slugs) => `on ${slugs.join(', ')}`),
  ...unless(terms.from, (from) => `begins ${endText(from)}`),
  ...unless(terms.to, (to) => `${isDay(to) ? 'until' : 'ends'} ${endText(to)}`),
  ...unless(terms.weekdays, (days) => `weekdays ${days.join(', ')}`),
  ...unless(terms.hours, ({ from, to }) => `${clockTimeText(from)}–${clockTimeText(to)}`),
  ...unless(terms.max_uses, (uses) => `${String(uses)} times in all`),
  ...unless(terms.max_per_phone, (uses) => `${String(uses)} times a phone`),
  ...(terms.needs_login || terms.max_per_phone !== null ? ['with login'] : []),
  ...(terms.stackable ? ['beside other discounts'] : []),
];

/** The promo codes of a shop for its operator, a line each, by their names. */
export const describePromos = async (
  db: Kysely<ShopDatabase>,
  { hasImportedPromotions, currency: present }: ShopData,
): Promise<readonly string[]> => {
  const codes = await db.selectFrom('promo_codes').selectAll().orderBy('code').execute();
  const uses = await db
    .selectFrom('promo_uses')
    .select(({ fn }) => ['code', fn.countAll<number>().as('uses')])
    .where('is_returned', '=', 0)
    .groupBy('code')
    .execute();
  return codes.map(({ code, terms_json, is_active, is_imported, ...row }) => {
    const terms = fromStoredJson(StoredTerms, terms_json);
    const currency = currencyOf(row.currency);
    const isForeign = hasSums(terms) && currency.code !== present.code;
    const isOff = isForeign || is_active === 0 || (is_imported === 1 && !hasImportedPromotions);
    const count = uses.find((use) => use.code === code)?.uses ?? 0;
    return [
      `${code}${isOff ? ' (off)' : ''}: ${benefitText(terms, currency)}`,
      ...conditionMessages(terms, currency),
      `used ${String(count)} times`,
    ].join(', ');
  });
};
