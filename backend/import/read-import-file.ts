import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { IMPORT_FORMATS } from './formats';
import type { ImportProblem } from './import-failure';
import { problemOf } from './import-failure';
import type { ImportDocument, ReadingRules } from './import-format';
import { jsonPlaces } from './json-places';

type Reading<A> = Result<readonly ImportProblem[], A>;

/** What an editor or `npm run` puts before the document itself. */
const BEFORE_DOCUMENT = /^\uFEFF|^\s*(>[^\n]*\n\s*)+/;

/** The document alone, on the lines on which it stands in the file. */
export const withoutPreface = (text: string): string =>
  text.replace(BEFORE_DOCUMENT, (preface) => preface.replace(/[^\n]/gu, ''));

const parse = (text: string): Reading<unknown> => {
  const document = withoutPreface(text);
  try {
    const value: unknown = JSON.parse(document);
    const { repeated } = jsonPlaces(document);
    return repeated.length === 0
      ? ok(value)
      : refuse(repeated.map((path) => ({ path, reason: 'is there twice' })));
  } catch (error) {
    return refuse([
      { path: '', reason: `is not JSON: ${error instanceof Error ? error.message : ''}` },
    ]);
  }
};

const formatIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;

/** Such as `"menu", "cities" or "content"`. */
const formatNames = (): string => {
  const names = IMPORT_FORMATS.map(({ name }) => `"${name}"`);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].join(' or ');
};

/** Reads an import file's text; refuses with every place that is wrong, in words for the operator. */
export const readImportFile = (text: string, reading: ReadingRules): Reading<ImportDocument> => {
  const value = parse(text);
  if (!value.ok) return value;
  const asked = formatIn(value.value);
  const format = IMPORT_FORMATS.find(({ name }) => name === asked);
  return format
    ? format.read(value.value, reading)
    : refuse([problemOf({ path: ['format'], expected: formatNames(), value: asked })]);
};
