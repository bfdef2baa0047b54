import type { Kysely, Transaction } from 'kysely';
import type { ShopDatabase } from '../storage/schema';
import { fromStoredJson } from '../storage/stored-json';
import type { PaymentOffer } from '../../src/domain/order/payment-type';
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

/** The ways to pay that the shop has chosen itself; null where it has not. */
export const ownPayments = (own: OwnShop | null): readonly PaymentOffer[] | null =>
  own?.file.payments?.map(({ type, order_types }) => ({ type, orderTypes: order_types })) ?? null;

/** Whether the shop wants to be paid online: then deposits are, too. */
export const offersOnline = (own: OwnShop | null): boolean =>
  ownPayments(own)?.some(({ type }) => isPaidOnline(type)) ?? true;

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
