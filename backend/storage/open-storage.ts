import type { DatabaseUrl } from './database-url';
import { openPostgres } from './postgres-storage';
import { openSqlite } from './sqlite-storage';
import type { Storage } from './storage';

/**
 * Opens the database, making an SQLite file and its folder where they are missing. Of PostgreSQL each
 * query may take `queryTimeoutMs`.
 */
export const openStorage = (url: DatabaseUrl, queryTimeoutMs: number | null = null): Storage =>
  url.kind === 'sqlite' ? openSqlite(url.path) : openPostgres(url.url, { query: queryTimeoutMs });
