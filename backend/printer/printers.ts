import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CityId } from '../../src/domain/id/ids';
import { hashOfSecret } from '../storage/hash-of-secret';
import type { ShopDatabase } from '../storage/schema';
import type { PrinterTable } from '../storage/schema/kitchen-tables';
import { storedId } from '../storage/stored-id';

/** A printer that polls for what it is to print. */
export interface Printer {
  readonly id: number;
  readonly name: string;
  readonly cityId: CityId;
  readonly tickets: PrinterTable['tickets'];
  readonly seenAt: number | null;
  readonly status: string | null;
}

const TOKEN_BYTES = 24;

/** Adds a printer and returns its token, which is never seen again; null for a name that is taken. */
export const addPrinter = async (
  db: Kysely<ShopDatabase>,
  { name, cityId, tickets }: Pick<Printer, 'name' | 'cityId' | 'tickets'>,
): Promise<string | null> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const added = await db
    .insertInto('printers')
    .values({
      name,
      city_id: cityId,
      tickets,
      token_hash: hashOfSecret(token),
      seen_at: null,
      status: null,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ? token : null;
};

export const listPrinters = async (db: Kysely<ShopDatabase>): Promise<readonly Printer[]> => {
  const rows = await db.selectFrom('printers').selectAll().orderBy('name').execute();
  return rows.map(({ id, name, city_id, tickets, seen_at: seenAt, status }) => ({
    id,
    name,
    cityId: storedId('city', city_id),
    tickets,
    seenAt,
    status,
  }));
};

/** Removes a printer with what it had to print; false for a name that none has. */
export const removePrinter = async (db: Kysely<ShopDatabase>, name: string): Promise<boolean> => {
  const removed = await db
    .deleteFrom('printers')
    .where('name', '=', name)
    .returning('id')
    .executeTakeFirst();
  if (removed) await db.deleteFrom('print_jobs').where('printer_id', '=', removed.id).execute();
  return removed !== undefined;
};

/** The id of the printer that a token belongs to; null for any other text. */
export const printerOfToken = async (
  db: Kysely<ShopDatabase>,
  token: string,
): Promise<number | null> => {
  const row = await db
    .selectFrom('printers')
    .select('id')
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirst();
  return row?.id ?? null;
};

const LONGEST_STATUS = 60;

/** Notes what a printer reports of itself. */
export const notePrinter = async (
  counters: Kysely<ShopDatabase>,
  id: number,
  status: string | null,
  at: number,
): Promise<void> => {
  await counters
    .updateTable('printers')
    .set({ seen_at: at, status: status?.slice(0, LONGEST_STATUS) ?? null })
    .where('id', '=', id)
    .execute();
};
