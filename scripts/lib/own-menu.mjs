import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { runNode } from './children.mjs';
import { Refusal } from './command.mjs';
import { inProject } from './project.mjs';
import { print } from './print.mjs';

/** Editors save in several steps; an import that reads between two would find half a file. */
const SETTLED_AFTER = 200;

/** In the order in which they are named on the command line; others come after. */
const FIRST = ['shop.json', 'cities.json', 'menu.json', 'content.json'];

const rankOf = (name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** @param {string} folder @returns {string[]} its import files */
export const menuFiles = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b))
    .map((name) => path.join(folder, name));

/** @param {string | undefined} folder as it was typed @returns {string | undefined} refuses what is no folder */
export const menuFolder = (folder) => {
  if (folder === undefined) return undefined;
  const found = path.resolve(folder);
  if (!existsSync(found) || !statSync(found).isDirectory())
    throw new Refusal(
      `--menu: there is no folder ${folder}; npm run backend -- init ${folder} writes one`,
    );
  return found;
};

/**
 * Imports a folder's files, all of them or none, and prints what is wrong or hardly meant.
 * The folder is all that the shop sells: what it leaves out goes, however much it is.
 * @param {string} folder @param {NodeJS.ProcessEnv} env with DATABASE_URL
 * @returns {Promise<'failed' | 'unchanged' | 'imported'>}
 */
export const importMenu = async (folder, env) => {
  const program = inProject('dist/backend/main.js');
  const { code, output } = await runNode([program, 'import', '--force', ...menuFiles(folder)], {
    env,
  });
  if (output) console.error(output);
  if (code === 0) return output.includes(': imported') ? 'imported' : 'unchanged';
  print('Nothing was imported: the shop stays as it was.');
  return 'failed';
};

const foldersIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Calls back after each save in a folder, also of a picture. @param {string} folder @param {() => void} onSave */
export const watchMenu = (folder, onSave) => {
  let timer;
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(onSave, SETTLED_AFTER);
  };
  // Not `recursive`: on Linux that loses a file which an editor saves by putting another in its place.
  for (const watched of [folder, ...foldersIn(folder)]) watch(watched, onChange);
};
