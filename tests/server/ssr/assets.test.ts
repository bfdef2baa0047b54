import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAssets } from '../../../server/ssr/assets';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
const path = join(folder, 'assets.json');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('knows the files of the entry and of each chunk, and none of a chunk that was not built', () => {
  const chunks = { 'page-home': ['/b.js'] };
  writeFileSync(path, JSON.stringify({ entry: ['/a.js'], headScript: 'first()', chunks }));
  const assets = readAssets(path);
  expect(assets.entry).toEqual(['/a.js']);
  expect(assets.headScript).toBe('first()');
  expect(assets.filesOf('page-home')).toEqual(['/b.js']);
  expect(assets.filesOf('page-none')).toEqual([]);
});

it.each([
  '{}',
  '[]',
  '{"entry":"/a.js","chunks":{}}',
  '{"entry":[],"headScript":"","chunks":{"a":"/b.js"}}',
  '{"entry":[],"chunks":{}}',
])('does not open the shop with %s for a list', (text) => {
  writeFileSync(path, text);
  expect(() => readAssets(path)).toThrow('assets.json is not the list of assets');
});

it('does not open a shop that was never built', () => {
  expect(() => readAssets(join(folder, 'none.json'))).toThrow('none.json');
});
