import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { allTranslationsIn } from '../../support/locale-translations';

/** Where pages are made; codes of refusals elsewhere look like keys and are none. */
const SOURCES = ['src/ui', 'src/application', 'server'].map((folder) =>
  join(__dirname, '../../..', folder),
);

/** What people read or hear of an element besides its own text. */
const SPOKEN = new Set(['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'label']);

interface Found {
  /** Words that stand in the code itself. */
  readonly untranslated: string[];
  /** Keys of texts that are asked for as they stand; `*` where a part is only known when it runs. */
  readonly keys: string[];
}

const sourceFiles = (): string[] =>
  SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );

const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);

/** A key as a pattern: `error.${kind}.title` is `error.*.title`. */
const keyPattern = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
};

const look = (file: string): Found => {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Found = { untranslated: [], keys: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasLetters(node.text))
      found.untranslated.push(`${file}: ${node.text.trim()}`);
    if (
      ts.isJsxAttribute(node) &&
      SPOKEN.has(node.name.getText(source)) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer) &&
      hasLetters(node.initializer.text)
    ) {
      found.untranslated.push(`${file}: ${node.initializer.text}`);
    }
    const key =
      ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? keyPattern(node) : null;
    if (key !== null && /^[a-zA-Z*]+(\.[\w*]+)+$/.test(key)) found.keys.push(key);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const found = sourceFiles().map(look);
const asked = [...new Set(found.flatMap(({ keys }) => keys))];
const known = [...allTranslationsIn('en').keys()].map((key) =>
  key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
);
const groups = new Set(known.map((key) => key.slice(0, key.indexOf('.'))));

const fits = (pattern: string) => {
  const parts = pattern.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
  const expression = new RegExp(`^${parts.join('.+')}$`);
  return (key: string): boolean => expression.test(key);
};

it('no word that people read stands in the code', () => {
  expect(found.flatMap(({ untranslated }) => untranslated)).toEqual([]);
});

/** Codes of refusals that are recognised and never shown: their words are the backend's. */
const ONLY_COMPARED = new Set(['order.code_needed', 'order.unconfirmed', 'promo.too_many']);

it('every text that a page asks for is there', () => {
  const missing = asked
    .filter((key) => !ONLY_COMPARED.has(key))
    .filter((key) => groups.has(key.slice(0, key.indexOf('.'))))
    .filter((key) => !known.some(fits(key)));
  expect(missing).toEqual([]);
});
