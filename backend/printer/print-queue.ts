import type { Kysely, Transaction } from 'kysely';
import type { OrderId } from '../../src/domain/id/ids';
import { HOUR } from '../../src/domain/time/instant';
import type { ShopDatabase } from '../storage/schema';
import type { PrintJobTable } from '../storage/schema/kitchen-tables';
import { storedId } from '../storage/stored-id';

/** A ticket that waits for a printer. */
export interface PrintJob {
  readonly id: number;
  readonly orderId: OrderId;
  readonly ticket: PrintJobTable['ticket'];
}

/** A printer that was off for longer prints no tickets of orders that have gone. */
const HOURS = 12;

/** A printer gives back what it cannot print; more often than this it would hold up all the others. */
const MOST_FAILURES = 3;

const TICKETS = { kitchen: ['kitchen'], bag: ['bag'], both: ['kitchen', 'bag'] } as const;

/** Has every printer of a city print an order, once it is accepted. Rules 26.4. */
export const queueTickets = async (
  db: Transaction<ShopDatabase>,
  { id, row }: { readonly id: OrderId; readonly row: { readonly city_id: number } },
  at: number,
): Promise<void> => {
  const printers = await db
    .selectFrom('printers')
    .select(['id', 'tickets'])
    .where('city_id', '=', row.city_id)
    .orderBy('id')
    .execute();
  const jobs = printers.flatMap((printer) =>
    TICKETS[printer.tickets].map((ticket) => ({
      printer_id: printer.id,
      order_id: id,
      ticket,
      created_at: at,
      failures: 0,
    })),
  );
  // Accepted again after an undo: what was not printed yet is printed once.
  await db.deleteFrom('print_jobs').where('order_id', '=', id).execute();
  if (jobs.length > 0) await db.insertInto('print_jobs').values(jobs).execute();
};

/**
 * What a printer is to print next, or the job of this id; null for none. It stays so until it is
 * confirmed. An order that is cancelled, or no longer accepted, is not printed.
 */
export const nextJob = async (
  db: Kysely<ShopDatabase>,
  printerId: number,
  at: number,
  jobId: number | null = null,
): Promise<PrintJob | null> => {
  const row = await db
    .selectFrom('print_jobs')
    .innerJoin('orders', 'orders.id', 'print_jobs.order_id')
    .select(['print_jobs.id', 'print_jobs.order_id', 'print_jobs.ticket'])
    .where('print_jobs.printer_id', '=', printerId)
    .where('print_jobs.created_at', '>', at - HOURS * HOUR)
    .where('orders.status', 'not in', ['new', 'cancel'])
    .$if(jobId !== null, (query) => query.where('print_jobs.id', '=', jobId))
    .orderBy('print_jobs.id')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, orderId: storedId('order', row.order_id), ticket: row.ticket } : null;
};

/** A printer has printed a job. */
export const endJob = async (
  db: Kysely<ShopDatabase>,
  printerId: number,
  jobId: number,
): Promise<void> => {
  await db
    .deleteFrom('print_jobs')
    .where('id', '=', jobId)
    .where('printer_id', '=', printerId)
    .execute();
};

/** A printer could not print a job; returns whether it is given up. */
export const failJob = async (
  db: Kysely<ShopDatabase>,
  printerId: number,
  jobId: number,
): Promise<boolean> => {
  const row = await db
    .updateTable('print_jobs')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', jobId)
    .where('printer_id', '=', printerId)
    .returning('failures')
    .executeTakeFirst();
  if (!row || row.failures < MOST_FAILURES) return false;
  await endJob(db, printerId, jobId);
  return true;
};

/** Removes what no printer will ask for any more. */
export const clearOldJobs = async (db: Kysely<ShopDatabase>, at: number): Promise<void> => {
  await db
    .deleteFrom('print_jobs')
    .where('created_at', '<=', at - HOURS * HOUR)
    .execute();
};
