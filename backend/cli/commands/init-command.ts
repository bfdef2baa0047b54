import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ok } from '../../../src/domain';
import { countryRules } from '../../city/country-rules';
import { errorCode } from '../../storage/error-code';
import { starterFiles } from '../../starter/starter-files';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP, usageError } from '../command';
import { parseArguments } from '../parse-arguments';

/** Writes the first files of a shop of one's own. */
export const initCommand: CommandOf<string> = {
  name: 'init',
  summary: "write a folder of small files to begin a shop of one's own with",
  help: `Usage: backend init DIR

Writes shop.json, cities.json, menu.json, content.json and logo.svg into DIR: a shop of one city and
three dishes, in the languages of LOCALES and the currency of COUNTRY. Nothing that is there already is
overwritten. Change what you like, and bring them in together:

  npm run backend -- import DIR/shop.json DIR/cities.json DIR/menu.json DIR/content.json

${ENVIRONMENT_HELP}`,
  read: (args) => {
    const split = parseArguments('init', args);
    if (!split.ok) return split;
    const [folder, ...more] = split.value.plain;
    return folder === undefined || more.length > 0
      ? usageError('init', 'name one folder')
      : ok(folder);
  },
  run: async (folder, { country, locales }, terminal) => {
    const { currency } = countryRules(country);
    await mkdir(folder, { recursive: true });
    for (const [name, text] of starterFiles({ country, currency, locales })) {
      const file = join(folder, name);
      try {
        await writeFile(file, text, { flag: 'wx' });
        terminal.printLine(`${file}: written`);
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
        terminal.printError(`${file}: is there already, left as it is`);
      }
    }
    terminal.printLine(
      `Look at it while you change it: npm run dev -- --menu ${folder} (docs/your-shop.md)`,
    );
    return 0;
  },
};
