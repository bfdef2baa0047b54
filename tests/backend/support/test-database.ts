import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
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

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const postgresDatabase = async (admin: string): Promise<TestDatabase> => {
  const name = `shop_${randomBytes(6).toString('hex')}`;
  await administer(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    url: { kind: 'postgres', url: url.href },
    variable: url.href,
    drop: () => administer(admin, `drop database ${name} with (force)`),
  };
};

/** A fresh database of the kind that this run of the tests is about; `dir` holds an SQLite file. */
export const testDatabase = async (dir: string): Promise<TestDatabase> => {
  const admin = server();
  if (admin !== undefined) return postgresDatabase(admin);
  const path = join(dir, 'shop.sqlite');
  // The file goes with its folder.
  return {
    url: { kind: 'sqlite', path },
    variable: `sqlite:${path}`,
    drop: () => Promise.resolve(),
  };
};
