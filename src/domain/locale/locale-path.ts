/** The languages of the shop; the default one has no prefix in its addresses. Rules 6.1. */
export interface Locales {
  readonly all: readonly string[];
  readonly defaultLocale: string;
}

export interface LocalePath {
  readonly locale: string;
  /** The path without the language prefix, always beginning with one slash. */
  readonly path: string;
}

/**
 * Two leading slashes would name another host when the path is used as a link; a browser overlooks
 * tabs and line breaks between them.
 */
const oneLeadingSlash = (path: string): string => `/${path.replace(/^[/\\\t\n\r]+/, '')}`;

/**
 * The language and the bare path of an address. Only a whole first segment counts as a language:
 * `/ru` and `/ru/cart` are Russian, `/rune` is a page of the default language. The default
 * language's own prefix is not one. Of several slashes at the beginning one counts. Rules 6.1.
 */
export const splitLocale = (pathname: string, locales: Locales): LocalePath => {
  const whole = oneLeadingSlash(pathname);
  const [, first = '', ...rest] = whole.split('/');
  const isPrefix = first !== locales.defaultLocale && locales.all.includes(first);
  return isPrefix
    ? { locale: first, path: oneLeadingSlash(rest.join('/')) }
    : { locale: locales.defaultLocale, path: whole };
};

/** The address of a bare path in a language: the inverse of `splitLocale`. Rules 6.1. */
export const localePath = (path: string, locale: string, locales: Locales): string => {
  const bare = oneLeadingSlash(path);
  if (locale === locales.defaultLocale) return bare;
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`;
};

/** Returns the same page in another language, with its query and hash. Rules 6.2. */
export const switchLocale = (address: string, locale: string, locales: Locales): string => {
  const end = address.search(/[?#]/);
  const pathname = end < 0 ? address : address.slice(0, end);
  const rest = end < 0 ? '' : address.slice(end);
  return `${localePath(splitLocale(pathname, locales).path, locale, locales)}${rest}`;
};

/** The language-country tag, such as `en-ae`, by which numbers and dates are written. Rules 6.3. */
export const isoOf = (locale: string, country: string): string =>
  `${locale}-${country.toLowerCase()}`;
