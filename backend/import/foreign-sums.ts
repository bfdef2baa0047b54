import type { Kysely } from 'kysely';
import type { Currency } from '../../src/domain';
import { StoredCurrency } from '../order/stored-contents';
import { readForeignBonuses } from '../promotion/foreign-bonuses';
import { StoredTerms, hasSums } from '../promotion/stored-terms';
import type { ShopDatabase } from '../storage/schema';
import { fromStoredJson } from '../storage/stored-json';

type Db = Kysely<ShopDatabase>;

const line = (what: string, names: readonly string[], then: string): readonly string[] =>
  names.length === 0 ? [] : [`still in another currency: ${what} ${names.join(', ')}; ${then}`];

const codesOf = async (db: Db, currency: string): Promise<readonly string[]> => {
  const codes = await db
    .selectFrom('promo_codes')
    .select(['code', 'terms_json'])
    .where('is_active', '=', 1)
    .where('currency', '!=', currency)
    .orderBy('code')
    .execute();
  return codes
    .filter(({ terms_json }) => hasSums(fromStoredJson(StoredTerms, terms_json)))
    .map(({ code }) => code);
};

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

/** What of a shop is in another currency than its menu, a line each for its operator. */
export const foreignSums = async (db: Db, { code }: Currency): Promise<readonly string[]> => {
  const rules = await db
    .selectFrom('gift_rules')
    .select('id')
    .where('rule_json', 'like', '%"from_goods_price"%')
    .where('currency', '!=', code)
    .execute();
  const cities = await db
    .selectFrom('cities')
    .select('key')
    .where('is_hidden', '=', 0)
    .where('currency', '!=', code)
    .orderBy('position')
    .execute();
  const holders = await readForeignBonuses(db, code);
  return [
    ...line(
      'the promo codes',
      await codesOf(db, code),
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
      'bonuses of',
      holders.length === 0 ? [] : [`${String(holders.length)} customers`],
      'convert them with backend bonuses convert',
    ),
    ...line('the open orders', await openOrdersOf(db, code), 'they are paid in it'),
  ];
};
