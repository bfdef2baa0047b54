import path from 'node:path';
import { databaseFile } from './database.mjs';

/**
 * Beside the database it speaks of, so that both are removed together.
 * @param {NodeJS.ProcessEnv} env with DATABASE_URL
 * @returns {string | undefined} none for a database that is no file
 */
export const seedStampFile = ({ DATABASE_URL }) => {
  const file = databaseFile(DATABASE_URL);
  return file && path.join(path.dirname(file), `.${path.basename(file)}.seed`);
};
