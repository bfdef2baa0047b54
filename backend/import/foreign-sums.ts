import type { Kysely } from 'kysely';
import { StoredCurrency } from '../order/stored-contents';
import { readForeignBonuses } from '../promotion/foreign-bonuses';
import { StoredTerms, hasSums } from '../promotion/stored-terms';
import { loadOwnShop } from '../shop/own-shop';
import type { ShopDatabase } from '../storage/schema';
import { fromStoredJson } from '../storage/stored-json';
import { statedSums } from './check-shop';
import { citiesFormat } from './cities-format';
import { promoFormat } from './promo-format';
import { shopFormat } from './shop-format';

type Db = Kysely<ShopDatabase>;

const line = (what: string, names: readonly string[], then: string): readonly string[] =>
  names.length === 0 ? [] : [`still in another currency: ${what} ${names.join(', ')}; ${then}`];

/** `isReplaced`: a file of codes comes in, which leaves only those that were touched by hand. */
const codesOf = async (
  db: Db,
  currency: string,
  isReplaced: boolean,
): Promise<readonly string[]> => {
  const codes = await db
    .selectFrom('promo_codes')
    .select(['code', 'terms_json', 'is_imported'])
    .where('is_active', '=', 1)
    .where('currency', '!=', currency)
    .orderBy('code')
    .execute();
  return codes
    .filter(({ is_imported }) => !isReplaced || is_imported === 0)
    .filter(({ terms_json }) => hasSums(fromStoredJson(StoredTerms, terms_json)))
    .map(({ code }) => code);
};

const giftRulesOf = (db: Db, currency: string) =>
  db
    .selectFrom('gift_rules')
    .select('id')
    .where('rule_json', 'like', '%"from_goods_price"%')
    .where('currency', '!=', currency)
    .execute();

const citiesOf = (db: Db, currency: string) =>
  db
    .selectFrom('cities')
    .select('key')
    .where('is_hidden', '=', 0)
    .where('currency', '!=', currency)
    .orderBy('position')
    .execute();

const openOrdersOf = async (db: Db, currency: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'contents_json'])
    .where('status', 'not in', ['complete', 'cancel'])
    .orderBy('id')
    .execute();
  return rows
    .filter(
      ({ contents_json }) =>
        fromStoredJson(StoredCurrency, contents_json).currency.code !== currency,
    )
    .map(({ number }) => number);
};

const hasForeignFile = async (db: Db, currency: string): Promise<boolean> => {
  const file = (await loadOwnShop(db))?.file;
  const codes = file
    ? [file.currency?.code, ...statedSums(file).map(({ sum }) => sum.currency)]
    : [];
  return codes.some((code) => typeof code === 'string' && code !== currency);
};

/**
 * Returns what of a shop is in another currency than this one, a line each for its operator; without what
 * files of the formats `coming` are about to replace.
 */
export const foreignSums = async (
  db: Db,
  code: string,
  coming: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const hasCodes = coming.has(promoFormat.name);
  const rules = hasCodes ? [] : await giftRulesOf(db, code);
  const cities = coming.has(citiesFormat.name) ? [] : await citiesOf(db, code);
  const holders = await readForeignBonuses(db, code);
  const isFile = !coming.has(shopFormat.name) && (await hasForeignFile(db, code));
  return [
    ...line(
      'the promo codes',
      await codesOf(db, code, hasCodes),
      `they do not hold until they are in ${code}`,
    ),
    ...line(
      'the gifts of rules',
      rules.map(({ id }) => String(id)),
      `they are not given until their sums are in ${code}`,
    ),
    ...line(
      'minimums and delivery prices of',
      cities.map(({ key }) => key),
      `import the cities in ${code}`,
    ),
    ...line(
      'sums of',
      isFile ? ['the shop file'] : [],
      `they do not hold until they are in ${code}`,
    ),
    ...line(
      'bonuses of',
      holders.length === 0 ? [] : [`${String(holders.length)} customers`],
      'convert them with backend bonuses convert',
    ),
    ...line('the open orders', await openOrdersOf(db, code), 'they are paid in it'),
  ];
};
