import { fileURLToPath } from 'node:url';

const FIRST = fileURLToPath(new URL('../../src/ui/text/first-words.json', import.meta.url));

/** The words whose keys `isWanted`, in the tree that they stand in. */
const pick = (tree, isWanted, above = '') => {
  const picked = Object.entries(tree).flatMap(([name, value]) => {
    const key = above + name;
    if (typeof value === 'string') return isWanted(key) ? [[name, value]] : [];
    const below = pick(value, isWanted, `${key}.`);
    return Object.keys(below).length > 0 ? [[name, below]] : [];
  });
  return Object.fromEntries(picked);
};

/**
 * Cuts the words of a language in two for the browser: `first` is what every page needs before it
 * comes alive, `further` is the rest. Each word is in exactly one of them.
 * @param {object} words @param {'first' | 'further'} part @param {readonly string[]} first
 */
export const cutWords = (words, part, first) => {
  const isFirst = (key) =>
    // A counted word has its plural forms behind its name.
    first.some((name) => key === name || key.startsWith(`${name}.`) || key.startsWith(`${name}_`));
  return pick(words, (key) => isFirst(key) === (part === 'first'));
};

/** For the bundler, which asks for a part by the query behind the file's name. */
export default function load(source) {
  this.addDependency(FIRST);
  const done = this.async();
  this.fs.readFile(FIRST, 'utf8', (error, list) => {
    if (error) done(error);
    else {
      const words = cutWords(JSON.parse(source), this.resourceQuery.slice(1), JSON.parse(list));
      done(null, JSON.stringify(words));
    }
  });
}
