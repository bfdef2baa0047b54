import bg from '../../../locales/bg/shop.json';
import en from '../../../locales/en/shop.json';
import kk from '../../../locales/kk/shop.json';
import ru from '../../../locales/ru/shop.json';
import uk from '../../../locales/uk/shop.json';
import type { Words } from '../../../src/ui/text/plain-texts';
import { plainTexts } from '../../../src/ui/text/plain-texts';
import { createTextsOf } from '../../../src/ui/text/texts';

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101, 111, 1.5, 1000];

const keysOf = (words: Words, above = ''): readonly string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [above + name] : keysOf(Object(value) as Words, `${above}${name}.`),
  );

/** Every blank of a text, filled with something that could be taken for a form. */
const filling = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [
      name,
      `$& <b>{{count}}</b> ${name}`,
    ]),
  );

describe.each(Object.entries({ en, ru, bg, kk, uk }))('the words of %s', (locale, words) => {
  const plain = plainTexts(words, locale);
  const library = createTextsOf([words], locale);

  it('are those that i18next finds, whatever they are filled with', () => {
    for (const key of keysOf(words)) {
      const params = filling(plain.t(key));
      expect([key, plain.t(key, params)]).toEqual([key, library.t(key, params)]);
      expect([key, plain.t(key)]).toEqual([key, library.t(key)]);
    }
  });

  it('have the plural that i18next chooses, for each number', () => {
    const counted = keysOf(words).flatMap((key) => /^(.+)_other$/.exec(key)?.[1] ?? []);
    expect(counted.length).toBeGreaterThan(10);
    for (const key of counted) {
      for (const count of COUNTS) {
        expect([key, count, plain.t(key, { count })]).toEqual([
          key,
          count,
          library.t(key, { count }),
        ]);
      }
      expect(plain.exists(key, { count: 2 })).toBe(true);
      expect(plain.exists(key)).toBe(library.exists(key));
    }
  });

  it.each([
    ['nothing.here', {}],
    ['cart.title.more', {}],
    ['nothing.here', { defaultValue: 'A word of the restaurant' }],
    ['nothing.here', { count: 2 }],
    ['toString', {}],
  ])('has %s no more than i18next has it', (key, params) => {
    expect(plain.exists(key, params)).toBe(library.exists(key, params));
    expect(plain.t(key, params)).toBe(library.t(key, params));
  });
});

it('fills a blank with a number, and with nothing where nothing is given for it', () => {
  const { t } = plainTexts({ sum: '{{sum}} for {{name}}, {{when}}' }, 'en');
  expect(t('sum', { sum: 0, name: undefined })).toBe('0 for , {{when}}');
});
