import type { Kysely } from 'kysely';
import { countryRules } from '../city/country-rules';
import { isCurrencyCode } from '../money/currencies';
import type { ShopDatabase } from '../storage/schema';
import { withoutPreface } from './read-import-file';

interface MenuHead {
  readonly currency: string | null;
}

/** What a menu says of its currency; null for a text that is no menu. */
const menuHead = (text: string): MenuHead | null => {
  try {
    const file: unknown = JSON.parse(withoutPreface(text));
    if (typeof file !== 'object' || file === null || !('format' in file)) return null;
    if (file.format !== 'menu') return null;
    const currency = 'currency' in file ? file.currency : null;
    const isRead = typeof currency === 'string' && isCurrencyCode(currency);
    return { currency: isRead ? currency : null };
  } catch {
    // What is not JSON is complained of where it is read.
    return null;
  }
};

/** The currency of the menu that the shop has, else that of its country. */
export const presentCurrency = async (
  db: Kysely<ShopDatabase>,
  country: string,
): Promise<string> => {
  const menu = await db
    .selectFrom('imports')
    .select('currency')
    .where('format', '=', 'menu')
    .executeTakeFirst();
  return menu?.currency ?? countryRules(country).currency;
};

/**
 * The currency in which files come in: that of the menu among them, which may leave it to the
 * country; without a menu, that of the menu that the shop has.
 */
export const importCurrency = async (
  db: Kysely<ShopDatabase>,
  texts: readonly string[],
  country: string,
): Promise<string> => {
  const menu = texts.map(menuHead).find((head) => head !== null);
  return menu ? (menu.currency ?? countryRules(country).currency) : presentCurrency(db, country);
};
