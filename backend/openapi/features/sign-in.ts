import { SIGN_IN_EXAMPLES as examples } from '../examples/sign-in-examples';
import type { FeatureContract, Operation } from '../operation';
import { path, requiredQuery } from '../parameters';
import type { Schema } from '../schema';
import { described, flag, object, orNull, ref, text, whole, words } from '../schema';

const PHONE = requiredQuery(
  'phone',
  'However it is written; signs that are no digits are overlooked. Rules 18.1.',
  text(),
  '359880001122',
);

const MESSENGER = path(
  'messenger',
  'Which one brings the code; an unknown one is not found',
  text({ description: '`whatsapp`' }),
  'whatsapp',
);

const PHONE_ERRORS = ['phone.empty', 'phone.incomplete', 'phone.too_long'] as const;

const schemas: Readonly<Record<string, Schema>> = {
  CodeSent: object(
    {
      expires_in: described(whole(1), 'Seconds'),
      resend_in: described(whole(0), 'Seconds'),
      length: whole(4, 4),
    },
    {},
    { description: 'The same for phones with and without an account.' },
  ),
  LoginRequest: object(
    { phone: text({ maxLength: 64 }), code: text({ maxLength: 64 }) },
    {
      uuid: orNull(text({ maxLength: 64, description: 'Of the link to Telegram' })),
      tracking_keys: {
        description:
          'Keys of orders that the browser has placed without an account, at most 10. Those for this phone join the account; no login fails for them. Rules 13.11.',
      },
      reffererId: { description: 'Of who invited. No login fails for it. Rules 12.4.' },
    },
  ),
  LoginAnswer: object(
    { token: text({ minLength: 16 }), user: ref('User') },
    {
      referral: orNull(
        object({
          status: words('accepted', 'refused'),
          code: orNull(words('referral.self', 'referral.used', 'referral.unknown')),
        }),
      ),
    },
  ),
  TelegramLink: object({
    uuid: text({ minLength: 1, maxLength: 64 }),
    link: text({ minLength: 1 }),
    expired_at: { anyOf: [ref('Moment'), whole(0, undefined, { description: 'Unix seconds' })] },
  }),
  TelegramCheck: object({
    phone: described(orNull(ref('PhoneDigits')), 'As soon as somebody has told it'),
    is_expired: flag(),
  }),
};

const sendCode: Pick<
  Operation,
  'method' | 'rules' | 'access' | 'isPersonal' | 'changesByGet' | 'isCounted' | 'answers' | 'errors'
> = {
  method: 'get',
  rules: ['18.1', '18.3'],
  access: 'anyone',
  isPersonal: true,
  changesByGet: true,
  isCounted: true,
  answers: {
    200: {
      description: 'A code is on its way',
      schema: ref('CodeSent'),
      examples: { sent: examples.sent },
    },
  },
  errors: [...PHONE_ERRORS, 'code.not_sent'],
};

const login: Pick<
  Operation,
  'method' | 'rules' | 'access' | 'isPersonal' | 'isCounted' | 'answers' | 'errors'
> = {
  method: 'post',
  rules: ['12.4', '16.8', '18.3'],
  access: 'anyone',
  isPersonal: true,
  isCounted: true,
  answers: {
    200: {
      description: 'Logged in',
      schema: ref('LoginAnswer'),
      examples: { known: examples.login, invited: examples.invitedLogin },
    },
  },
  errors: [...PHONE_ERRORS, 'code.wrong', 'code.expired', 'code.too_many'],
};

const BODY = { schema: ref('LoginRequest'), examples: { code: examples.loginRequest } };

export const signInContract: FeatureContract = {
  name: 'sign-in',
  description:
    'Logging in by a code of four digits. No answer tells whether a phone has an account.',
  schemas,
  operations: [
    {
      id: 'sendCode',
      path: '/sms-code',
      summary: 'Sends a code by text message',
      parameters: [PHONE],
      ...sendCode,
    },
    {
      id: 'sendCodeByMessenger',
      path: '/otp/{messenger}',
      summary: 'Sends a code by a messenger',
      parameters: [MESSENGER, PHONE],
      ...sendCode,
      errors: [...(sendCode.errors ?? []), 'not_found'],
    },
    { id: 'logIn', path: '/login', summary: 'Logs in by a code', body: BODY, ...login },
    {
      id: 'logInByMessenger',
      path: '/login/{messenger}',
      summary: 'Logs in by a code that a messenger brought; with a uuid for Telegram',
      parameters: [path('messenger', 'An unknown one is not found', text(), 'telegram')],
      body: { schema: ref('LoginRequest'), examples: { telegram: examples.telegramLoginRequest } },
      ...login,
      errors: [...(login.errors ?? []), 'not_found'],
    },
    {
      id: 'linkTelegram',
      method: 'get',
      path: '/link/telegram',
      summary: 'A link by which a customer tells their phone in Telegram',
      rules: ['18.3'],
      access: 'anyone',
      isPersonal: true,
      changesByGet: true,
      isCounted: true,
      answers: {
        200: {
          description: 'The link',
          schema: ref('TelegramLink'),
          examples: { link: examples.link },
        },
      },
      errors: ['telegram.away'],
    },
    {
      id: 'checkTelegram',
      method: 'post',
      path: '/check/telegram',
      summary: 'Whether somebody has answered a link',
      rules: ['18.3'],
      access: 'anyone',
      isPersonal: true,
      body: {
        schema: object({ uuid: text({ maxLength: 64 }) }),
        examples: { uuid: { uuid: examples.link.uuid } },
      },
      answers: {
        200: {
          description: 'The phone, or none yet',
          schema: ref('TelegramCheck'),
          examples: { answered: examples.answered, waiting: examples.waiting },
        },
      },
    },
  ],
};
