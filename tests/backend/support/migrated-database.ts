import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { migrate } from '../../../backend/storage/migrate';
import { openStorage } from '../../../backend/storage/open-storage';
import type { TestDatabase } from './test-database';
import { administer, isOnPostgres, namedDatabase, testDatabase } from './test-database';

/** Empties every table of the shop and lets its ids begin anew, whoever still holds on to it. */
const EMPTY = `
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  set session_replication_role = replica;
  do $$
  declare each record;
  begin
    for each in select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'
    loop execute format('delete from %I', each.name); end loop;
    perform setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences
      where schemaname = 'public' and last_value is not null;
  end $$;`;

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

/** What a database holds, to begin others with: a file's bytes, or statements that fill empty tables. */
type Contents = Buffer | string;

const fileContents = (dir: string): Buffer => {
  const database = new Database(join(dir, 'shop.sqlite'));
  // The file alone would lack what is still in its log.
  const copy = database.serialize();
  database.close();
  return copy;
};

const TABLES = `select tablename as name from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%'`;

const fillingOf = (table: string): string =>
  `select format('insert into %I select * from json_populate_recordset(null::%I, %L);',
    '${table}', '${table}', json_agg(held)::text) as statement from "${table}" held having count(*) > 0`;

const SEQUENCES = `select format('select setval(%L, %s);', sequencename, last_value) as statement
  from pg_sequences where schemaname = 'public' and last_value is not null`;

const postgresContents = async (url: string): Promise<string> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ readonly name: string }>(TABLES);
    const statements: string[] = [];
    for (const text of [...tables.rows.map(({ name }) => fillingOf(name)), SEQUENCES]) {
      const { rows } = await client.query<{ readonly statement: string }>(text);
      statements.push(...rows.map(({ statement }) => statement));
    }
    return statements.join('\n');
  } finally {
    await client.end();
  }
};

/** Reads what a shop's database holds; `dir` is that of its SQLite file. */
export const contentsOf = async ({ variable }: { variable: string }, dir: string) =>
  isOnPostgres() ? postgresContents(variable) : fileContents(dir);

let emptyFile: Promise<Buffer> | undefined;

const makeEmptyFile = async (): Promise<Buffer> => {
  const dir = mkdtempSync(join(tmpdir(), 'shop-empty-'));
  try {
    await ownDatabase(dir);
    return fileContents(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};

const inUse = new Set<string>();

/** Making a database takes PostgreSQL ten times as long as emptying one, so each worker keeps its own. */
const borrowed = async (filling: string): Promise<TestDatabase> => {
  const name = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    .map((letter) => `shop_${process.env['JEST_WORKER_ID'] ?? '0'}_${letter}`)
    .find((each) => !inUse.has(each));
  if (name === undefined) throw new Error('A test has more shops open than it should need');
  inUse.add(name);
  const { database, isNew } = await namedDatabase(name);
  if (isNew) await migrated(database);
  await administer(database.variable, `${EMPTY}${filling}`);
  return {
    ...database,
    drop: () => {
      inUse.delete(name);
      return Promise.resolve();
    },
  };
};

/** A database for tests that leave the tables as they are, with these contents or none. */
export const databaseWith =
  (contents?: Contents): MakeDatabase =>
  async (dir) => {
    if (isOnPostgres()) return borrowed(typeof contents === 'string' ? contents : '');
    emptyFile ??= makeEmptyFile();
    writeFileSync(join(dir, 'shop.sqlite'), contents ?? (await emptyFile));
    return testDatabase(dir);
  };

/** The same with nothing in it. */
export const migratedDatabase: MakeDatabase = databaseWith();
