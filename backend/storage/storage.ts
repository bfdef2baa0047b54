import type { Kysely, Transaction } from 'kysely';
import type { DiskWatch } from './disk-watch';
import type { ShopDatabase } from './schema';

/** The shop's database, open; the same tables in SQLite and in PostgreSQL. */
export interface Storage {
  /** Whatever must survive a power cut: menu, cities, customers, orders. */
  readonly shop: Kysely<ShopDatabase>;
  /** The same tables for counters, whose last second may be lost: it does not wait for the disk. */
  readonly counters: Kysely<ShopDatabase>;
  readonly disk: DiskWatch;
  /**
   * Runs changes that belong together: all of them happen, or none. Work under the same name goes
   * one after the other, whichever process of the shop does it. The work uses `db` and no other
   * connection, or it would wait for itself.
   */
  change<A>(name: string, work: (db: Transaction<ShopDatabase>) => Promise<A>): Promise<A>;
  /**
   * Calls `notify` soon after a change by any process of the shop: with what it was about where
   * that is known, else with null. Calls may be lost or come twice, so listeners look into
   * the tables. Returns how to stop.
   */
  listen(notify: (topic: string | null) => void): () => void;
  /** Lets the listeners of all processes know, once the transaction holds. */
  announce(db: Transaction<ShopDatabase>, topic: string): Promise<void>;
  close(): Promise<void>;
}
