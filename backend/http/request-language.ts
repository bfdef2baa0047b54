import type { Request, RequestHandler } from 'express';

const languages = new WeakMap<Request, string>();

/** The language asked for where the shop has it, else the default one. */
const acceptedOf = (req: Request, locales: readonly string[], defaultLocale: string): string => {
  const preferred = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
  const accepted = req.acceptsLanguages(preferred);
  return accepted === false ? defaultLocale : accepted;
};

/** Gives each request its language, and says it in the answer. */
export const requestLanguage =
  (locales: readonly string[], defaultLocale: string): RequestHandler =>
  (req, res, next) => {
    const locale = acceptedOf(req, locales, defaultLocale);
    languages.set(req, locale);
    res.set('Content-Language', locale);
    res.vary('Accept-Language');
    next();
  };

/** The language of a request. Throws before `requestLanguage` has run. */
export const languageOf = (req: Request): string => {
  const locale = languages.get(req);
  if (locale === undefined) throw new Error('requestLanguage must run first');
  return locale;
};
