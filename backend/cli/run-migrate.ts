import type { Environment } from '../config/environment';
import { migrate } from '../storage/migrate';
import { openStorage } from '../storage/storage';
import type { Terminal } from './terminal';

/** Brings the tables up to date and says which steps were taken; answers the exit code. */
export const runMigrate = async (environment: Environment, terminal: Terminal): Promise<number> => {
  const storage = openStorage(environment.database);
  try {
    const steps = await migrate(storage.shop);
    terminal.say(steps.length === 0 ? 'already up to date' : `done: ${steps.join(', ')}`);
    return 0;
  } finally {
    await storage.close();
  }
};
