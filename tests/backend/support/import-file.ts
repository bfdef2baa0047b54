import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ImportResult, ImportSetting } from '../../../backend/import/import-file';
import { prepareImport, storeImport } from '../../../backend/import/import-file';
import type { ImportProblem } from '../../../backend/import/import-failure';
import type { ImportDocument, ReadingRules } from '../../../backend/import/import-format';
import { parseImportFile, readParsedFile } from '../../../backend/import/read-import-file';
import type { Result } from '../../../src/domain';
import { ok } from '../../../src/domain';

export const SHOP_LOCALES = ['en', 'ru', 'bg', 'kk', 'uk'];

/** Imports one file as the operator's tool does. */
export const importFile = async (
  path: string,
  setting: Omit<ImportSetting, 'locales'>,
): Promise<Result<readonly ImportProblem[], ImportResult>> => {
  const whole = { ...setting, locales: SHOP_LOCALES };
  const prepared = await prepareImport(readFileSync(path, 'utf8'), dirname(path), whole);
  return prepared.ok ? ok(await storeImport(prepared.value, whole)) : prepared;
};

/** Reads a file's text alone. */
export const readImportFile = (
  text: string,
  reading: ReadingRules,
): Result<readonly ImportProblem[], ImportDocument> => {
  const parsed = parseImportFile(text);
  return parsed.ok ? readParsedFile(parsed.value, reading) : parsed;
};
