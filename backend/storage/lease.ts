import type { Kysely } from 'kysely';
import type { ShopDatabase } from './schema';

/** Work that only one process of the shop may do at a time, and who wants to do it. */
export interface Lease {
  readonly name: string;
  /** Names the process, and no other one. */
  readonly holder: string;
}

/**
 * Takes a lease for so long, or keeps it for longer; false while another process holds it. A process
 * that dies loses it by time.
 */
export const takeLease = async (
  db: Kysely<ShopDatabase>,
  { name, holder }: Lease,
  at: number,
  forMs: number,
): Promise<boolean> => {
  const until = at + forMs;
  const row = await db
    .insertInto('leases')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where((eb) => eb.or([eb('leases.holder', '=', holder), eb('leases.until', '<=', at)])),
    )
    .returning('holder')
    .executeTakeFirst();
  return row !== undefined;
};

/** Lets another process have it at once. */
export const giveLeaseBack = async (
  db: Kysely<ShopDatabase>,
  { name, holder }: Lease,
): Promise<void> => {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
};
