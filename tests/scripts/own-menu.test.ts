import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const { menuFiles, menuFolder, watchMenu } = jest.requireActual<{
  menuFiles(folder: string): string[];
  menuFolder(folder: string | undefined): string | undefined;
  watchMenu(folder: string, onSave: () => void): void;
}>('../../scripts/lib/own-menu.mjs');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'menu-'));
  const names = ['content.json', 'menu.json', 'promo.json', 'shop.json', 'cities.json', 'logo.svg'];
  for (const name of names) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'pictures'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it("imports a folder's files in the order of the docs, others after them, and no pictures", () => {
  expect(menuFiles(folder).map((file) => basename(file))).toEqual([
    'shop.json',
    'cities.json',
    'menu.json',
    'content.json',
    'promo.json',
  ]);
});

it('refuses what is no folder, and says how to get one', () => {
  expect(menuFolder(folder)).toBe(folder);
  expect(menuFolder(undefined)).toBeUndefined();
  expect(() => menuFolder(join(folder, 'logo.svg'))).toThrow(/npm run backend -- init .*logo\.svg/);
});

it('hears of each save of a file that an editor puts in the place of the one before', async () => {
  let heard: () => void;
  const nextSave = () => new Promise<void>((resolve) => (heard = resolve));
  watchMenu(folder, () => {
    heard();
  });
  for (const text of ['first', 'second', 'third']) {
    const save = nextSave();
    writeFileSync(join(folder, 'menu.json.new'), text);
    renameSync(join(folder, 'menu.json.new'), join(folder, 'menu.json'));
    await save;
    const edit = nextSave();
    writeFileSync(join(folder, 'menu.json'), `${text} again`);
    await edit;
  }
});
