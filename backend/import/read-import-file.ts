import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { IMPORT_FORMATS } from './formats';
import type { ImportProblem } from './import-failure';
import { problemOf } from './import-failure';
import type { ImportDocument, ImportFormat, ReadingRules } from './import-format';
import { jsonMistake } from './json-mistake';
import { jsonPlaces } from './json-places';

type ReadResult<A> = Result<readonly ImportProblem[], A>;

/** What an editor or `npm run` puts before the document itself. */
const BEFORE_DOCUMENT = /^\uFEFF|^\s*(>[^\n]*\n\s*)+/;

/** The document alone, on the lines on which it stands in the file. */
export const withoutPreface = (text: string): string =>
  text.replace(BEFORE_DOCUMENT, (preface) => preface.replace(/[^\n]/gu, ''));

/** A file of a known format, of which nothing else is known. */
export interface ParsedFile {
  readonly document: string;
  readonly value: unknown;
  readonly format: ImportFormat;
}

const parse = (document: string): ReadResult<unknown> => {
  try {
    return ok(JSON.parse(document));
  } catch (error) {
    const mistake = jsonMistake(document) ?? (error instanceof Error ? error.message : '');
    return refuse([{ path: '', reason: `is not JSON: ${mistake}` }]);
  }
};

const formatIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;

/** Such as `"menu", "cities" or "content"`. */
const formatNames = (): string => {
  const names = IMPORT_FORMATS.map(({ name }) => `"${name}"`);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].join(' or ');
};

/** Parses an import file's text. Refuses what is not JSON, or of no known format. */
export const parseImportFile = (text: string): ReadResult<ParsedFile> => {
  const document = withoutPreface(text);
  const value = parse(document);
  if (!value.ok) return value;
  const asked = formatIn(value.value);
  const format = IMPORT_FORMATS.find(({ name }) => name === asked);
  return format
    ? ok({ document, value: value.value, format })
    : refuse([problemOf({ path: ['format'], expected: formatNames(), value: asked })]);
};

/** Reads a parsed file; refuses with every place that is wrong, in words for the operator. */
export const readParsedFile = (
  { document, value, format }: ParsedFile,
  reading: ReadingRules,
): ReadResult<ImportDocument> => {
  const { repeated } = jsonPlaces(document);
  return repeated.length === 0
    ? format.read(value, reading)
    : refuse(repeated.map((path) => ({ path, reason: 'is there twice' })));
};
