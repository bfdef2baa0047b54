import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { ShopDatabase } from '../storage/schema';
import { exportCities } from './export-cities';
import { exportContent } from './export-content';
import { exportMenu } from './export-menu';
import type { PicturePaths } from './export-pictures';

export const EXPORT_FORMATS = ['menu', 'cities', 'content'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface NothingToExport {
  readonly kind: 'export.nothing';
}

/**
 * What the shop holds as an import file of a format, all of one moment. Refuses where nothing of
 * the format was ever imported.
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
        .where('format', '=', format)
        .executeTakeFirst();
      if (!imported) return refuse({ kind: 'export.nothing' });
      switch (format) {
        case 'menu':
          return ok(await exportMenu(trx, imported, pictures));
        case 'cities':
          return ok(await exportCities(trx));
        case 'content':
          return ok(await exportContent(trx, imported, pictures));
      }
    });
