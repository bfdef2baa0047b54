import type { Kysely } from 'kysely';
import type { CountryRules } from '../city/country-rules';
import { countryRules } from '../city/country-rules';
import { loadOwnShop } from '../shop/own-shop';
import type { ShopDatabase } from '../storage/schema';
import { parseImportFile } from './read-import-file';

/** The currency in a file of the format `shop`; null in any other, or where it is no text. */
const currencyIn = (text: string): string | null => {
  const parsed = parseImportFile(text);
  if (!parsed.ok || parsed.value.format.name !== 'shop') return null;
  const { value } = parsed.value;
  return typeof value === 'object' &&
    value !== null &&
    'currency' in value &&
    typeof value.currency === 'string'
    ? value.currency
    : null;
};

/**
 * The rules that files are read with: those of the country, and the currency that the shop has chosen
 * in a file of this import, else in one before.
 */
export const rulesOfImport = async (
  country: string,
  texts: readonly string[],
  db: Kysely<ShopDatabase>,
): Promise<CountryRules> => {
  const rules = countryRules(country);
  const [chosen] = texts.map(currencyIn).filter((currency) => currency !== null);
  const own = chosen ?? (await loadOwnShop(db))?.file.currency;
  return { ...rules, currency: own ?? rules.currency };
};
