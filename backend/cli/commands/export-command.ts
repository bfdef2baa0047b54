import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import type { Environment } from '../../config/environment';
import type { ExportFormat } from '../../export/export-document';
import { EXPORT_FORMATS, exportDocument } from '../../export/export-document';
import { picturePathsFrom } from '../../export/export-pictures';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP, usageError } from '../command';
import { parseArguments } from '../parse-arguments';
import type { Terminal } from '../terminal';
import { withStorage } from '../with-storage';

/** What to write, and where its pictures are to go; null leaves them where they are. */
export interface ExportRequest {
  readonly format: ExportFormat;
  readonly picturesTo: string | null;
}

const read = (args: readonly string[]): Result<string, ExportRequest> => {
  const split = parseArguments('export', args, { valued: ['format', 'pictures'], flags: [] });
  if (!split.ok) return split;
  const { values, plain } = split.value;
  const [extra] = plain;
  if (extra !== undefined) return usageError('export', `unknown word "${extra}"`);
  const asked = values.get('format') ?? 'menu';
  const format = EXPORT_FORMATS.find((known) => known === asked);
  return format === undefined
    ? usageError('export', `unknown format "${asked}", there are ${EXPORT_FORMATS.join(', ')}`)
    : ok({ format, picturesTo: values.get('pictures') ?? null });
};

const run = (
  { format, picturesTo }: ExportRequest,
  environment: Environment,
  terminal: Terminal,
): Promise<number> =>
  withStorage(environment, terminal, async (storage) => {
    const pictures = await picturePathsFrom(environment.mediaDir);
    const document = await exportDocument(storage.shop, format, pictures);
    if (!document.ok) {
      terminal.printError(`backend export: there is nothing of the format "${format}" yet`);
      return 1;
    }
    const missing = picturesTo === null ? [] : await pictures.copyTo(picturesTo);
    terminal.printLine(JSON.stringify(document.value, null, 2));
    for (const picture of missing)
      terminal.printError(
        `backend export: the picture ${picture} is not in ${environment.mediaDir}; import its file again`,
      );
    return missing.length === 0 ? 0 : 1;
  });

export const exportCommand: CommandOf<ExportRequest> = {
  name: 'export',
  summary: 'write the menu, cities, content or promo codes as a file to import',
  help: `Usage: backend export [--format menu|cities|content|promo-codes] [--pictures DIR]

Writes to the standard output what the shop holds, as a file that import takes back unchanged. The
format is "menu" where none is named. Prices are in the shop's own currency; what is hidden now is
there too, with its country in "hidden_in". Promo codes that were disabled are left out.

The file names its pictures as pictures/NAME, seen from its own folder. With --pictures they are
copied there from MEDIA_DIR, below DIR. So these take a shop's menu elsewhere and in again:

  mkdir shop
  npm run --silent backend -- export --pictures shop > shop/menu.json
  npm run backend -- import shop/menu.json

${ENVIRONMENT_HELP}`,
  read,
  run,
};
