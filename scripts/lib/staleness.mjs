import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files below an entry, in an order that is the same on every machine. */
const filesOf = (root, entry, except) => {
  if (except.includes(entry)) return [];
  const stat = statSync(path.join(root, entry), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [entry];
  return readdirSync(path.join(root, entry))
    .sort()
    .flatMap((name) => filesOf(root, `${entry}/${name}`, except));
};

/**
 * One value for the content of files and folders. Content, not times: a fresh clone or a
 * switched branch touches every file and changes none.
 * @param {string} root
 * @param {string[]} entries files and folders, relative to root, with forward slashes
 * @param {{ except?: string[], also?: unknown[] }} [options] `also`: values that count besides the files
 * @returns {string}
 */
export const fingerprint = (root, entries, { except = [], also = [] } = {}) => {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesOf(root, entry, except))) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.update(JSON.stringify(also)).digest('hex');
};

/** @param {string} file @returns {string | undefined} */
export const readStamp = (file) => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** @param {string} file @param {string} value */
export const writeStamp = (file, value) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
};
