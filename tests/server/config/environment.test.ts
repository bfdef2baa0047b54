import { readEnvironment } from '../../../server/config/environment';

const API_URL = 'http://backend:4000';

const read = (variables: Readonly<Record<string, string>>) =>
  readEnvironment({ API_URL, ...variables });

it('needs nothing but the address of a backend', () => {
  expect(read({})).toEqual({
    ok: true,
    value: {
      port: 3000,
      metricsPort: null,
      requestsPerMinute: 3000,
      callsPerNetwork: 64,
      streamsPerNetwork: 100,
      redisUrl: null,
      cachesPages: true,
      host: '0.0.0.0',
      apiUrl: API_URL,
      locales: { all: ['en', 'ru', 'bg', 'kk', 'uk'], defaultLocale: 'en' },
      setup: {
        country: 'bg',
        brand: 'pizza',
        isWhiteLabel: false,
        showsCityBlock: true,
        developer: null,
        apps: { apple: 'https://apps.apple.com', google: 'https://play.google.com/store' },
        analytics: { measurement: null, tagManager: null },
        maps: { provider: 'offline' },
      },
      pictureHosts: [],
      trustProxy: 0,
      logLevel: 'info',
      fixedLoginCode: null,
      hasBoard: false,
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
  ['COUNTRY', 'UA', { setup: { country: 'ua' } }],
  ['LOCALES', 'en', { locales: { all: ['en'], defaultLocale: 'en' } }],
  ['LOCALES', 'ru, en', { locales: { all: ['ru', 'en'], defaultLocale: 'en' } }],
  [
    'DEFAULT_LOCALE',
    'ru',
    { locales: { all: ['en', 'ru', 'bg', 'kk', 'uk'], defaultLocale: 'ru' } },
  ],
  ['BRAND', 'sushi', { setup: { brand: 'sushi' } }],
  ['WHITE_LABEL', 'true', { setup: { isWhiteLabel: true } }],
  ['SHOW_CITY_BLOCK', 'false', { setup: { showsCityBlock: false } }],
  [
    'APP_STORE_URL',
    'https://apps.apple.com/x',
    { setup: { apps: { apple: 'https://apps.apple.com/x' } } },
  ],
  [
    'PLAY_STORE_URL',
    'https://play.example/x',
    { setup: { apps: { google: 'https://play.example/x' } } },
  ],
  [
    'DEVELOPER_URL',
    'https://www.studio.example/shops',
    {
      setup: {
        developer: { name: 'www.studio.example', address: 'https://www.studio.example/shops' },
      },
    },
  ],
  [
    'PICTURE_HOSTS',
    'https://pictures.example, http://localhost:9000/',
    { pictureHosts: ['https://pictures.example', 'http://localhost:9000'] },
  ],
  ['TRUST_PROXY', 'false', { trustProxy: 0 }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['FIXED_LOGIN_CODE', 'sesame', { fixedLoginCode: 'sesame' }],
  ['DEV_RELOAD_URL', 'http://localhost:4001/', { devReloadUrl: 'http://localhost:4001' }],
])('%s may be %j', (name, text, expected) => {
  expect(read({ [name]: text })).toMatchObject({ ok: true, value: expected });
});

it('calls the maker of the site by name where it has one', () => {
  const named = { DEVELOPER_URL: 'https://studio.example', DEVELOPER_NAME: 'Studio Nine' };
  expect(read(named)).toMatchObject({
    value: { setup: { developer: { name: 'Studio Nine', address: 'https://studio.example' } } },
  });
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
  ['WHITE_LABEL', 'yes', 'true or false'],
  ['DEVELOPER_URL', 'javascript:alert(1)', 'an http(s) address'],
  [
    'PICTURE_HOSTS',
    'https://a.example/path',
    'http(s) addresses of hosts with commas between, without a path',
  ],
  [
    'PICTURE_HOSTS',
    "https://a.example 'unsafe-inline'",
    'http(s) addresses of hosts with commas between, without a path',
  ],
  ['TRUST_PROXY', 'true', 'false or the number of proxies in front'],
  ['TRUST_PROXY', '-1', 'false or the number of proxies in front'],
  ['SMS_ON', 'no', 'true or false'],
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

it('needs the code of all logins while no others are sent', () => {
  expect(read({ SMS_ON: 'false' })).toEqual({
    ok: false,
    error: 'FIXED_LOGIN_CODE: not set, needed when SMS_ON is false',
  });
  expect(read({ SMS_ON: 'false', FIXED_LOGIN_CODE: '0427' })).toMatchObject({
    ok: true,
    value: { fixedLoginCode: '0427' },
  });
});

it('does not repeat a code that nearly was one', () => {
  expect(read({ FIXED_LOGIN_CODE: '04 27' })).toEqual({
    ok: false,
    error: 'FIXED_LOGIN_CODE: got something else, accepts 4 to 64 signs without spaces',
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
