import { migrate } from '../../storage/migrate';
import { openStorage } from '../../storage/open-storage';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP } from '../command';
import { readNothing } from '../parse-arguments';

/** Brings the tables up to date and says which steps were taken. */
export const migrateCommand: CommandOf<null> = {
  name: 'migrate',
  summary: 'bring the tables of the database up to date',
  help: `Usage: backend migrate

Takes the steps that the database at DATABASE_URL still lacks. serve and import do it by themselves.

${ENVIRONMENT_HELP}`,
  read: readNothing('migrate'),
  run: async (_, environment, terminal) => {
    const storage = openStorage(environment.database);
    try {
      const steps = await migrate(storage.shop);
      terminal.printLine(steps.length === 0 ? 'already up to date' : `done: ${steps.join(', ')}`);
      return 0;
    } finally {
      await storage.close();
    }
  },
};
