import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
let dir: string;

/** As `npm run domain` makes it, but in a folder of the test's own. */
const build = (folder: string): void => {
  const script = `import(${JSON.stringify(join(ROOT, 'scripts/lib/build-domain.mjs'))}).then(({ buildDomain }) => buildDomain(${JSON.stringify(folder)}))`;
  execFileSync(process.execPath, ['-e', script], { cwd: ROOT, stdio: 'pipe' });
};

beforeAll(() => {
  // Inside the project, where the one dependency of the rules is found.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  dir = mkdtempSync(join(ROOT, '.cache/domain-'));
  build(join(dir, 'domain'));
});
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

const example = (): string => {
  const text = readFileSync(join(ROOT, 'docs/domain.md'), 'utf8');
  return /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
};

it('prints, in the example of the documents, what the documents say', () => {
  const code = example().replace('./dist/domain/index.js', './domain/index.js');
  writeFileSync(join(dir, 'example.mjs'), code);
  const printed = execFileSync(process.execPath, [join(dir, 'example.mjs')], { encoding: 'utf8' });
  const promised = [...code.matchAll(/^.*console\.log\([\s\S]*?\);? \/\/ (.*)$/gm)].map(
    ([, said]) => said,
  );
  expect(promised.length).toBeGreaterThan(10);
  expect(printed.trimEnd().split('\n')).toEqual(promised);
});

it('can be required, brings its types, and needs one package only', () => {
  const manifest = JSON.parse(readFileSync(join(dir, 'domain/package.json'), 'utf8'));
  expect(Object.keys(manifest.dependencies)).toEqual(['point-in-polygon']);
  writeFileSync(
    join(dir, 'consumer.ts'),
    `import type { Money } from './domain';
     import { idOf, lineKey, money, zoneAt } from './domain';
     export const twelve: Money = money(1200);
     // @ts-expect-error an amount is never a plain number
     export const wrong: Money = 1200;
     // @ts-expect-error a branch is no zone
     export const zone: ReturnType<typeof idOf<'zone'>> = idOf<'branch'>(1);
     export const key = lineKey;
     export const at = zoneAt([], [23.3, 42.7]);`,
  );
  const compilerOptions = {
    ...{ strict: true, noEmit: true, target: 'es2022', module: 'nodenext', lib: ['es2023'] },
    // Not even Node's: the declarations need nobody else's types.
    types: [],
  };
  const project = join(dir, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const compile = () =>
    execFileSync(process.execPath, [compiler, '-p', project], { stdio: 'pipe' });
  expect(compile).not.toThrow();
  const names = execFileSync(
    process.execPath,
    ['-p', `Object.keys(require(${JSON.stringify(join(dir, 'domain'))})).length`],
    { encoding: 'utf8' },
  );
  expect(Number(names)).toBeGreaterThan(200);
});
