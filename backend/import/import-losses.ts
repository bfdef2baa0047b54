import type { Kysely } from 'kysely';
import type { ShopDatabase } from '../storage/schema';
import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';
import type { PreparedImport } from './import-file';
import { keysOfShop } from './mentions';

/** The lists whose entries a newer file may leave out, and whether losing most of one takes --force. */
const LISTS = [
  { kind: 'product', list: 'products', takesForce: true },
  { kind: 'additional', list: 'additionals', takesForce: true },
  { kind: 'section', list: 'categories', takesForce: false },
  { kind: 'city', list: 'cities', takesForce: true },
  { kind: 'page', list: 'pages', takesForce: true },
  // These come and go by themselves.
  { kind: 'news', list: 'news', takesForce: false },
  { kind: 'promotion', list: 'promotions', takesForce: false },
] as const;

const NAMED = 5;

const namesOf = (keys: readonly string[]): string =>
  [...keys.slice(0, NAMED), ...(keys.length > NAMED ? ['…'] : [])].join(', ');

/**
 * Returns what a file would take out of a shop whose own it replaces, left out or hidden in the country:
 * warnings. More than half of the dishes, additionals, cities or pages is an error unless forced: a wrong file,
 * more often than a new shop.
 */
export const importLosses = async (
  db: Kysely<ShopDatabase>,
  prepared: PreparedImport,
  isForced: boolean,
): Promise<readonly ImportProblem[]> => {
  if (prepared.result !== 'imported') return [];
  const { format, keys } = prepared.document;
  const last = await db
    .selectFrom('imports')
    .select('origin')
    .where('format', '=', format)
    .executeTakeFirst();
  if (last?.origin !== 'own') return [];
  const shop = await keysOfShop(db);
  return LISTS.flatMap(({ kind, list, takesForce }) => {
    const [shown, stays] = [shop[kind] ?? [], new Set(keys[kind])];
    const gone = keys[kind] ? shown.filter((key) => !stays.has(key)) : [];
    if (gone.length === 0) return [];
    const message = `${String(gone.length)} of ${String(shown.length)} ${list} would leave the shop`;
    return takesForce && !isForced && gone.length * 2 > shown.length
      ? [{ path: list, reason: `${message}; with --force they do: ${namesOf(gone)}` }]
      : [warning(list, `${message}: ${namesOf(gone)}`)];
  });
};
