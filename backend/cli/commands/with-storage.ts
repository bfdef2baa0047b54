import type { Environment } from '../../config/environment';
import { migrate } from '../../storage/migrate';
import type { Storage } from '../../storage/storage';
import { openStorage } from '../../storage/open-storage';

/** Opens the database, up to date, for as long as some work takes. */
export const withStorage = async <A>(
  environment: Environment,
  work: (storage: Storage) => Promise<A>,
): Promise<A> => {
  const storage = openStorage(environment.database);
  try {
    await migrate(storage.shop);
    return await work(storage);
  } finally {
    await storage.close();
  }
};
