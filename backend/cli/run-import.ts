import type { Environment } from '../config/environment';
import { countryRules } from '../shop/country-rules';
import type { ImportOrigin, ImportOutcome } from '../import/import-file';
import { importFile } from '../import/import-file';
import { problemLines } from '../import/import-failure';
import { migrate } from '../storage/migrate';
import { openStorage } from '../storage/storage';
import type { Terminal } from './terminal';

const sentence = (outcome: ImportOutcome): string => {
  switch (outcome.kind) {
    case 'unchanged':
      return 'unchanged';
    case 'kept-own':
      return "left out, the shop's own stays";
    case 'cities':
      return `imported, ${String(outcome.cities)} cities`;
    case 'menu':
      return `imported, ${String(outcome.products)} products, ${String(outcome.newPictures)} new picture files`;
  }
};

/** Imports the files one after the other and stops at the first that is wrong; answers the exit code. */
export const runImport = async (
  files: readonly string[],
  origin: ImportOrigin,
  environment: Environment,
  terminal: Terminal,
): Promise<number> => {
  const storage = openStorage(environment.database);
  try {
    await migrate(storage.shop);
    for (const file of files) {
      const result = await importFile(file, {
        storage,
        rules: countryRules(environment.country),
        mediaDir: environment.mediaDir,
        now: () => new Date(),
        origin,
      });
      if (!result.ok) {
        problemLines(file, result.error).forEach(terminal.complain);
        return 1;
      }
      terminal.say(`${file}: ${sentence(result.value)}`);
    }
    return 0;
  } finally {
    await storage.close();
  }
};
