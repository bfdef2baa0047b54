import * as t from 'io-ts';
import { text } from '../wire/codec';
import { LoginRequest, TelegramQuestion } from '../wire/account-request';
import { CodeSent, LoginAnswer, TelegramCheck, TelegramLink } from '../wire/sign-in';
import type { Feature } from './call';
import { anyone } from './call';
import { CODE_ERRORS, PHONE_ERRORS } from './errors';
import { USER } from './customer-examples';

const PHONE = t.type({
  phone: text({
    description: 'However it is written; signs that are no digits are ignored. Rules 18.1.',
    examples: ['359880001122'],
  }),
});

const messenger = (...examples: readonly string[]) =>
  t.type({ messenger: text({ description: 'An unknown one is not found', examples }) });

const UUID = '9b2f6c1e-4d7a-4f6e-9c55-0c1d2e3f4a5b';
const { phone } = USER;

const SENDING = {
  isPersonal: true,
  changesByGet: true,
  isCounted: true,
  answer: CodeSent,
  example: { expires_in: 300, resend_in: 60, length: 4 },
} as const;

const LOGIN = {
  isPersonal: true,
  isCounted: true,
  body: LoginRequest,
  answer: LoginAnswer,
  example: {
    token: 'not-a-token-but-as-long-as-one-of-256-bits',
    user: USER,
    referral: { status: 'refused', code: 'referral.used' },
  },
} as const;

const SENT = [...PHONE_ERRORS, 'code.not_sent'] as const;
const PROVEN = [...PHONE_ERRORS, ...CODE_ERRORS] as const;

export const signIn = {
  name: 'sign-in',
  description:
    'Logging in by a code of four digits. No answer reveals whether a phone has an account.',
  calls: {
    sendCode: anyone.get('/sms-code', '18.1 18.3', 'Sends a code by text message', {
      ...SENDING,
      parameters: { query: PHONE },
      errors: SENT,
    }),
    sendCodeByMessenger: anyone.get(
      '/otp/{messenger}',
      '18.1 18.3',
      'Sends a code by a messenger',
      {
        ...SENDING,
        parameters: { path: messenger('whatsapp'), query: PHONE },
        errors: [...SENT, 'not_found'],
      },
    ),
    logIn: anyone.post('/login', '12.4 16.8 18.3', 'Logs in by a code', {
      ...LOGIN,
      exampleBody: { phone, code: '0427' },
      errors: PROVEN,
    }),
    logInByMessenger: anyone.post(
      '/login/{messenger}',
      '12.4 16.8 18.3',
      'Logs in by a code that a messenger brought; with a uuid for Telegram',
      {
        ...LOGIN,
        parameters: { path: messenger('telegram') },
        exampleBody: { phone, code: '0427', uuid: UUID, reffererId: 'k3v9_Q2-aB7x' },
        errors: [...PROVEN, 'not_found'],
      },
    ),
    linkTelegram: anyone.get(
      '/link/telegram',
      '18.3',
      'A link by which a customer shares their phone in Telegram',
      {
        isPersonal: true,
        changesByGet: true,
        isCounted: true,
        answer: TelegramLink,
        example: {
          uuid: UUID,
          link: `/sandbox/telegram/${UUID}`,
          expired_at: '2026-11-27T16:48:00.000Z',
        },
        errors: ['telegram.away'],
      },
    ),
    checkTelegram: anyone.post('/check/telegram', '18.3', 'Whether somebody has answered a link', {
      isPersonal: true,
      body: TelegramQuestion,
      exampleBody: { uuid: UUID },
      answer: TelegramCheck,
      example: { phone, is_expired: false },
    }),
  },
} satisfies Feature;
