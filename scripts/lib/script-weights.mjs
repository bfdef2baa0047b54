import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from './project.mjs';

/**
 * @typedef {object} Assets what the build says of its files: addresses by entry and by chunk
 * @property {readonly string[]} entry
 * @property {string} headScript
 * @property {Readonly<Record<string, readonly string[]>>} chunks
 *
 * @typedef {Readonly<Record<string, number>>} Weights bytes by what is loaded, gzipped but for the head script
 */

/** Of a page that says more than the words of a menu. */
const FURTHER = ['texts-en-menu-json', 'texts-en-shop-json', 'all-texts'];

/** Which chunks stand beside the entry until the page works; `all` is what a reader of the menu loads in the end. */
const LOADS = {
  menu: ['texts-en-menu-json', 'page-category'],
  product: ['texts-en-menu-json', 'page-product'],
  cart: [...FURTHER, 'page-cart'],
  checkout: [...FURTHER, 'page-checkout'],
  all: ['texts-en-menu-json', 'page-category', 'head-sync', 'sagas'],
};

const LANGUAGES = readdirSync(inProject('locales'));

/**
 * What scripts weigh, by what a page loads of them.
 * @param {Assets} assets @param {(address: string) => number} bytesOf @returns {Weights}
 */
export const weighScripts = ({ entry, headScript, chunks }, bytesOf) => {
  const sum = (addresses) =>
    [...new Set(addresses)].reduce((total, address) => total + bytesOf(address), 0);
  const filesOf = (name) => {
    const files = chunks[name];
    // A chunk that has got another name must not weigh nothing from then on.
    if (!files)
      throw new Error(`The build has no chunk ${name}; name it anew in script-weights.mjs`);
    return files;
  };
  const pages = Object.entries(LOADS).map(([name, parts]) => [
    name,
    sum([...entry, ...parts.flatMap(filesOf)]),
  ]);
  const words = LANGUAGES.map((language) => [
    `words ${language}`,
    sum(filesOf(`texts-${language}-menu-json`)),
  ]);
  return Object.fromEntries([['head script', Buffer.byteLength(headScript)], ...pages, ...words]);
};

/**
 * Where scripts weigh more than they may, and what may weigh anything.
 * @param {Weights} weights @param {Weights} limits @returns {string[]}
 */
export const overruns = (weights, limits) =>
  Object.entries(weights).flatMap(([name, bytes]) => {
    const limit = limits[name];
    if (limit === undefined) return [`${name}: has no limit`];
    return bytes > limit ? [`${name}: ${bytes} bytes, may have ${limit}`] : [];
  });

const gzipped = (address) =>
  gzipSync(readFileSync(inProject('dist/public', address)), { level: 9 }).length;

/** What the scripts of the present build weigh. @returns {Weights} */
export const readWeights = () =>
  weighScripts(JSON.parse(readFileSync(inProject('dist/server/assets.json'), 'utf8')), gzipped);
