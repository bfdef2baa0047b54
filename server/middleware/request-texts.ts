import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { i18n, Resource } from 'i18next';
import { createInstance } from 'i18next';
import { LanguageDetector, handle } from 'i18next-http-middleware';
import { initReactI18next } from 'react-i18next';
import type { Locales } from '../../src/domain/locale/locale-path';
import { splitLocale } from '../../src/domain/locale/locale-path';
import { TEXT_NAMESPACE, textOptions } from '../../src/ui/text/texts';

/** Reads the texts of every language. Throws when one is missing: the shop must not open half mute. */
export const readTexts = (folder: string, locales: Locales): Resource =>
  Object.fromEntries(
    locales.all.map((locale) => [
      locale,
      {
        [TEXT_NAMESPACE]: JSON.parse(
          readFileSync(join(folder, locale, `${TEXT_NAMESPACE}.json`), 'utf8'),
        ) as Record<string, string>,
      },
    ]),
  );

/** Gives each request texts of its own language, which its address alone decides. */
export const requestTexts = (resources: Resource, locales: Locales): RequestHandler => {
  const detector = new LanguageDetector();
  detector.addDetector({
    name: 'address',
    lookup: (request) => splitLocale(request.path, locales).locale,
  });
  const texts: i18n = createInstance();
  texts.use(initReactI18next).use(detector);
  void texts.init({
    ...textOptions(resources),
    supportedLngs: [...locales.all],
    preload: [...locales.all],
    detection: { order: ['address'], caches: false },
  });
  // The middleware's types are those of an older Express; the handler is the same.
  return handle(texts) as unknown as RequestHandler;
};
