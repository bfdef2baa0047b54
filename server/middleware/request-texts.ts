import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Resource } from 'i18next';
import { createInstance } from 'i18next';
import { LanguageDetector } from 'i18next-http-middleware';
import type { Locales } from '../../src/domain/locale/locale-path';
import { splitLocale } from '../../src/domain/locale/locale-path';
import { TEXT_NAMESPACE, createTexts, textOptions } from '../../src/ui/text/texts';
import { cacheTexts } from './cached-texts';

const textsFile = (folder: string, locale: string): string =>
  join(folder, locale, `${TEXT_NAMESPACE}.json`);

/** The complaint about a language that the shop has no texts in; null when there is none. */
export const textsComplaint = (folder: string, locales: Locales): string | null => {
  const missing = locales.all.find((locale) => !existsSync(textsFile(folder, locale)));
  if (missing === undefined) return null;
  const known = readdirSync(folder).filter((name) => existsSync(textsFile(folder, name)));
  return `LOCALES: got ${JSON.stringify(missing)}, accepts languages with texts (${known.join(', ')})`;
};

/** Reads the texts of every language. Throws when one is missing: the shop must not open half mute. */
export const readTexts = (folder: string, locales: Locales): Resource =>
  Object.fromEntries(
    locales.all.map((locale) => [
      locale,
      {
        [TEXT_NAMESPACE]: JSON.parse(readFileSync(textsFile(folder, locale), 'utf8')) as Record<
          string,
          string
        >,
      },
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

/**
 * Gives each request the texts of its language. The library's own handler clones i18next for each
 * request; here each language has its instance from the start, which nothing changes afterwards, so
 * that requests in different languages share nothing that could be switched under them.
 */
export const requestTexts = (resources: Resource, locales: Locales): RequestHandler => {
  const detector = addressDetector(locales);
  const shared = createInstance();
  shared.use(detector);
  void shared.init({
    ...textOptions(resources),
    lng: locales.defaultLocale,
    supportedLngs: [...locales.all],
    detection: { caches: false },
  });
  const byLocale = new Map(
    locales.all.map((locale) => [locale, cacheTexts(createTexts(resources, locale)).texts]),
  );
  return (request, response, next) => {
    // The detector's types are those of an older Express; it only reads the path.
    const detected = detector.detect(request as never, response as never, ['address']);
    const locale = typeof detected === 'string' ? detected : locales.defaultLocale;
    const texts = byLocale.get(locale) ?? shared;
    request.i18n = texts;
    request.t = texts.t;
    request.language = locale;
    response.set('Content-Language', locale);
    next();
  };
};
