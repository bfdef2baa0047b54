import path from 'node:path';
import { databaseFile } from './database.mjs';

/** What an earlier version wrote in place of a fingerprint; by now the database itself knows whose its menu is. */
export const OWN_MENU_BEFORE = 'own menu';

/**
 * Beside the database it speaks of, so that both are removed together.
 * @param {NodeJS.ProcessEnv} env with DATABASE_URL
 * @returns {string | undefined} none for a database that is no file
 */
export const seedStampFile = ({ DATABASE_URL }) => {
  const file = databaseFile(DATABASE_URL);
  return file && path.join(path.dirname(file), `.${path.basename(file)}.seed`);
};
