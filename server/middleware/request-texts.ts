import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource, ResourceLanguage, i18n } from 'i18next';
import { createInstance } from 'i18next';
import { LanguageDetector } from 'i18next-http-middleware';
import type { Locales } from '../../src/domain/locale/locale-path';
import { splitLocale } from '../../src/domain/locale/locale-path';
import { NAMESPACES } from '../../src/ui/text/namespaces';
import { textOptions } from '../../src/ui/text/texts';

const textFiles = (folder: string, locale: string): string[] =>
  NAMESPACES.map((namespace) => join(folder, locale, `${namespace}.json`));

const hasTexts = (folder: string, locale: string): boolean =>
  textFiles(folder, locale).every((file) => existsSync(file));

/** The complaint about a language that the shop has no texts in; null when there is none. */
export const textsProblem = (folder: string, locales: Locales): string | null => {
  const missing = locales.all.find((locale) => !hasTexts(folder, locale));
  if (missing === undefined) return null;
  const known = readdirSync(folder).filter((name) => hasTexts(folder, name));
  return `LOCALES: got ${JSON.stringify(missing)}, accepts languages with texts (${known.join(', ')})`;
};

/** Reads the texts of every language. Throws when one is missing: the shop must not open half mute. */
export const readTexts = (folder: string, locales: Locales): Resource =>
  Object.fromEntries(
    locales.all.map((locale) => [
      locale,
      Object.fromEntries(
        textFiles(folder, locale).map((file, at) => [
          NAMESPACES[at],
          JSON.parse(readFileSync(file, 'utf8')) as ResourceLanguage,
        ]),
      ),
    ]),
  );

/** Finds a request's language in its address alone: by cookies or headers one address would be two pages. */
const addressDetector = (locales: Locales): LanguageDetector => {
  const detector = new LanguageDetector();
  detector.addDetector({
    name: 'address',
    lookup: (request) => splitLocale(request.path, locales).locale,
  });
  return detector;
};

/** The texts of every language, for i18next-http-middleware. */
export const openTexts = (folder: string, locales: Locales): i18n => {
  const texts = createInstance();
  texts.use(addressDetector(locales));
  void texts.init({
    ...textOptions(readTexts(folder, locales)),
    lng: locales.defaultLocale,
    supportedLngs: [...locales.all],
    detection: { order: ['address'], caches: false },
  });
  return texts;
};
