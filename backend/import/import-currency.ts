import * as t from 'io-ts';
import type { Kysely } from 'kysely';
import { countryRules } from '../city/country-rules';
import { isCurrencyCode } from '../money/currencies';
import { loadOwnShop } from '../shop/own-shop';
import type { ShopDatabase } from '../storage/schema';
import { withoutPreface } from './read-import-file';

const FileHead = t.intersection([t.type({ format: t.string }), t.partial({ currency: t.unknown })]);
const CodeHead = t.type({ code: t.unknown });

/** The format of a file, and the currency that a menu or a shop file names; null for anything else. */
interface CurrencyOfFile {
  readonly format: string;
  readonly currency: string | null;
}

const currencyIn = (text: string): CurrencyOfFile | null => {
  try {
    const file: unknown = JSON.parse(withoutPreface(text));
    if (!FileHead.is(file)) return null;
    const { format, currency } = file;
    const code = format === 'shop' && CodeHead.is(currency) ? currency.code : currency;
    const isRead = typeof code === 'string' && isCurrencyCode(code);
    return { format, currency: isRead ? code : null };
  } catch {
    // What is not JSON is complained of where it is read.
    return null;
  }
};

/** The currency of the shop file, else of the country. */
const usualCurrency = async (db: Kysely<ShopDatabase>, country: string): Promise<string> =>
  (await loadOwnShop(db))?.file.currency?.code ?? countryRules(country).currency;

/** The currency of the menu that the shop has; undefined before the first. */
const menuCurrency = async (db: Kysely<ShopDatabase>): Promise<string | undefined> => {
  const menu = await db
    .selectFrom('imports')
    .select('currency')
    .where('format', '=', 'menu')
    .executeTakeFirst();
  return menu?.currency;
};

/** The currency of the menu that the shop has, else of its shop file, else of its country. */
export const presentCurrency = async (db: Kysely<ShopDatabase>, country: string): Promise<string> =>
  (await menuCurrency(db)) ?? usualCurrency(db, country);

/**
 * The currency in which files come in: that of the menu among them, which may leave it to the shop
 * file and the country; without a menu, that of the menu that the shop has.
 */
export const importCurrency = async (
  db: Kysely<ShopDatabase>,
  texts: readonly string[],
  country: string,
): Promise<string> => {
  const files = texts.flatMap((text) => currencyIn(text) ?? []);
  const fileOf = (format: string) => files.find((file) => file.format === format);
  const [menu, shop] = [fileOf('menu'), fileOf('shop')];
  if (menu) return menu.currency ?? shop?.currency ?? usualCurrency(db, country);
  const present = await menuCurrency(db);
  return present ?? shop?.currency ?? usualCurrency(db, country);
};
