import { SIGN_IN_EXAMPLES as examples } from '../examples/sign-in-examples';
import type { FeatureContract, Operation } from '../operation';
import { path, requiredQuery } from '../parameters';
import { text } from '../../wire/codec';
import { LoginRequest, TelegramQuestion } from '../../wire/account-request';
import { CodeSent, LoginAnswer, TelegramCheck, TelegramLink } from '../../wire/sign-in';

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
      schema: CodeSent,
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
      schema: LoginAnswer,
      examples: { known: examples.login, invited: examples.invitedLogin },
    },
  },
  errors: [...PHONE_ERRORS, 'code.wrong', 'code.expired', 'code.too_many'],
};

const BODY = { schema: LoginRequest, examples: { code: examples.loginRequest } };

export const signInContract: FeatureContract = {
  name: 'sign-in',
  description:
    'Logging in by a code of four digits. No answer tells whether a phone has an account.',
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
      body: { schema: LoginRequest, examples: { telegram: examples.telegramLoginRequest } },
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
          schema: TelegramLink,
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
        schema: TelegramQuestion,
        examples: { uuid: { uuid: examples.link.uuid } },
      },
      answers: {
        200: {
          description: 'The phone, or none yet',
          schema: TelegramCheck,
          examples: { answered: examples.answered, waiting: examples.waiting },
        },
      },
    },
  ],
};
