import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
/** Folders that hold what is made or installed. */
const NOT_OURS =
  /^(\.git|node_modules|dist|data|coverage|\.cache|test-results|playwright-report|bench\/results)$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.test(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const FILES = filesIn('');
const PAGES = FILES.filter((file) => file.endsWith('.md') && !file.startsWith('backend/demo/'));
const FOLDERS = new Set(
  FILES.flatMap((file) => file.split('/').map((_, at, all) => all.slice(0, at).join('/'))),
);

/** Every word that the sources have. */
const WORDS = new Set(
  FILES.filter(
    (file) =>
      /\.(tsx?|mjs|cjs|json|sh|ya?ml|conf|service)$|Dockerfile|\.env\.example/.test(file) &&
      !/package-lock/.test(file),
  ).flatMap((file) => textOf(file).match(/[A-Za-z_]\w*/g) ?? []),
);

const spansOf = (page: string): readonly string[] =>
  [
    ...textOf(page)
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, span = '']) => span);

const isPath = (span: string): boolean =>
  /^(src|server|backend|contract|environment|locales|scripts|tests|e2e|bench|types|docs|deploy|client)\/[\w./*-]*$/.test(
    span,
  );
const isFileName = (span: string): boolean => /^[\w-]+(\.[\w-]+)*\.(tsx?|mjs|cjs|md)$/.test(span);
const isName = (span: string): boolean => /^[A-Za-z_]\w*$/.test(span) && /[a-z][A-Z]|_/.test(span);

const isThere = (span: string): boolean => {
  if (isPath(span)) {
    const path = span.replace(/\/$/, '');
    if (path.includes('*')) {
      const form = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
      return FILES.some((file) => form.test(file));
    }
    return (
      FOLDERS.has(path) || FILES.includes(path) || FILES.some((file) => file.startsWith(`${path}.`))
    );
  }
  if (isFileName(span)) return FILES.some((file) => file.endsWith(`/${span}`) || file === span);
  return WORDS.has(span);
};

/** What readers make themselves, and what running the programs makes. */
const MADE =
  /^(bench\/results\/|.*\/(NAME|LANGUAGE)(\/|$)|deploy\/\w+\.env$|locales\/de\/|index\.d\.ts$|try-the-rules\.mjs$)/;

it.each(PAGES)('%s names only files, folders and names that exist', (page) => {
  // A decision also names what it decided against.
  const hasNames = !page.startsWith('docs/decisions/');
  const named = spansOf(page)
    .filter((span) => isPath(span) || isFileName(span) || (hasNames && isName(span)))
    .filter((span) => !MADE.test(span));
  expect(named.filter((span) => !isThere(span))).toEqual([]);
});
