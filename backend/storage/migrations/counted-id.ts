import type { ColumnDataType, Kysely } from 'kysely';
import { PostgresAdapter } from 'kysely';

/**
 * The type of an id that the database counts up by itself, for a primary key: SQLite does so for
 * every whole number that is one, PostgreSQL only if the column says so.
 */
export const countedId = (db: Kysely<unknown>): ColumnDataType =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'serial' : 'integer';
