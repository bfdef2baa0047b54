import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Staleness {
  fingerprint(
    root: string,
    entries: string[],
    options?: { except?: string[]; also?: unknown[] },
  ): string;
  readStamp(file: string): string | undefined;
  writeStamp(file: string, value: string): void;
}
const { fingerprint, readStamp, writeStamp } = jest.requireActual<Staleness>(
  '../../scripts/lib/staleness.mjs',
);

describe('what has to be built again', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const state = () =>
    fingerprint(root, ['src', 'backend', 'tsconfig.json'], { except: ['backend/demo'] });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'shop-'));
    write('src/ui/app.tsx', 'one');
    write('backend/main.ts', 'one');
    write('backend/demo/menu.json', '{}');
    write('tsconfig.json', '{}');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it.each([
    ['a source file is changed', 'src/ui/app.tsx'],
    ['a source file is added', 'src/ui/menu.tsx'],
    ['the compiler settings are changed', 'tsconfig.json'],
  ])('is stale when %s', (_case, file) => {
    const before = state();
    write(file, 'two');
    expect(state()).not.toBe(before);
  });

  it('is stale when a file is renamed, or its text moves to the next file', () => {
    const before = state();
    rmSync(path.join(root, 'src/ui/app.tsx'));
    write('src/ui/shop.tsx', 'one');
    expect(state()).not.toBe(before);
  });

  it.each([
    ['the demo menu is edited, which is imported and not built', 'backend/demo/menu.json'],
    ['a file outside the sources is written', 'data/shop.sqlite'],
  ])('is fresh when %s', (_case, file) => {
    const before = state();
    write(file, 'two');
    expect(state()).toBe(before);
  });

  it('is fresh when a clone or a branch switch only touches the files', () => {
    const before = state();
    utimesSync(path.join(root, 'src/ui/app.tsx'), 1, 1);
    expect(state()).toBe(before);
  });

  it('does not mind a folder that is not there yet', () => {
    expect(() => fingerprint(root, ['public'])).not.toThrow();
  });

  it('counts settings besides files, such as the country of the menu', () => {
    const menu = (country: string) => fingerprint(root, ['backend/demo'], { also: [country] });
    expect(menu('bg')).not.toBe(menu('ua'));
  });

  it('remembers the state in a stamp, and knows none where there was no build', () => {
    const stamp = path.join(root, 'dist/.stamp');
    expect(readStamp(stamp)).toBeUndefined();
    writeStamp(stamp, 'abc');
    expect(readStamp(stamp)).toBe('abc');
  });
});
