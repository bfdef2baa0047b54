import type { Kysely, Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { ShopDatabase } from '../storage/schema';
import { exportCities } from './export-cities';
import { exportContent } from './export-content';
import { exportMenu } from './export-menu';
import type { PicturePaths } from './export-pictures';
import { exportPromoCodes } from './export-promo-codes';
import type { ImportedFor } from './imported-for';

export const EXPORT_FORMATS = ['menu', 'cities', 'content', 'promo-codes'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface NothingToExport {
  readonly kind: 'export.nothing';
}

const documentOf = (
  trx: Transaction<ShopDatabase>,
  format: ExportFormat,
  imported: ImportedFor,
  pictures: PicturePaths,
) => {
  switch (format) {
    case 'menu':
      return exportMenu(trx, imported, pictures);
    case 'cities':
      return exportCities(trx);
    case 'content':
      return exportContent(trx, imported, pictures);
    case 'promo-codes':
      return exportPromoCodes(trx, imported.currency);
  }
};

/**
 * Returns what the shop holds as an import file of a format, all of one moment. Refuses where there is
 * nothing of the format.
 */
export const exportDocument = (
  db: Kysely<ShopDatabase>,
  format: ExportFormat,
  pictures: PicturePaths,
): Promise<Result<NothingToExport, unknown>> =>
  db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const imported = await trx
        .selectFrom('imports')
        .select(['country', 'currency'])
        // Promo codes may have been added by hand, in the currency of the menu.
        .where('format', '=', format === 'promo-codes' ? 'menu' : format)
        .executeTakeFirst();
      const document = imported && (await documentOf(trx, format, imported, pictures));
      return document ? ok(document) : refuse({ kind: 'export.nothing' });
    });
