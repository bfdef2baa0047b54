import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { LogLevel } from '../../environment/common-settings';
import {
  DEFAULT_LOCALES,
  LOG_LEVELS,
  countryCode,
  hostName,
  localeList,
} from '../../environment/common-settings';
import { complaint, localeComplaint } from '../../environment/complaint';
import { oneOf, setting, wholeNumber } from '../../environment/setting';
import type { Locales } from '../../src/domain/locale/locale-path';
import type { Result } from '../../src/domain/result/result';
import { ok, refuse } from '../../src/domain/result/result';

const BRANDS = ['pizza', 'sushi'] as const;
export type Brand = (typeof BRANDS)[number];

const httpAddress = (text: string): string | undefined =>
  /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined;

/** `false` is the usual word for "no proxy in front". */
const proxyCount = (text: string): number | undefined => {
  if (text === 'false') return 0;
  return /^\d$/.test(text) ? Number(text) : undefined;
};

const Environment = t.type({
  PORT: wholeNumber(3000, 0, 65_535, 'a port'),
  HOST: hostName('0.0.0.0'),
  API_URL: setting<string>('the http(s) address of a backend', '', httpAddress),
  COUNTRY: countryCode('bg'),
  LOCALES: localeList(DEFAULT_LOCALES),
  DEFAULT_LOCALE: setting<string>('one of LOCALES', 'en', (text) => text),
  BRAND: oneOf(BRANDS, 'pizza'),
  TRUST_PROXY: setting<number>('false or the number of proxies in front', 0, proxyCount),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
  DEV_RELOAD_URL: setting<string>('an http address', '', httpAddress),
});

/** How this storefront was set up, in words of the program. */
export interface Environment {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** The backend's address, without a slash at its end. */
  readonly apiUrl: string;
  readonly country: string;
  readonly locales: Locales;
  readonly brand: Brand;
  /** Proxies in front whose forwarded headers count. */
  readonly trustProxy: number;
  readonly logLevel: LogLevel;
  /** Where development announces a rebuilt bundle; null in production. */
  readonly devReloadUrl: string | null;
}

const checked = (env: t.TypeOf<typeof Environment>): Result<string, Environment> => {
  const wrongLocale = localeComplaint(env.DEFAULT_LOCALE, env.LOCALES);
  if (wrongLocale !== null) return refuse(wrongLocale);
  if (env.API_URL === '') {
    return refuse(
      'API_URL: got nothing, accepts the http(s) address of a backend (npm start brings its own)',
    );
  }
  return ok({
    port: env.PORT,
    host: env.HOST,
    apiUrl: env.API_URL,
    country: env.COUNTRY,
    locales: { all: env.LOCALES, defaultLocale: env.DEFAULT_LOCALE },
    brand: env.BRAND,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    devReloadUrl: env.DEV_RELOAD_URL === '' ? null : env.DEV_RELOAD_URL,
  });
};

/**
 * Reads and checks the environment. Refuses with one line that names the first wrong variable,
 * what it got and what it accepts.
 */
export const readEnvironment = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<string, Environment> => {
  const decoded = Environment.decode(variables);
  if (isLeft(decoded)) {
    const [first] = decoded.left;
    return refuse(first ? complaint(first) : 'The environment cannot be read');
  }
  return checked(decoded.right);
};
