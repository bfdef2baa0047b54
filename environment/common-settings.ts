import { setting } from './setting';

/** Settings that the storefront and the backend both have; each means the same to both. */

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A country's code of two letters, in lower case. */
export const countryCode = (fallback: string) =>
  setting('a country code of two letters, such as bg', fallback, (text) =>
    /^[a-z]{2}$/i.test(text) ? text.toLowerCase() : undefined,
  );

/** Language codes, each once, in the order of the language menu. */
export const localeList = (fallback: readonly string[]) =>
  setting<readonly string[]>(
    'language codes of two letters with commas between, each once',
    fallback,
    (text) => {
      const locales = text.split(',').map((locale) => locale.trim());
      const unique = new Set(locales).size === locales.length;
      return unique && locales.every((locale) => /^[a-z]{2}$/.test(locale)) ? locales : undefined;
    },
  );

export const hostName = (fallback: string) =>
  setting<string>('a host name or an IP address', fallback, (text) =>
    /^[\w.:-]+$/.test(text) ? text : undefined,
  );
