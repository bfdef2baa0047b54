import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { translationsIn } from '../../support/locale-translations';

const ROOT = join(__dirname, '../../..');
const PAGES = join(ROOT, 'src/ui/app/page-modules.ts');

/** What is named in a file, and the files that come along with it in the browser. */
interface Code {
  readonly keys: readonly string[];
  readonly along: readonly string[];
}

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const fileOf = (from: string, name: string): string[] => {
  const path = join(dirname(from), name);
  return [`${path}.ts`, `${path}.tsx`].filter((file) => existsSync(file));
};

/** A key as a pattern: `error.${kind}.title` is `error.*.title`. */
const patternOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
};

const read = (file: string): Code => {
  const keys: string[] = [];
  const along: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const name = (node.moduleSpecifier as ts.StringLiteral).text;
      if (!node.importClause?.isTypeOnly && name.startsWith('.')) along.push(...fileOf(file, name));
      return;
    }
    const pattern = patternOf(node);
    if (pattern !== null && /^[a-zA-Z]+(\.[\w*]+)+$/.test(pattern)) keys.push(pattern);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return { keys, along };
};

const reach = (entry: string, seen: Map<string, Code>): Map<string, Code> => {
  if (seen.has(entry)) return seen;
  const code = read(entry);
  seen.set(entry, code);
  code.along.forEach((file) => reach(file, seen));
  return seen;
};

/** The files of the pages that say they need no other namespace. */
const lightPages = (): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'pageModule') {
      const [, fetch, shownText] = node.arguments;
      const path = /import\([^']*'([^']+)'\)/.exec(fetch?.getText() ?? '')?.[1];
      if (shownText?.getText() === "'menu'" && path) found.push(...fileOf(PAGES, path));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(PAGES));
  return found;
};

const further = [...translationsIn('en', 'shop').keys()];

const fits = (pattern: string): ((key: string) => boolean) => {
  const parts = pattern.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
  const expression = new RegExp(`^${parts.join('.+')}(?:_(?:zero|one|two|few|many|other))?$`);
  return (key) => expression.test(key);
};

it('what the frame and the pages of the menu say comes with the namespace of the menu', () => {
  const pages = lightPages();
  // The frame alone would prove nothing.
  expect(pages.length).toBeGreaterThan(3);
  const code = new Map<string, Code>();
  [join(ROOT, 'src/ui/app/app.tsx'), ...pages].forEach((file) => reach(file, code));
  const missing = [...code]
    // What the layers below name are codes and notices; a notice loads the namespace it lacks.
    .filter(([file]) => file.startsWith(join(ROOT, 'src/ui')))
    .flatMap(([file, { keys }]) =>
      keys.flatMap((pattern) =>
        further.filter(fits(pattern)).map((key) => `${relative(ROOT, file)}: ${key}`),
      ),
    );
  expect(missing).toEqual([]);
});
