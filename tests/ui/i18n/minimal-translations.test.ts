import { LOCALES } from '../../../src/domain/locale/locales';
import type { TranslationTree } from '../../../src/ui/i18n/minimal-translations';
import { minimalTranslations } from '../../../src/ui/i18n/minimal-translations';
import { createI18n } from '../../../src/ui/i18n/create-i18n';
import { LOCALE_TRANSLATIONS, translationsIn } from '../../support/locale-translations';

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101, 111, 1.5, 1000];

/** Every blank of a text, filled with something that could be taken for a form. */
const filling = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [
      name,
      `$& <b>{{count}}</b> ${name}`,
    ]),
  );

describe.each(LOCALES)('the words of the menu in %s', (locale) => {
  // What the file holds is such a tree.
  const plain = minimalTranslations(LOCALE_TRANSLATIONS[locale]?.menu as TranslationTree, locale);
  const library = createI18n(LOCALE_TRANSLATIONS, locale);
  const keys = [...translationsIn(locale, 'menu').keys()];

  it('are those that i18next finds, whatever they are filled with', () => {
    for (const key of keys) {
      const params = filling(plain.t(key));
      expect([key, plain.t(key, params)]).toEqual([key, library.t(key, params)]);
      expect([key, plain.t(key)]).toEqual([key, library.t(key)]);
    }
  });

  it('have the plural that i18next chooses, for each number', () => {
    const counted = keys.flatMap((key) => /^(.+)_other$/.exec(key)?.[1] ?? []);
    expect(counted.length).toBeGreaterThan(3);
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
  const { t } = minimalTranslations({ sum: '{{sum}} for {{name}}, {{when}}' }, 'en');
  expect(t('sum', { sum: 0, name: undefined })).toBe('0 for , {{when}}');
});
