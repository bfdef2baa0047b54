import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that the code once coined; the plain word of the field beside each. */

const ROOT = join(__dirname, '../..');
const FOLDERS = ['src', 'server', 'backend', 'contract', 'client'] as const;

const IN_COMMENTS: Readonly<Record<string, string>> = {
  kept: 'cached, persisted, stored or retained',
  keeper: 'store, or dependencies',
  told: 'shown, notified or reported',
  whoever: 'the caller, the visitor or the customer',
  anew: 'again; retry or reload',
  flood: 'rate limit',
  press: 'click, tap or intent',
  presses: 'clicks, taps or intents',
  surroundings: 'platform',
  'stand-in': 'fallback or stale-if-error response',
  dressed: 'with class names',
  worn: 'used styles',
};

const IN_NAMES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[a-z](Asked|Needed|Wanted)$/, '…Requested, or the past tense'],
  [/[a-z](Asking|Keeping|Making|Surroundings)$/, '…Deps'],
  [/^(kept|keeper)([A-Z]|$)|[a-z](Kept|Keeper)/, 'cached, persisted or stored'],
  [/^judge|Judge/, 'validate or evaluate'],
  [/[cC]omplaint/, 'problem'],
  [/WhereTo/, 'fulfilment'],
  [/[a-z](Words|Sayings?|Shelf)$/, 'messages, labels or translations'],
];

/** Honest uses: a state that lasts while something is wanted. */
const ALLOWED_NAMES = new Set(['isAsked', 'isNeeded', 'isWanted', 'setAsked', 'setIsWanted']);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{(,])\/\/.*$/gm;
const DECLARED = /\b(?:const|let|function\*?|interface|type|class|enum) (\w+)/g;
const WORD = new RegExp(`(?<![\\w'-])(${Object.keys(IN_COMMENTS).join('|')})(?![\\w'-])`, 'gi');

const wordsIn = (source: string): readonly string[] =>
  [...source.matchAll(COMMENT)].flatMap(([comment]) =>
    [...comment.matchAll(WORD)].map(([word]) => `${word}: ${IN_COMMENTS[word.toLowerCase()]}`),
  );

const namesIn = (source: string): readonly string[] =>
  [...source.matchAll(DECLARED)].flatMap(([, name = '']) =>
    ALLOWED_NAMES.has(name)
      ? []
      : IN_NAMES.filter(([pattern]) => pattern.test(name)).map(
          ([, instead]) => `${name}: ${instead}`,
        ),
  );

const found = (coined: (source: string) => readonly string[]): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
      .flatMap((file) =>
        coined(readFileSync(join(ROOT, folder, file), 'utf8')).map(
          (word) => `${folder}/${file}: ${word}`,
        ),
      ),
  );

it('finds a coined word in a comment and in a name', () => {
  expect(wordsIn('/** Kept for whoever asks. */\nconst a = "told"; // anew')).toHaveLength(3);
  expect(
    namesIn('const codeAsked = 1; interface OrderKeeping {} const shopWords = 2;'),
  ).toHaveLength(3);
});

it('explains the code in the words of the field', () => {
  expect(found(wordsIn)).toEqual([]);
});

it('names things in the words of the field', () => {
  expect(found(namesIn)).toEqual([]);
});
