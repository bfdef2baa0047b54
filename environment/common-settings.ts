import { about, oneOf, onOff, setting } from './setting';

/** Settings that the storefront and the backend both have; each means the same to both. */

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A country's code of two letters, in lower case. */
const countryCode = setting('a country code of two letters, such as bg', 'bg', (text) =>
  /^[a-z]{2}$/i.test(text) ? text.toLowerCase() : undefined,
);

/** Language codes, each once, in the order of the language menu. */
const localeList = (fallback: readonly string[]) =>
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

/** The variables of both programs. `locales` are the languages that the shop has texts in. */
export const commonVariables = (locales: readonly string[]) => ({
  COUNTRY: about(
    'Decides, with the language, how numbers are written. In the embedded backend `ae` takes the cities and prices of the Emirates (AED), every other country those of Bulgaria (EUR), where leva stand beside the euro until the end of 2026. After a change, import your own menu again. A menu that names its currency is in that one, whatever the country.',
    countryCode,
  ),
  LOCALES: about(
    'The languages of the shop, in the order of its language menu. Each needs a folder in `locales/`.',
    localeList(locales),
  ),
  DEFAULT_LOCALE: about(
    'The language without a prefix in its addresses.',
    setting<string>('one of LOCALES', 'en', (text) => text),
  ),
  SMS_ON: about(
    '`false`: no codes are sent, and every login takes `FIXED_LOGIN_CODE`, which then has to be set. Anybody who reaches the shop can log in with any phone number, so this is for demos only. A storefront alone needs the code where its backend says `sms_on: false`.',
    onOff(true),
  ),
  FIXED_LOGIN_CODE: about(
    'The one code of every login where `SMS_ON` is `false`. The storefront adds it to logins by phone and sends it to no browser.',
    setting<string | null>('4 to 64 signs without spaces', null, (text) =>
      /^[\x21-\x7e]{4,64}$/.test(text) ? text : undefined,
    ),
  ),
  BOARD: about(
    "`false`: no board of orders for the restaurant's staff at `/board`, and no calls of theirs. Unset, the embedded backend has it, and `npm start` shows it; a storefront before a backend of your own, or started by itself, shows it where this is `true`.",
    setting<boolean | null>('true or false', null, (text) =>
      text === 'true' ? true : text === 'false' ? false : undefined,
    ),
    'true',
  ),
  LOG_LEVEL: about('Logs are JSON lines on stdout.', oneOf(LOG_LEVELS, 'info')),
});
