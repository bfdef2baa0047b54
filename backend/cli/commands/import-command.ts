import { dirname } from 'node:path';
import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';
import type { Environment } from '../../config/environment';
import { countryRules } from '../../city/country-rules';
import type { ImportProblem } from '../../import/import-failure';
import { problemLines } from '../../import/import-failure';
import type { ImportResult, ImportSetting, PreparedImport } from '../../import/import-file';
import { prepareImport, storeImport } from '../../import/import-file';
import type { ImportCounts } from '../../import/import-format';
import { danglingMentions, keysOfShop } from '../../import/mentions';
import { foreignSums } from '../../import/foreign-sums';
import { importCurrency, presentCurrency } from '../../import/import-currency';
import { importLosses } from '../../import/import-losses';
import { menuFormat } from '../../import/menu-format';
import { readUtf8 } from '../../import/read-utf8';
import type { Storage } from '../../storage/storage';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP, usageError } from '../command';
import { parseArguments } from '../parse-arguments';
import type { Terminal } from '../terminal';
import { withNewStorage, withUntouchedStorage } from '../with-storage';
import type { ImportOrigin } from '../../sandbox/shop-ground';

/** The files to bring in, whose they are, and how. */
export interface ImportRequest {
  readonly files: readonly string[];
  readonly origin: ImportOrigin;
  /** Whether it is only said what would come of it. */
  readonly isCheck: boolean;
  /** Whether the shop may lose more than half of its products, additionals, cities or pages. */
  readonly isForced: boolean;
}

/** A file that is ready to come in. */
interface ReadyFile {
  readonly file: string;
  readonly text: string;
  readonly prepared: PreparedImport;
  /** What the shop has and this file leaves out. */
  readonly losses: readonly ImportProblem[];
}

const FAILED = 1;

const sentence = (result: ImportResult): string => {
  switch (result.kind) {
    case 'unchanged':
      return ['unchanged', ...countsOf({}, result.newPictures)].join(', ');
    case 'own-menu-exists':
      return "left out, the shop's own stays";
    case 'imported':
      return ['imported', ...countsOf(result.counts, result.newPictures)].join(', ');
  }
};

const countsOf = (counts: ImportCounts, newPictures: number): string[] => [
  ...Object.entries(counts).map(([what, count]) => `${String(count)} ${what}`),
  ...(newPictures === 0 ? [] : [`${String(newPictures)} new picture files`]),
];

/** Returns what is said of a file that is only checked. */
const forecast = (prepared: PreparedImport): string =>
  prepared.result === 'imported'
    ? ['would be imported', ...countsOf(prepared.document.counts, 0)].join(', ')
    : sentence({ kind: prepared.result, newPictures: 0 });

/** Reads a file; what is wrong with it goes to the terminal, and it is null. */
const readyFile = async (
  file: string,
  { isForced }: ImportRequest,
  setting: ImportSetting,
  terminal: Terminal,
): Promise<ReadyFile | null> => {
  const { text, fault } = await readUtf8(file);
  const printProblems = (problems: readonly ImportProblem[]): null => {
    problemLines(file, text, problems).forEach(terminal.printError);
    return null;
  };
  const prepared = await prepareImport(text, dirname(file), setting);
  if (fault !== null) {
    terminal.printError(`${file}${fault}`);
    if (!prepared.ok || prepared.value.result !== 'unchanged') return null;
  }
  if (!prepared.ok) return printProblems(prepared.error);
  const losses = await importLosses(setting.storage.shop, prepared.value, isForced);
  const refused = losses.filter(({ isWarning }) => isWarning !== true);
  return refused.length > 0
    ? printProblems(refused)
    : { file, text, prepared: prepared.value, losses };
};

/** Tells what is hardly meant, also of what no file of this import and nothing in the shop has. */
const warn = async (
  ready: readonly ReadyFile[],
  { storage }: ImportSetting,
  terminal: Terminal,
): Promise<void> => {
  const known = Object.assign(
    await keysOfShop(storage.shop),
    ...ready.map(({ prepared }) => (prepared.result === 'unchanged' ? {} : prepared.document.keys)),
  );
  for (const { file, text, prepared, losses } of ready) {
    if (prepared.result !== 'imported') continue;
    const { warnings, mentions } = prepared.document;
    const all = [...losses, ...warnings, ...danglingMentions(mentions, known)];
    problemLines(file, text, all).forEach(terminal.printError);
  }
};

/** With the currency in which the files come in. */
const inItsCurrency = async (
  { files }: ImportRequest,
  setting: ImportSetting,
): Promise<ImportSetting> => {
  const { storage, rules } = setting;
  const texts = await Promise.all(files.map(async (file) => (await readUtf8(file)).text));
  const currency = await importCurrency(storage.shop, texts, rules.country);
  return { ...setting, rules: { ...rules, currency } };
};

/** Returns what is, or after a check would be, in another currency than the menu. */
const sumsLeftBehind = async (
  ready: readonly ReadyFile[],
  { isCheck }: ImportRequest,
  { storage, rules }: ImportSetting,
): Promise<readonly string[]> => {
  const coming = new Set(
    ready.flatMap(({ prepared }) =>
      isCheck && prepared.result === 'imported' ? [prepared.document.format] : [],
    ),
  );
  const currency = coming.has(menuFormat.name)
    ? rules.currency
    : await presentCurrency(storage.shop, rules.country);
  return foreignSums(storage.shop, currency, coming);
};

/** Brings the files in, or only says what would come of it; returns the exit code. */
const importInto = async (
  request: ImportRequest,
  environment: ImportSetting,
  terminal: Terminal,
): Promise<number> => {
  const setting = await inItsCurrency(request, environment);
  const ready: ReadyFile[] = [];
  for (const file of request.files) {
    const one = await readyFile(file, request, setting, terminal);
    if (one) ready.push(one);
  }
  if (ready.length < request.files.length) return FAILED;
  await warn(ready, setting, terminal);
  for (const { file, prepared } of ready) {
    const said = request.isCheck
      ? forecast(prepared)
      : sentence(await storeImport(prepared, setting));
    terminal.printLine(`${file}: ${said}`);
  }
  (await sumsLeftBehind(ready, request, setting)).forEach(terminal.printError);
  return 0;
};

const run = async (
  request: ImportRequest,
  environment: Environment,
  terminal: Terminal,
): Promise<number> => {
  const work = (storage: Storage): Promise<number> =>
    importInto(
      request,
      {
        storage,
        rules: countryRules(environment.country),
        locales: environment.locales,
        mediaDir: environment.mediaDir,
        now: () => new Date(),
        origin: request.origin,
      },
      terminal,
    );
  return request.isCheck
    ? withUntouchedStorage(environment, terminal, work)
    : withNewStorage(environment, work);
};

const read = (args: readonly string[]): Result<string, ImportRequest> => {
  const split = parseArguments('import', args, { valued: [], flags: ['demo', 'check', 'force'] });
  if (!split.ok) return split;
  const { plain: files, flags } = split.value;
  return files.length === 0
    ? usageError('import', 'name at least one file')
    : ok({
        files,
        origin: flags.has('demo') ? 'demo' : 'own',
        isCheck: flags.has('check'),
        isForced: flags.has('force'),
      });
};

export const importCommand: CommandOf<ImportRequest> = {
  name: 'import',
  summary: 'bring menus, cities, content and promo codes from files into the database',
  help: `Usage: backend import [--demo] [--check] [--force] FILE [FILE…]

Reads files of the formats that backend/demo/README.md describes, and the pictures they mention.
Each file comes in whole or not at all, and none does where one of them is wrong. What is there already
is known by its "chpu" and renewed; what a newer file leaves out is hidden, not deleted, and orders stay
as they are. A file that is already in is left alone, but for missing pictures. With --demo a file of the shop's own is never
replaced. COUNTRY decides which cities are taken, and which prices where the menu names no currency.
Reports what is in another currency than the menu afterwards.

Reports each problem with its file, line and place. Reports warnings likewise, and imports the file:
a language that some texts lack, a name of something that the shop does not have, and the like. Name
files that belong together in one command, and each knows the others.

--check says all that and changes nothing; a database of an older version needs backend migrate first.
Reports what the shop has and a file leaves out or hides. Where it is more than half of the products, the
additionals, the cities or the pages, the file comes in with --force only.

${ENVIRONMENT_HELP}`,
  read,
  run,
};
