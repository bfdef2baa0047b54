import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NAMESPACES } from '../../../src/ui/i18n/namespaces';
import { allTranslationsIn, translationsIn } from '../../support/locale-translations';

type TextsByKey = ReadonlyMap<string, string>;

const FOLDER = join(__dirname, '../../../locales');
const SOURCE = 'en';
const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{.*?\}\}/g;
/** Words that stay in Latin letters in every language. */
const LATIN_WORDS = /Tavolino|Telegram|WhatsApp|Viber|JavaScript|SMS|QR/g;

/** The letters of each alphabet, and some that tell its language from its neighbours. */
const ALPHABETS = {
  ru: { letters: /[а-яё]/, own: 'ыэё' },
  uk: { letters: /[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя]/, own: 'іїє' },
  bg: { letters: /[абвгдежзийклмнопрстуфхцчшщъьюя]/, own: 'ъ' },
  kk: { letters: /[а-яёәғқңөұүһі]/, own: 'әғқңөұүі' },
} as const;
type Translation = keyof typeof ALPHABETS;
const TRANSLATIONS = Object.keys(ALPHABETS) as Translation[];

const baseOf = (key: string): string => key.replace(PLURAL_SUFFIX, '');

const keysOf = (texts: TextsByKey): string[] => [...new Set([...texts.keys()].map(baseOf))].sort();

/** The keys of the source language that come in plural forms. */
const pluralKeys = (): string[] => [
  ...new Set(
    [...allTranslationsIn(SOURCE).keys()].filter((key) => PLURAL_SUFFIX.test(key)).map(baseOf),
  ),
];

const placeholdersOf = (text: string): string => (text.match(PLACEHOLDER) ?? []).sort().join(' ');

/** A text as it is written: no placeholders, no words that stay Latin. */
const wordsOf = (text: string): string => text.replace(PLACEHOLDER, '').replace(LATIN_WORDS, '');

const textsThat = (texts: TextsByKey, isWrong: (text: string, key: string) => boolean): string[] =>
  [...texts].filter(([key, text]) => isWrong(text, key)).map(([key, text]) => `${key}: ${text}`);

it('finds the source language and every translation, and no language that it does not know', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([SOURCE, ...TRANSLATIONS].sort());
});

/** Prescribed word for word, in English alone. */
const PRESCRIBED_SHOUT = {
  key: 'modal.deliveryPrice.text',
  text: 'Oh, no! The order amount is not enough for free delivery to your address.',
};

describe.each([SOURCE, ...TRANSLATIONS])('the texts in %s', (language) => {
  const texts = allTranslationsIn(language);

  it.each([...NAMESPACES, 'board'])(
    'have exactly the keys of the source language in %s',
    (namespace) => {
      expect(keysOf(translationsIn(language, namespace))).toEqual(
        keysOf(translationsIn(SOURCE, namespace)),
      );
    },
  );

  it('stand in one namespace each', () => {
    const menu = translationsIn(language, 'menu');
    expect([...translationsIn(language, 'shop').keys()].filter((key) => menu.has(key))).toEqual([]);
  });

  it('have every plural form that the language needs, and no other', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const forms = pluralKeys().flatMap((key) => needed.map((category) => `${key}_${category}`));
    expect([...texts.keys()].filter((key) => PLURAL_SUFFIX.test(key)).sort()).toEqual(forms.sort());
  });

  it('are never empty', () => {
    expect(textsThat(texts, (text) => text.trim() === '')).toEqual([]);
  });

  it('have the placeholders of the source language in every form', () => {
    const expected = new Map(
      [...allTranslationsIn(SOURCE)].map(([key, text]) => [baseOf(key), placeholdersOf(text)]),
    );
    expect(
      textsThat(texts, (text, key) => placeholdersOf(text) !== expected.get(baseOf(key))),
    ).toEqual([]);
  });

  it('never shout, but for the one sentence that is prescribed word for word', () => {
    expect(textsThat(texts, (text) => /[!¡]/.test(text) && text !== PRESCRIBED_SHOUT.text)).toEqual(
      [],
    );
  });

  it('say on the buttons what their accessible name says', () => {
    const name = (texts.get('cart.addNamed') ?? '').toLowerCase();
    expect(name).toContain((texts.get('cart.add') ?? '?').toLowerCase());
  });
});

it.each([
  ['promo.not_found', "Alas, it doesn't work. It looks like you entered the wrong promo code."],
  [PRESCRIBED_SHOUT.key, PRESCRIBED_SHOUT.text],
  ['modal.minSum.title', 'To place an order, you need to order more goods'],
  ['promo.repeat', 'Repeat'],
])('the English text of %s is the prescribed one', (key, text) => {
  expect(allTranslationsIn(SOURCE).get(key)).toBe(text);
});

describe.each(TRANSLATIONS)('the letters in %s', (language) => {
  const texts = allTranslationsIn(language);
  const { letters, own } = ALPHABETS[language];

  it('are all of its alphabet, with no Latin ones among them', () => {
    const isForeign = (letter: string): boolean => !letters.test(letter);
    expect(
      textsThat(texts, (text) =>
        (wordsOf(text).toLowerCase().match(/\p{L}/gu) ?? []).some(isForeign),
      ),
    ).toEqual([]);
  });

  it('show that the texts are in this language', () => {
    const written = [...texts.values()].map(wordsOf).join(' ').toLowerCase();
    expect([...own].filter((letter) => !written.includes(letter))).toEqual([]);
  });

  it('keep a number and its measure on one line', () => {
    expect(texts.get('product.amount')).toBe('{{amount}}\u00A0{{measure}}');
    expect(textsThat(texts, (text) => /\d (?:г|ккал)/.test(text))).toEqual([]);
    expect(textsThat(texts, (text) => /\{\{value\}\} /.test(text))).toEqual([]);
  });
});
