import { readEnvironment } from '../../../backend/config/environment';

const problem = (variables: Record<string, string>): string => {
  const result = readEnvironment(variables);
  if (result.ok) throw new Error('The environment was taken');
  return result.error;
};

it('needs nothing set', () => {
  expect(readEnvironment({})).toEqual({
    ok: true,
    value: {
      database: { kind: 'sqlite', path: 'data/shop.sqlite' },
      host: '127.0.0.1',
      port: 3001,
      storefrontPort: 3000,
      stripe: null,
      country: 'bg',
      locales: ['en', 'ru', 'bg', 'kk', 'uk'],
      defaultLocale: 'en',
      mediaDir: 'data/media',
      hasBoard: true,
      logLevel: 'info',
      deliveryTypeChoice: true,
      smsOn: true,
      demo: false,
      paymentProvider: 'sandbox',
      unsetSandboxes: new Set(['PAYMENT_PROVIDER', 'TELEGRAM_PROVIDER', 'SMS_PROVIDER', 'SMS_ON']),
      depositFrom: null,
      calculatePerMinute: 1200,
      promoRefusalsPer10Minutes: 10,
      promoRefusalsPerNetwork10Minutes: 60,
      ordersPerMinute: 60,
      ordersPer10Minutes: 10,
      openOrdersPerPhone: 3,
      guestOrderCode: false,
      trackingPerMinute: 120,
      autoCancelMinutes: 0,
      sessionDays: 365,
      sessionIdleDays: 90,
      sessionsPerCustomer: 20,
      slotCapacity: 0,
      bonusCapPercent: null,
      bonusEarnPercent: null,
      bonusDays: null,
      bonusWithDiscount: null,
      birthdayDiscountPercent: 15,
      birthdayOnce: false,
      pickupDiscountPercent: 0,
      referralBonus: null,
      fixedLoginCode: null,
      codesPerMinute: 1,
      codesPerHour: 5,
      codesPerVisitorHour: 120,
      guessesPerNetworkHour: 20,
      loginsPerPhone10Minutes: 10,
      loginsPer10Minutes: 120,
      telegramLinksPerMinute: 10,
      mail: null,
      outboxFile: 'data/outbox.jsonl',
      smsProvider: { kind: 'outbox' },
      telegramProvider: { kind: 'sandbox' },
    },
  });
});

it('takes how customers log in', () => {
  const result = readEnvironment({
    SMS_ON: 'false',
    FIXED_LOGIN_CODE: '0427',
    SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: 'https://user:password@sms.example/send',
    TELEGRAM_PROVIDER: 'bot',
    TELEGRAM_BOT_TOKEN: '123:AAE_x-y',
    RATE_CODES_PER_MINUTE: '0',
    OUTBOX_FILE: '/var/outbox.jsonl',
  });
  expect(result).toMatchObject({
    value: {
      smsOn: false,
      fixedLoginCode: '0427',
      smsProvider: { kind: 'webhook', url: 'https://user:password@sms.example/send' },
      telegramProvider: { kind: 'bot', token: '123:AAE_x-y', apiUrl: 'https://api.telegram.org' },
      codesPerMinute: 0,
      outboxFile: '/var/outbox.jsonl',
    },
  });
});

it.each([
  [{ DATABASE_URL: 'sqlite:/var/shop/shop.sqlite' }, '/var/shop/outbox.jsonl'],
  [{ DATABASE_URL: 'postgres://db/shop', MEDIA_DIR: '/srv/shop/media' }, '/srv/shop/outbox.jsonl'],
])('keeps the outbox beside what else it keeps: %j', (variables, outboxFile) => {
  expect(readEnvironment(variables)).toMatchObject({ value: { outboxFile } });
});

it.each([
  [{ SMS_ON: 'false' }, 'FIXED_LOGIN_CODE: not set, needed when SMS_ON is false'],
  [{ SMS_PROVIDER: 'webhook' }, 'SMS_WEBHOOK_URL: not set, needed when SMS_PROVIDER is webhook'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: not set, needed when SMTP_URL is set'],
  [
    { TELEGRAM_PROVIDER: 'bot' },
    'TELEGRAM_BOT_TOKEN: not set, needed when TELEGRAM_PROVIDER is bot',
  ],
])('stops where %j lacks its companion', (variables, line) => {
  expect(problem(variables)).toBe(line);
});

it.each(['shop@mail.example', 'The shop <shop@mail.example>'])('sends mail as %s', (from) => {
  const url = 'smtps://shop:pa%20ss@mail.example:465';
  expect(readEnvironment({ SMTP_URL: url, MAIL_FROM: from })).toMatchObject({
    value: { mail: { url, from } },
  });
});

it.each(['shop', 'a@mail.example, b@mail.example', 'Shop\r\nBcc: <a@mail.example>'])(
  'refuses mail from %j',
  (from) => {
    expect(problem({ MAIL_FROM: from })).toMatch(
      /^MAIL_FROM: got .*, accepts shop@example[.]com or/,
    );
  },
);

it('does not repeat a secret that it cannot use', () => {
  expect(problem({ FIXED_LOGIN_CODE: '12 34' })).toBe(
    'FIXED_LOGIN_CODE: got something else, accepts 4 to 64 signs without spaces',
  );
  expect(problem({ TELEGRAM_BOT_TOKEN: '123-secret' })).toBe(
    'TELEGRAM_BOT_TOKEN: got something else, accepts the token of a bot',
  );
});

it('gives a larger birthday discount in Ukraine, unless the operator says another', () => {
  expect(readEnvironment({ COUNTRY: 'ua' })).toMatchObject({
    value: { birthdayDiscountPercent: 20 },
  });
  expect(readEnvironment({ COUNTRY: 'ua', BIRTHDAY_DISCOUNT_PERCENT: '7.5' })).toMatchObject({
    value: { birthdayDiscountPercent: 7.5 },
  });
});

it('takes what is set', () => {
  const result = readEnvironment({
    DATABASE_URL: 'sqlite:/var/shop.sqlite',
    BACKEND_PORT: '0',
    COUNTRY: 'AE',
    LOCALES: 'ru, en',
    DEFAULT_LOCALE: 'ru',
    SMS_ON: 'false',
    FIXED_LOGIN_CODE: 'sesame',
    DEPOSIT_FROM: '99.5 EUR',
    RATE_CALCULATE_PER_MINUTE: '0',
    MEDIA_DIR: '',
  });
  expect(result).toMatchObject({
    ok: true,
    value: {
      database: { kind: 'sqlite', path: '/var/shop.sqlite' },
      port: 0,
      country: 'ae',
      locales: ['ru', 'en'],
      defaultLocale: 'ru',
      smsOn: false,
      depositFrom: [{ amount: '99.5', currency: 'EUR' }],
      calculatePerMinute: 0,
      mediaDir: 'data/media',
    },
  });
});

it.each([
  [{ BACKEND_PORT: '70000' }, 'BACKEND_PORT: got "70000", accepts a port from 0 to 65535'],
  [{ BACKEND_PORT: '3001x' }, 'BACKEND_PORT: got "3001x", accepts a port from 0 to 65535'],
  [{ STOREFRONT_PORT: '-1' }, 'STOREFRONT_PORT: got "-1", accepts a port from 0 to 65535'],
  [
    { SMS_WEBHOOK_URL: 'ftp://x' },
    'SMS_WEBHOOK_URL: got "ftp://x", accepts an address such as https://example.com/path',
  ],
  [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER: got "pigeon", accepts none, outbox, webhook'],
  [{ SMS_ON: 'yes' }, 'SMS_ON: got "yes", accepts true or false'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL: got "loud", accepts fatal, error, warn, info, debug, trace, silent',
  ],
  [
    { LOCALES: 'en,en' },
    'LOCALES: got "en,en", accepts language codes of two letters with commas between, each once',
  ],
  [
    { DEFAULT_LOCALE: 'de' },
    'DEFAULT_LOCALE: got "de", accepts one of LOCALES (en, ru, bg, kk, uk)',
  ],
  [
    { BONUS_CAP_PERCENT: '101' },
    'BONUS_CAP_PERCENT: got "101", accepts a percentage from 0 to 100 such as 12.5',
  ],
  [
    { BIRTHDAY_DISCOUNT_PERCENT: '-1' },
    'BIRTHDAY_DISCOUNT_PERCENT: got "-1", accepts a percentage from 0 to 100 such as 12.5',
  ],
  [{ BONUS_DAYS: '0' }, 'BONUS_DAYS: got "0", accepts a number of days from 1 to 3650'],
  [{ SLOT_CAPACITY: 'many' }, 'SLOT_CAPACITY: got "many", accepts a count from 0 to 10000'],
  [
    { REFERRAL_BONUS: '5.00005' },
    'REFERRAL_BONUS: got "5.00005", accepts an amount and its currency such as 2.56 EUR',
  ],
  [
    { DEPOSIT_FROM: '1,5' },
    'DEPOSIT_FROM: got "1,5", accepts an amount and its currency such as 102.26 EUR',
  ],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL: got "mysql://x", accepts sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE',
  ],
  [
    { DATABASE_URL: 'postgres://' },
    'DATABASE_URL: got "postgres://", accepts sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE',
  ],
  [
    { DATABASE_URL: 'sqlite:' },
    'DATABASE_URL: got "sqlite:", accepts sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE',
  ],
])('stops for %j', (variables, line) => {
  expect(problem(variables)).toBe(line);
});

it.each(['postgres://shop:secret@db/shop', 'postgresql://shop:secret@db:5432/shop'])(
  'takes a PostgreSQL database at %s',
  (url) => {
    expect(readEnvironment({ DATABASE_URL: url })).toMatchObject({
      value: { database: { kind: 'postgres', url } },
    });
  },
);

it('does not repeat the password of a database that it cannot use', () => {
  const line = problem({ DATABASE_URL: 'mysql://shop:secret@db/shop' });
  expect(line).toBe(
    'DATABASE_URL: got "mysql://…@db/shop", accepts sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE',
  );
});
