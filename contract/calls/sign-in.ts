import * as t from 'io-ts';
import { text } from '../wire/codec';
import { LoginRequest, TelegramQuestion } from '../wire/account-request';
import { CodeSent, LoginAnswer, TelegramCheck, TelegramLink } from '../wire/sign-in';
import type { Feature } from './call';
import { CODE_ERRORS, PHONE_ERRORS } from './errors';
import { USER } from './examples';

const PHONE = t.type({
  phone: text({
    description: 'However it is written; signs that are no digits are overlooked. Rules 18.1.',
    examples: ['359880001122'],
  }),
});

const messenger = (...examples: readonly string[]) =>
  t.type({ messenger: text({ description: 'An unknown one is not found', examples }) });

const UUID = '9b2f6c1e-4d7a-4f6e-9c55-0c1d2e3f4a5b';

const SENDING = {
  method: 'get',
  rules: '18.1 18.3',
  access: 'anyone',
  isPersonal: true,
  changesByGet: true,
  isCounted: true,
  answers: { 200: CodeSent },
  exampleAnswer: { expires_in: 300, resend_in: 60, length: 4 },
} as const;

const LOGIN = {
  method: 'post',
  rules: '12.4 16.8 18.3',
  access: 'anyone',
  isPersonal: true,
  isCounted: true,
  body: LoginRequest,
  answers: { 200: LoginAnswer },
  exampleAnswer: {
    token: 'not-a-token-but-as-long-as-one-of-256-bits',
    user: USER,
    referral: { status: 'refused', code: 'referral.used' },
  },
} as const;

export const signIn = {
  name: 'sign-in',
  description:
    'Logging in by a code of four digits. No answer tells whether a phone has an account.',
  calls: {
    sendCode: {
      ...SENDING,
      path: '/sms-code',
      summary: 'Sends a code by text message',
      parameters: { query: PHONE },
      errors: [...PHONE_ERRORS, 'code.not_sent'],
    },
    sendCodeByMessenger: {
      ...SENDING,
      path: '/otp/{messenger}',
      summary: 'Sends a code by a messenger',
      parameters: { path: messenger('whatsapp'), query: PHONE },
      errors: [...PHONE_ERRORS, 'code.not_sent', 'not_found'],
    },
    logIn: {
      ...LOGIN,
      path: '/login',
      summary: 'Logs in by a code',
      exampleBody: { phone: USER.phone, code: '0427' },
      errors: [...PHONE_ERRORS, ...CODE_ERRORS],
    },
    logInByMessenger: {
      ...LOGIN,
      path: '/login/{messenger}',
      summary: 'Logs in by a code that a messenger brought; with a uuid for Telegram',
      parameters: { path: messenger('telegram') },
      exampleBody: { phone: USER.phone, code: '0427', uuid: UUID, reffererId: 'k3v9_Q2-aB7x' },
      errors: [...PHONE_ERRORS, ...CODE_ERRORS, 'not_found'],
    },
    linkTelegram: {
      method: 'get',
      path: '/link/telegram',
      summary: 'A link by which a customer tells their phone in Telegram',
      rules: '18.3',
      access: 'anyone',
      isPersonal: true,
      changesByGet: true,
      isCounted: true,
      answers: { 200: TelegramLink },
      exampleAnswer: {
        uuid: UUID,
        link: `/sandbox/telegram/${UUID}`,
        expired_at: '2026-11-27T16:48:00.000Z',
      },
      errors: ['telegram.away'],
    },
    checkTelegram: {
      method: 'post',
      path: '/check/telegram',
      summary: 'Whether somebody has answered a link',
      rules: '18.3',
      access: 'anyone',
      isPersonal: true,
      body: TelegramQuestion,
      exampleBody: { uuid: UUID },
      answers: { 200: TelegramCheck },
      exampleAnswer: { phone: USER.phone, is_expired: false },
    },
  },
} as const satisfies Feature;
