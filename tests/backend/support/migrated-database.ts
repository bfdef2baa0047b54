import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { migrate } from '../../../backend/storage/migrate';
import { openStorage } from '../../../backend/storage/open-storage';
import type { TestDatabase } from './test-database';
import { administer, isOnPostgres, namedDatabase, testDatabase } from './test-database';

/** Empties every table of the shop and lets its ids begin anew, whoever still holds on to it. */
const EMPTY = `
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  do $$
  declare each record;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for each in select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'
    loop execute format('delete from %I', each.name); end loop;
    for each in select sequencename as name from pg_sequences where schemaname = 'public'
    loop execute format('alter sequence %I restart', each.name); end loop;
  end $$`;

/** Makes a database with all tables and nothing in them; `dir` holds an SQLite file. */
export type MakeDatabase = (dir: string) => Promise<TestDatabase>;

const migrated = async (database: TestDatabase): Promise<TestDatabase> => {
  const storage = openStorage(database.url);
  await migrate(storage.shop);
  await storage.close();
  return database;
};

/** One of its own, for tests that take tables away. */
export const ownDatabase: MakeDatabase = async (dir) => migrated(await testDatabase(dir));

let emptyFile: Promise<Buffer> | undefined;

const makeEmptyFile = async (): Promise<Buffer> => {
  const dir = mkdtempSync(join(tmpdir(), 'shop-empty-'));
  try {
    await ownDatabase(dir);
    const database = new Database(join(dir, 'shop.sqlite'));
    // The file alone would lack what is still in its log.
    const copy = database.serialize();
    database.close();
    return copy;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};

const inUse = new Set<string>();

/** Making a database takes PostgreSQL ten times as long as emptying one, so each worker keeps its own. */
const borrowed = async (): Promise<TestDatabase> => {
  const name = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    .map((letter) => `shop_${process.env['JEST_WORKER_ID'] ?? '0'}_${letter}`)
    .find((each) => !inUse.has(each));
  if (name === undefined) throw new Error('A test has more shops open than it should need');
  inUse.add(name);
  const { database, isNew } = await namedDatabase(name);
  if (isNew) await migrated(database);
  else await administer(database.variable, EMPTY);
  return {
    ...database,
    drop: () => {
      inUse.delete(name);
      return Promise.resolve();
    },
  };
};

/** A database for tests that leave the tables as they are. */
export const migratedDatabase: MakeDatabase = async (dir) => {
  if (isOnPostgres()) return borrowed();
  emptyFile ??= makeEmptyFile();
  writeFileSync(join(dir, 'shop.sqlite'), await emptyFile);
  return testDatabase(dir);
};
