import { dirname, join } from 'node:path';
import { fixedLoginCodeProblem } from '../../environment/fixed-login-code';
import type { ValuesOf } from '../../environment/setting';
import { about, oneOf, setting, wholeNumber } from '../../environment/setting';
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
  SMS_PROVIDER: about(
    'Sends codes by SMS and WhatsApp. outbox: each message is written into `OUTBOX_FILE`. webhook: posted to `SMS_WEBHOOK_URL`. none: no such login is offered. Unset: outbox with the demo menu, else none.',
    oneOf(['none', 'outbox', 'webhook'], 'outbox'),
  ),
  OUTBOX_FILE: about(
    'A JSON line a message. Unset: `outbox.jsonl` beside the SQLite file, else beside `MEDIA_DIR`.',
    setting<string | null>('a file', null, (text) => text),
    'data/outbox.jsonl',
  ),
  SMS_WEBHOOK_URL: about(
    'Takes JSON `{channel, phone, code, text}` by POST, without `code` for messages about orders, and answers 2xx within five seconds; a name and password in the address are sent as HTTP Basic credentials.',
    webAddress(null),
  ),
  TELEGRAM_PROVIDER: about(
    'Answers a login by Telegram. sandbox: a page of our own, `/sandbox/telegram/…`, which writes the code into `OUTBOX_FILE`. bot: the bot of `TELEGRAM_BOT_TOKEN`, which must have no webhook set. none: no such login is offered. Unset: sandbox with the demo menu unless `SMS_PROVIDER` is webhook, else none.',
    oneOf(['none', 'sandbox', 'bot'], 'sandbox'),
  ),
  TELEGRAM_BOT_TOKEN: about(
    'Needed where `TELEGRAM_PROVIDER` is bot.',
    setting<string | null>('the token of a bot', null, (text) =>
      /^\d+:[\w-]+$/.test(text) ? text : undefined,
    ),
  ),
  TELEGRAM_API_URL: about(
    'For a Bot API server of your own.',
    webAddress('https://api.telegram.org'),
  ),
  RATE_CODES_PER_MINUTE: about(
    'Codes that may be sent to one phone in a minute; 0 for no limit.',
    count(1),
  ),
  RATE_CODES_PER_HOUR: about('The same in an hour.', count(5)),
  RATE_CODES_PER_VISITOR_HOUR: about(
    'Codes that one network may request in an hour; 0 for no limit.',
    count(120),
  ),
  RATE_GUESSES_PER_VISITOR_HOUR: about(
    'Wrong codes that one network may enter in an hour; 0 for no limit.',
    count(20),
  ),
  RATE_LOGINS_PER_PHONE_10_MINUTES: about(
    'Logins by one phone that one network may try in ten minutes; 0 for no limit.',
    count(10),
  ),
  RATE_LOGINS_PER_10_MINUTES: about(
    'Logins that one network may try in ten minutes; 0 for no limit.',
    count(120),
  ),
  RATE_TELEGRAM_LINKS_PER_MINUTE: about(
    'Telegram links that one network may request in a minute; 0 for no limit.',
    count(10),
  ),
};

type Variables = ValuesOf<typeof SIGN_IN_VARIABLES>;

/** With what it needs of the other variables. */
interface AllVariables extends Variables {
  readonly SMS_ON: boolean;
  readonly FIXED_LOGIN_CODE: string | null;
  readonly DATABASE_URL: DatabaseUrl;
  readonly MEDIA_DIR: string;
  readonly GUEST_ORDER_CODE: boolean;
}

/** Returns what is missing beside the variables that are set, in one line; null when nothing is. */
export const signInProblem = (env: AllVariables): string | null => {
  const noCode = fixedLoginCodeProblem(env);
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

// What is missing has been refused before: see signInProblem.
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
const outboxBeside = ({ DATABASE_URL, MEDIA_DIR }: AllVariables): string =>
  join(dirname(DATABASE_URL.kind === 'sqlite' ? DATABASE_URL.path : MEDIA_DIR), 'outbox.jsonl');

/** The settings that these variables make. */
export const signInSettingsOf = (env: AllVariables): SignInSettings => ({
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
