import { existsSync } from 'node:fs';
import type { DatabaseUrl } from './database-url';
import { openStorage } from './open-storage';

/** Returns whether a database of the shop is at an address; looking makes none. */
export const hasTables = async (url: DatabaseUrl): Promise<boolean> => {
  // Opening an SQLite file would make it.
  if (url.kind === 'sqlite' && !existsSync(url.path)) return false;
  const storage = openStorage(url);
  try {
    const tables = await storage.shop.introspection.getTables();
    return tables.some(({ name }) => name === 'cities');
  } finally {
    await storage.close();
  }
};
