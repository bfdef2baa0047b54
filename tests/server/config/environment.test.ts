import { readEnvironment } from '../../../server/config/environment';

const API_URL = 'http://backend:4000';

const read = (variables: Readonly<Record<string, string>>) =>
  readEnvironment({ API_URL, ...variables });

it('needs nothing but the address of a backend', () => {
  expect(read({})).toEqual({
    ok: true,
    value: {
      port: 3000,
      host: '0.0.0.0',
      apiUrl: API_URL,
      country: 'bg',
      locales: { all: ['en', 'ru', 'bg', 'kk', 'uk'], defaultLocale: 'en' },
      brand: 'pizza',
      trustProxy: 0,
      logLevel: 'info',
      devReloadUrl: null,
    },
  });
});

it.each<[string, string, object]>([
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65_535 }],
  ['PORT', ' 8080 ', { port: 8080 }],
  ['PORT', '', { port: 3000 }],
  ['HOST', '::1', { host: '::1' }],
  ['HOST', 'shop.internal', { host: 'shop.internal' }],
  ['API_URL', 'https://backend.example/', { apiUrl: 'https://backend.example' }],
  ['COUNTRY', 'UA', { country: 'ua' }],
  ['LOCALES', 'en', { locales: { all: ['en'], defaultLocale: 'en' } }],
  ['LOCALES', 'ru, en', { locales: { all: ['ru', 'en'], defaultLocale: 'en' } }],
  [
    'DEFAULT_LOCALE',
    'ru',
    { locales: { all: ['en', 'ru', 'bg', 'kk', 'uk'], defaultLocale: 'ru' } },
  ],
  ['BRAND', 'sushi', { brand: 'sushi' }],
  ['TRUST_PROXY', 'false', { trustProxy: 0 }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['DEV_RELOAD_URL', 'http://localhost:4001/', { devReloadUrl: 'http://localhost:4001' }],
])('%s may be %j', (name, text, expected) => {
  expect(read({ [name]: text })).toMatchObject({ ok: true, value: expected });
});

it.each([
  ['PORT', '-1', 'a port from 0 to 65535'],
  ['PORT', '65536', 'a port from 0 to 65535'],
  ['PORT', '80a', 'a port from 0 to 65535'],
  ['PORT', '3e3', 'a port from 0 to 65535'],
  ['HOST', 'http://shop', 'a host name or an IP address'],
  ['API_URL', 'backend:4000', 'the http(s) address of a backend'],
  ['API_URL', 'ftp://backend', 'the http(s) address of a backend'],
  ['API_URL', 'http://', 'the http(s) address of a backend'],
  ['API_URL', 'http://a:b:c', 'the http(s) address of a backend'],
  ['COUNTRY', 'bulgaria', 'a country code of two letters, such as bg'],
  ['LOCALES', 'en,de1', 'language codes of two letters with commas between, each once'],
  ['LOCALES', 'en,en', 'language codes of two letters with commas between, each once'],
  ['LOCALES', 'en,', 'language codes of two letters with commas between, each once'],
  ['DEFAULT_LOCALE', 'de', 'one of LOCALES (en, ru, bg, kk, uk)'],
  ['BRAND', 'burger', 'pizza, sushi'],
  ['TRUST_PROXY', 'true', 'false or the number of proxies in front'],
  ['TRUST_PROXY', '-1', 'false or the number of proxies in front'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent'],
  ['DEV_RELOAD_URL', 'localhost', 'an http address'],
])('%s cannot be %j, which is said in one line', (name, text, accepts) => {
  expect(read({ [name]: text })).toEqual({
    ok: false,
    error: `${name}: got ${JSON.stringify(text)}, accepts ${accepts}`,
  });
});

it('without a backend says what is missing', () => {
  expect(readEnvironment({})).toEqual({
    ok: false,
    error: expect.stringMatching(/^API_URL: got nothing, accepts the http\(s\) address/) as string,
  });
});

it('does not repeat a password that stands in an address', () => {
  const refused = read({ API_URL: 'ftp://cook:pa55@backend' });
  expect(refused).toMatchObject({ ok: false });
  expect(JSON.stringify(refused)).not.toContain('pa55');
});

it('does not mind variables of other programs', () => {
  expect(read({ PATH: '/bin', port: 'x', __proto__: 'y' }).ok).toBe(true);
});
