import { resolve } from 'node:path';
import type { Environment } from '../config/environment';
import type { DatabaseUrl } from '../storage/database-url';
import { hasTables } from '../storage/has-tables';
import { migrate, missingSteps } from '../storage/migrate';
import { openStorage } from '../storage/open-storage';
import type { Storage } from '../storage/storage';
import type { Terminal } from './terminal';

const FAILED = 1;

type Work = (storage: Storage) => Promise<number>;

const placeOf = (url: DatabaseUrl): string =>
  url.kind === 'sqlite' ? `at ${resolve(url.path)}` : 'of the shop at DATABASE_URL';

/** Opens the database up to date, and makes one where there is none, for as long as the work takes. */
export const withNewStorage = async ({ database }: Environment, work: Work): Promise<number> => {
  const storage = openStorage(database);
  try {
    await migrate(storage.shop);
    return await work(storage);
  } finally {
    await storage.close();
  }
};

/**
 * The same on a database that is there. Refuses one that it would have to make: nobody wants to read
 * an empty list because DATABASE_URL is not set.
 */
export const withStorage = async (
  environment: Environment,
  terminal: Terminal,
  work: Work,
): Promise<number> => {
  if (await hasTables(environment.database)) return withNewStorage(environment, work);
  terminal.printError(
    `backend: there is no database ${placeOf(environment.database)}; set DATABASE_URL, or make one with backend migrate`,
  );
  return FAILED;
};

/**
 * Opens the database as it is, and changes nothing: one that is not there counts as empty. Refuses
 * one whose tables are out of date, since bringing them up to date would change or lock them.
 */
export const withUntouchedStorage = async (
  environment: Environment,
  terminal: Terminal,
  work: Work,
): Promise<number> => {
  const { database } = environment;
  if (!(await hasTables(database)))
    return withNewStorage({ ...environment, database: { kind: 'sqlite', path: ':memory:' } }, work);
  const storage = openStorage(database);
  try {
    const steps = await missingSteps(storage.shop);
    if (steps.length === 0) return await work(storage);
    terminal.printError(
      `backend: the database ${placeOf(database)} lacks ${steps.join(', ')}; bring it up to date with backend migrate first`,
    );
    return FAILED;
  } finally {
    await storage.close();
  }
};
