import type { Kysely, Transaction } from 'kysely';
import type { Social } from '../city/city';
import type { ShopDatabase } from '../storage/schema';
import { fromStoredJson } from '../storage/stored-json';
import { isPaidOnline } from '../../src/domain/order/payment-type';
import { ShopFile } from './shop-file.codec';

type Trx = Transaction<ShopDatabase>;

const ROW = 1;

/** The shop's own file, and the names under which its pictures are stored. */
export interface OwnShop {
  readonly file: ShopFile;
  readonly logo: string | null;
  readonly icon: string | null;
}

/** Returns whether the shop wants to be paid online: then deposits are, too. */
export const offersOnline = (own: OwnShop | null): boolean =>
  own?.file.payments?.some(({ type }) => isPaidOnline(type)) ?? true;

/** Returns where the shop is beside its own site, in every city that says nothing else. */
export const ownSocials = (own: OwnShop | null): readonly Social[] =>
  (own?.file.socials ?? []).map(({ type, link, is_messenger: isMessenger }) => ({
    type,
    link,
    isMessenger,
  }));

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
export const loadOwnShop = async (db: Kysely<ShopDatabase>): Promise<OwnShop | null> => {
  const row = await db.selectFrom('own_shop').selectAll().executeTakeFirst();
  return row
    ? { file: fromStoredJson(ShopFile, row.file_json), logo: row.logo, icon: row.icon }
    : null;
};
