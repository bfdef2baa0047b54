import { dirname, join } from 'node:path';
import type * as t from 'io-ts';
import {
  FIXED_LOGIN_CODE_VARIABLES,
  fixedLoginCodeComplaint,
} from '../../environment/fixed-login-code';
import { oneOf, setting, wholeNumber } from '../../environment/setting';
import type { SmsProvider, TelegramProvider } from '../message/message-providers';
import type { SignInSettings } from '../sign-in/sign-in-settings';
import type { DatabaseUrl } from '../storage/database-url';

const count = (fallback: number) => wholeNumber(fallback, 0, 1_000_000, 'a count');

const webAddress = (fallback: string | null) =>
  setting<string | null>('an address such as https://example.com/path', fallback, (text) =>
    /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text) ? text : undefined,
  );

/** The variables that decide how customers log in. */
export const SIGN_IN_VARIABLES = {
  ...FIXED_LOGIN_CODE_VARIABLES,
  SMS_PROVIDER: oneOf(['none', 'outbox', 'webhook'], 'outbox'),
  SMS_WEBHOOK_URL: webAddress(null),
  OUTBOX_FILE: setting<string | null>('a file', null, (text) => text),
  TELEGRAM_PROVIDER: oneOf(['none', 'sandbox', 'bot'], 'sandbox'),
  TELEGRAM_BOT_TOKEN: setting<string | null>('the token of a bot', null, (text) =>
    /^\d+:[\w-]+$/.test(text) ? text : undefined,
  ),
  TELEGRAM_API_URL: webAddress('https://api.telegram.org'),
  RATE_CODES_PER_MINUTE: count(1),
  RATE_CODES_PER_HOUR: count(5),
  RATE_CODES_PER_VISITOR_HOUR: count(120),
  RATE_GUESSES_PER_VISITOR_HOUR: count(20),
  RATE_LOGINS_PER_PHONE_10_MINUTES: count(10),
  RATE_LOGINS_PER_10_MINUTES: count(120),
  RATE_TELEGRAM_LINKS_PER_MINUTE: count(10),
};

type Variables = {
  readonly [Name in keyof typeof SIGN_IN_VARIABLES]: t.TypeOf<(typeof SIGN_IN_VARIABLES)[Name]>;
};

/** Where the variables of a login belong to others. */
interface Surroundings extends Variables {
  readonly DATABASE_URL: DatabaseUrl;
  readonly MEDIA_DIR: string;
  readonly GUEST_ORDER_CODE: boolean;
}

/** What is missing beside the variables that are set, in one line; null when nothing is. */
export const signInComplaint = (env: Surroundings): string | null => {
  const noCode = fixedLoginCodeComplaint(env);
  if (noCode !== null) return noCode;
  if (env.GUEST_ORDER_CODE && !env.SMS_ON)
    return 'GUEST_ORDER_CODE: got true, needs SMS_ON, since the code has to be sent';
  if (env.SMS_PROVIDER === 'webhook' && env.SMS_WEBHOOK_URL === null)
    return 'SMS_WEBHOOK_URL: not set, needed when SMS_PROVIDER is webhook';
  return env.TELEGRAM_PROVIDER === 'bot' && env.TELEGRAM_BOT_TOKEN === null
    ? 'TELEGRAM_BOT_TOKEN: not set, needed when TELEGRAM_PROVIDER is bot'
    : null;
};

const NOBODY = { kind: 'none' } as const;

// What is missing has been refused before: see signInComplaint.
const smsProviderOf = ({ SMS_PROVIDER: kind, SMS_WEBHOOK_URL: url }: Variables): SmsProvider => {
  if (kind !== 'webhook') return { kind };
  return url === null ? NOBODY : { kind, url };
};

const telegramProviderOf = (env: Variables): TelegramProvider => {
  const { TELEGRAM_PROVIDER: kind, TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL: apiUrl } = env;
  if (kind !== 'bot') return { kind };
  return token === null ? NOBODY : { kind, token, apiUrl: apiUrl ?? 'https://api.telegram.org' };
};

/** Beside the database file, else beside the folder of the pictures. */
const outboxBeside = ({ DATABASE_URL, MEDIA_DIR }: Surroundings): string =>
  join(dirname(DATABASE_URL.kind === 'sqlite' ? DATABASE_URL.path : MEDIA_DIR), 'outbox.jsonl');

/** The same in words of the program. */
export const signInSettingsOf = (env: Surroundings): SignInSettings => ({
  fixedLoginCode: env.FIXED_LOGIN_CODE,
  codesPerMinute: env.RATE_CODES_PER_MINUTE,
  codesPerHour: env.RATE_CODES_PER_HOUR,
  codesPerVisitorHour: env.RATE_CODES_PER_VISITOR_HOUR,
  guessesPerNetworkHour: env.RATE_GUESSES_PER_VISITOR_HOUR,
  loginsPerPhone10Minutes: env.RATE_LOGINS_PER_PHONE_10_MINUTES,
  loginsPer10Minutes: env.RATE_LOGINS_PER_10_MINUTES,
  telegramLinksPerMinute: env.RATE_TELEGRAM_LINKS_PER_MINUTE,
  outboxFile: env.OUTBOX_FILE ?? outboxBeside(env),
  smsProvider: smsProviderOf(env),
  telegramProvider: telegramProviderOf(env),
});
