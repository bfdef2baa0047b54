import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { commonVariables, hostName } from '../../environment/common-settings';
import { problem, localeProblem } from '../../environment/problem';
import { fixedLoginCodeProblem } from '../../environment/fixed-login-code';
import { about, onOff, oneOf, setting, wholeNumber } from '../../environment/setting';
import type { Setup } from '../../src/application/setup/setup';
import { BRANDS } from '../../src/application/setup/setup';
import { LOCALES } from '../../src/domain/locale/locales';
import type { Result } from '../../src/domain/result/result';
import { ok, refuse } from '../../src/domain/result/result';
import { MAPS_VARIABLES, httpAddress, mapsProblem, mapsSetupOf } from './maps-variables';

/** `false` is the usual word for "no proxy in front". */
const proxyCount = (text: string): number | undefined => {
  if (text === 'false') return 0;
  return /^\d$/.test(text) ? Number(text) : undefined;
};

const redisAddress = (text: string): string | undefined =>
  /^rediss?:\/\/[^\s]+$/.test(text) && URL.canParse(text) ? text : undefined;

/** Scheme and host alone, as a content policy names whom it lets in. */
const origins = (text: string): readonly string[] | undefined => {
  const hosts = text.split(',').map((host) => host.trim().replace(/\/$/, ''));
  return hosts.every((host) => /^https?:\/\/[\w.-]+(:\d+)?$/.test(host)) ? hosts : undefined;
};

const portOrNone = (text: string): number | undefined => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
};

/** The storefront's own variables, in the order in which the docs list them. */
export const STOREFRONT_VARIABLES = {
  PORT: about(
    'Where it listens; 0 takes a free port and prints it.',
    wholeNumber(3000, 0, 65_535, 'a port'),
  ),
  HOST: about('The address it listens on.', hostName('0.0.0.0')),
  API_URL: about(
    'An existing backend, without `/api/v1`, such as `https://backend.example`. Unset, `npm start` and `npm run dev` start the embedded one.',
    setting<string>('the http(s) address of a backend', '', httpAddress),
  ),
  BRAND: about(
    'Name, mark and accent colours of a shop without a `shop.json` (docs/your-shop.md): pizza is red, sushi is teal and also shows the block of apps in the footer.',
    oneOf(BRANDS, 'pizza'),
  ),
  WHITE_LABEL: about(
    "`true`: a neutral shop, with a quieter header, its logo in the middle, ink instead of an accent colour, a neutral name and mark, no block of apps and no maker's name. `COUNTRY` chooses which of a city's phones are shown and which page about customers' data is linked.",
    onOff(false),
  ),
  SHOW_CITY_BLOCK: about(
    '`false` hides city and address in the header and in the drawer.',
    onOff(true),
  ),
  APP_STORE_URL: about(
    "The app of the sushi brand in Apple's store; those of your own shop are in its `shop.json`.",
    setting<string>('an http(s) address', 'https://apps.apple.com', httpAddress),
  ),
  PLAY_STORE_URL: about(
    "The same in Google's store.",
    setting<string>('an http(s) address', 'https://play.google.com/store', httpAddress),
  ),
  DEVELOPER_URL: about(
    'Whom the footer names as the maker of the site; unset, nobody.',
    setting<string>('an http(s) address', '', httpAddress),
  ),
  DEVELOPER_NAME: about(
    "The maker's name; unset, the host of `DEVELOPER_URL`.",
    setting<string>('a name', '', (text) => text),
  ),
  ...MAPS_VARIABLES,
  PICTURE_HOSTS: about(
    "Hosts that pictures may come from besides the shop's own, such as `https://pictures.example`. Only for a backend of your own whose pictures or texts name hosts other than `/media`: the content security policy allows no more.",
    setting<readonly string[]>(
      'http(s) addresses of hosts with commas between, without a path',
      [],
      origins,
    ),
  ),
  TRUST_PROXY: about(
    'How many proxies stand in front, up to 9. Their `X-Forwarded-For`, `X-Forwarded-Host` and `X-Forwarded-Proto` then count. Too many let clients choose the address they are known by. See "Behind a proxy" in docs/operations.md.',
    setting<number>('false or the number of proxies in front', 0, proxyCount),
    'false',
  ),
  RATE_REQUESTS_PER_MINUTE: about(
    'How many pages and calls one network may request in a minute, half as many in half a minute; 0 for no limit. A network is an IPv4 address or the /64 of an IPv6 one; a /48 may do four times as much. What each limit is for: "Limits" in docs/operations.md.',
    wholeNumber(3000, 0, 1_000_000, 'a number'),
  ),
  REDIS_URL: about(
    'Where several storefronts count together; unset, each counts by itself.',
    setting<string | null>('a redis:// or rediss:// address', null, redisAddress),
  ),
  RATE_CALLS_AT_ONCE: about(
    'How many calls of one network may be at the backend at once, and as many pictures; more wait for a second, then get 503. 0 for no limit.',
    wholeNumber(64, 0, 100_000, 'a number'),
  ),
  RATE_STREAMS: about(
    'How many event streams one network may have open; the oldest ends when one more opens, and its page polls instead. 0 for no limit.',
    wholeNumber(100, 0, 100_000, 'a number'),
  ),
  PAGE_CACHE: about(
    '`false`: every page is rendered for each request, also for clients without a cookie of the shop.',
    onOff(true),
  ),
  METRICS_PORT: about(
    'A port of its own for `/metrics` (Prometheus), not to be opened to the world. Unset, they are at `/metrics` of `PORT`, for clients on this machine or a private network and not through a proxy.',
    setting<number | null>('a port from 1 to 65535', null, portOrNone),
    '9100',
  ),
  ANALYTICS_ID: about(
    'Google Analytics: visits are counted only where this or `TAG_MANAGER_ID` is set, and only of customers who agree.',
    setting<string>('the id of a measurement, G-…', '', (text) =>
      /^G-[A-Z0-9]{4,20}$/.test(text) ? text : undefined,
    ),
    'G-XXXXXXXX',
  ),
  TAG_MANAGER_ID: about(
    'Google Tag Manager, likewise.',
    setting<string>('the id of a container, GTM-…', '', (text) =>
      /^GTM-[A-Z0-9]{4,20}$/.test(text) ? text : undefined,
    ),
    'GTM-XXXXXXX',
  ),
};

const Variables = t.type({
  ...commonVariables(LOCALES),
  ...STOREFRONT_VARIABLES,
  // Set by `npm run dev` alone.
  DEV_RELOAD_URL: setting<string>('an http address', '', httpAddress),
});

type Variables = t.TypeOf<typeof Variables>;

const setupOf = (env: Variables): Setup => ({
  country: env.COUNTRY,
  brand: env.BRAND,
  isWhiteLabel: env.WHITE_LABEL,
  showsCityBlock: env.SHOW_CITY_BLOCK,
  analytics: { measurement: env.ANALYTICS_ID || null, tagManager: env.TAG_MANAGER_ID || null },
  developer:
    env.DEVELOPER_URL === ''
      ? null
      : {
          name: env.DEVELOPER_NAME || new URL(env.DEVELOPER_URL).hostname,
          address: env.DEVELOPER_URL,
        },
  apps: { apple: env.APP_STORE_URL, google: env.PLAY_STORE_URL },
  maps: mapsSetupOf(env),
});

/** 0 stands for any number. */
const limitOf = (most: number): number => (most === 0 ? Infinity : most);

const environmentOf = (env: Variables) => ({
  port: env.PORT,
  host: env.HOST,
  apiUrl: env.API_URL,
  locales: { all: env.LOCALES, defaultLocale: env.DEFAULT_LOCALE },
  setup: setupOf(env),
  pictureHosts: env.PICTURE_HOSTS,
  trustProxy: env.TRUST_PROXY,
  requestsPerMinute: env.RATE_REQUESTS_PER_MINUTE,
  callsPerNetwork: limitOf(env.RATE_CALLS_AT_ONCE),
  streamsPerNetwork: limitOf(env.RATE_STREAMS),
  /** Where several storefronts count together; null where each counts by itself. */
  redisUrl: env.REDIS_URL,
  cachesPages: env.PAGE_CACHE,
  hasBoard: env.BOARD ?? false,
  /** Null for the shop's own port, for callers from near. */
  metricsPort: env.METRICS_PORT,
  logLevel: env.LOG_LEVEL,
  /** Added to logins while the backend sends no codes; never sent to a browser. Null where it is not needed. */
  fixedLoginCode: env.FIXED_LOGIN_CODE,
  /** Where development announces a rebuilt bundle; null in production. */
  devReloadUrl: env.DEV_RELOAD_URL || null,
});

export type Environment = Readonly<ReturnType<typeof environmentOf>>;

const missingApi = ({ API_URL }: Variables): string | null =>
  API_URL === ''
    ? 'API_URL: got nothing, accepts the http(s) address of a backend (npm start brings its own)'
    : null;

/**
 * Reads and checks the environment. Refuses with one line that names the first wrong variable,
 * what it got and what it accepts.
 */
export const readEnvironment = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<string, Environment> => {
  const decoded = Variables.decode(variables);
  if (isLeft(decoded)) {
    const [first] = decoded.left;
    return refuse(first ? problem(first) : 'The environment cannot be read');
  }
  const env = decoded.right;
  const wrong =
    localeProblem(env.DEFAULT_LOCALE, env.LOCALES) ??
    fixedLoginCodeProblem(env) ??
    mapsProblem(env) ??
    missingApi(env);
  return wrong === null ? ok(environmentOf(env)) : refuse(wrong);
};
