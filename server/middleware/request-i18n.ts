import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource, ResourceLanguage, i18n } from 'i18next';
import { createInstance } from 'i18next';
import { LanguageDetector } from 'i18next-http-middleware';
import type { Locales } from '../../src/domain/locale/locale-path';
import { splitLocale } from '../../src/domain/locale/locale-path';
import { NAMESPACES } from '../../src/ui/i18n/namespaces';
import { i18nOptions } from '../../src/ui/i18n/create-i18n';

const translationFiles = (folder: string, locale: string): string[] =>
  NAMESPACES.map((namespace) => join(folder, locale, `${namespace}.json`));

const hasTranslations = (folder: string, locale: string): boolean =>
  translationFiles(folder, locale).every((file) => existsSync(file));

/** What is wrong with a language that has no translations; null when nothing is. */
export const translationsProblem = (folder: string, locales: Locales): string | null => {
  const missing = locales.all.find((locale) => !hasTranslations(folder, locale));
  if (missing === undefined) return null;
  const known = readdirSync(folder).filter((name) => hasTranslations(folder, name));
  return `LOCALES: got ${JSON.stringify(missing)}, accepts languages with texts (${known.join(', ')})`;
};

/** Reads the translations of every language. Throws when one is missing. */
export const readTranslations = (folder: string, locales: Locales): Resource =>
  Object.fromEntries(
    locales.all.map((locale) => [
      locale,
      Object.fromEntries(
        translationFiles(folder, locale).map((file, at) => [
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

/** i18next with every language, for i18next-http-middleware. */
export const createRequestI18n = (folder: string, locales: Locales): i18n => {
  const i18n = createInstance();
  i18n.use(addressDetector(locales));
  void i18n.init({
    ...i18nOptions(readTranslations(folder, locales)),
    lng: locales.defaultLocale,
    supportedLngs: [...locales.all],
    detection: { order: ['address'], caches: false },
  });
  return i18n;
};
