import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import type { Environment } from '../../config/environment';
import { countryRules } from '../../shop/country-rules';
import type { ImportOrigin, ImportOutcome } from '../../import/import-file';
import { importFile } from '../../import/import-file';
import { problemLines } from '../../import/import-failure';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP, wrongWords } from '../command';
import { splitWords } from '../split-words';
import type { Terminal } from '../terminal';
import { withNewStorage } from '../with-storage';

/** The files to bring in, and whose they are. */
export interface ImportRequest {
  readonly files: readonly string[];
  readonly origin: ImportOrigin;
}

const DEMO = 'demo';

const countsOf = ({ counts, newPictures }: ImportOutcome & { kind: 'imported' }): string[] => [
  ...Object.entries(counts).map(([what, count]) => `${String(count)} ${what}`),
  ...(newPictures === 0 ? [] : [`${String(newPictures)} new picture files`]),
];

const sentence = (outcome: ImportOutcome): string => {
  switch (outcome.kind) {
    case 'unchanged':
      return 'unchanged';
    case 'kept-own':
      return "left out, the shop's own stays";
    case 'imported':
      return ['imported', ...countsOf(outcome)].join(', ');
  }
};

/** Imports the files one after the other and stops at the first that is wrong; answers the exit code. */
const importFiles = (
  { files, origin }: ImportRequest,
  environment: Environment,
  terminal: Terminal,
): Promise<number> =>
  withNewStorage(environment, async (storage) => {
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
  });

const read = (words: readonly string[]): Result<string, ImportRequest> => {
  const split = splitWords('import', words, { valued: [], flags: [DEMO] });
  if (!split.ok) return split;
  const { plain: files, flags } = split.value;
  return files.length === 0
    ? wrongWords('import', 'name at least one file')
    : ok({ files, origin: flags.has(DEMO) ? 'demo' : 'own' });
};

export const importCommand: CommandOf<ImportRequest> = {
  name: 'import',
  summary: 'bring menus, cities, content and promo codes from files into the database',
  help: `Usage: backend import [--demo] FILE [FILE…]

Reads files of the formats that backend/demo/README.md describes, and the pictures they mention.
Each file comes in whole or not at all. What is there already is known by its "chpu" and renewed;
what a newer file leaves out is hidden, not deleted, and orders stay as they are. A file that is
already in is left alone. With --demo a file of the shop's own is never replaced. COUNTRY decides
which cities and prices are taken.

${ENVIRONMENT_HELP}`,
  read,
  run: importFiles,
};
