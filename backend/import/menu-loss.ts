import type { Kysely } from 'kysely';
import type { ShopDatabase } from '../storage/schema';
import type { ImportProblem } from './import-failure';
import type { PreparedImport } from './import-file';

/**
 * What a file would take off the menu, left out or hidden in the country, where it is more than half
 * of the dishes and the menu is the shop's own: a wrong file, more often than a new menu.
 */
export const menuLoss = async (
  db: Kysely<ShopDatabase>,
  { document: { format, keys }, outcome }: PreparedImport,
): Promise<ImportProblem | null> => {
  if (format !== 'menu' || outcome !== 'imported') return null;
  const last = await db
    .selectFrom('imports')
    .select('origin')
    .where('format', '=', 'menu')
    .executeTakeFirst();
  if (last?.origin !== 'own') return null;
  const shown = await db.selectFrom('products').select('slug').where('is_hidden', '=', 0).execute();
  const stays = new Set(keys.product);
  const gone = shown.filter(({ slug }) => !stays.has(slug)).length;
  return gone * 2 > shown.length
    ? {
        path: 'products',
        reason: `${String(gone)} of ${String(shown.length)} dishes would leave the menu; with --force they do`,
      }
    : null;
};
