import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import type { DatabaseUrl } from '../../../backend/storage/database-url';

/** A database with nothing in it. */
export interface TestDatabase {
  readonly url: DatabaseUrl;
  /** The same as DATABASE_URL has it. */
  readonly variable: string;
  drop(): Promise<void>;
}

/** Where a user who may create databases comes in; unset, the tests run on SQLite. */
const server = (): string | undefined => process.env['TEST_POSTGRES_URL'];

export const isOnPostgres = (): boolean => server() !== undefined;

/** Runs a statement as the user who may create databases. */
export const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const databaseNamed = (admin: string, name: string): TestDatabase => {
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    url: { kind: 'postgres', url: url.href },
    variable: url.href,
    drop: () => administer(admin, `drop database ${name} with (force)`),
  };
};

const DUPLICATE_DATABASE = '42P04';

/** The PostgreSQL database of that name, made when there is none. */
export const namedDatabase = async (
  name: string,
): Promise<{ readonly database: TestDatabase; readonly isNew: boolean }> => {
  const admin = server() ?? '';
  const database = databaseNamed(admin, name);
  try {
    await administer(admin, `create database ${name}`);
    return { database, isNew: true };
  } catch (error) {
    if (error instanceof DatabaseError && error.code === DUPLICATE_DATABASE)
      return { database, isNew: false };
    throw error;
  }
};

/** A fresh database of the kind that this run of the tests is about; `dir` holds an SQLite file. */
export const testDatabase = async (dir: string): Promise<TestDatabase> => {
  if (server() !== undefined)
    return (await namedDatabase(`shop_${randomBytes(6).toString('hex')}`)).database;
  const path = join(dir, 'shop.sqlite');
  // The file goes with its folder.
  return {
    url: { kind: 'sqlite', path },
    variable: `sqlite:${path}`,
    drop: () => Promise.resolve(),
  };
};
