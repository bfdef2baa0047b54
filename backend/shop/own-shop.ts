import type { Transaction } from 'kysely';
import type { ShopDatabase } from '../storage/schema';
import { fromStoredJson } from '../storage/stored-json';
import { ShopFile } from './shop-file.codec';

type Trx = Transaction<ShopDatabase>;

const ROW = 1;

/** The shop's own file, and the names under which its pictures are stored. */
export interface OwnShop {
  readonly file: ShopFile;
  readonly logo: string | null;
  readonly icon: string | null;
}

/** Stores the file in place of the one before. */
export const saveOwnShop = async (trx: Trx, { file, logo, icon }: OwnShop): Promise<void> => {
  const row = { id: ROW, file_json: JSON.stringify(ShopFile.encode(file)), logo, icon };
  await trx
    .insertInto('own_shop')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

/** Null in a shop without a file of its own. */
export const loadOwnShop = async (trx: Trx): Promise<OwnShop | null> => {
  const row = await trx.selectFrom('own_shop').selectAll().executeTakeFirst();
  return row
    ? { file: fromStoredJson(ShopFile, row.file_json), logo: row.logo, icon: row.icon }
    : null;
};
