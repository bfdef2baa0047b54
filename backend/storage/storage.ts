import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { ShopDatabase } from './schema';

/** The shop's database, open. */
export interface Storage {
  /** Menu, cities and whatever must survive a power cut. */
  readonly shop: Kysely<ShopDatabase>;
  /** The same tables for counters, whose last second may be lost: it does not wait for the disk. */
  readonly counters: Kysely<ShopDatabase>;
  close(): Promise<void>;
}

const BUSY_TIMEOUT_MS = 5_000;

const connect = (path: string, synchronous: 'FULL' | 'NORMAL'): Kysely<ShopDatabase> => {
  const database = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('foreign_keys = ON');
  database.pragma(`synchronous = ${synchronous}`);
  return new Kysely<ShopDatabase>({ dialect: new SqliteDialect({ database }) });
};

/** Opens the SQLite file at `path`, making it and its folder where they are missing. */
export const openStorage = (path: string): Storage => {
  mkdirSync(dirname(path), { recursive: true });
  const shop = connect(path, 'FULL');
  const counters = connect(path, 'NORMAL');
  return {
    shop,
    counters,
    close: async () => {
      await counters.destroy();
      await shop.destroy();
    },
  };
};
