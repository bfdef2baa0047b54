import * as t from 'io-ts';
import { text } from '../wire/codec';
import { Confirmation, LogOut, UserChanges } from '../wire/account-request';
import { Confirmed, Nothing, Session, User, UserExport } from '../wire/customer';
import type { Feature } from './call';
import { CODE_ERRORS, NAME_ERRORS } from './errors';
import { USER } from './examples';

const SESSION_ID = 'Kd83mQ_fP0s6hYtE1jVxCg';
const NEEDS_CODE = 'Needs a session that was confirmed by a fresh code (`POST /user/confirm`).';

export const customer = {
  name: 'customer',
  description: "A customer's account.",
  calls: {
    showUser: {
      method: 'get',
      path: '/user',
      summary: 'The profile',
      rules: '19.1 19.2 19.3',
      access: 'customer',
      answers: { 200: User },
      exampleAnswer: USER,
    },
    changeUser: {
      method: 'patch',
      path: '/user',
      summary: 'Changes the fields that are sent and answers the whole profile',
      rules: '19.1 19.2 19.3 19.4 19.5',
      access: 'customer',
      body: UserChanges,
      exampleBody: { firstName: 'Ivan', email: 'ivan@example.com', birthday: 638323200 },
      answers: { 200: User },
      exampleAnswer: USER,
      errors: [
        ...NAME_ERRORS,
        'email.invalid',
        'birthday.unknown_date',
        'birthday.future',
        'birthday.too_early',
        'birthday.fixed',
      ],
    },
    deleteUser: {
      method: 'delete',
      path: '/user',
      summary: 'Ends the account; old orders lose what tells whose they were',
      description: NEEDS_CODE,
      rules: '13.11 19.6 19.7',
      access: 'customer',
      answers: { 200: Nothing },
      exampleAnswer: {},
      errors: ['user.active_orders', 'code.needed'],
    },
    exportUser: {
      method: 'get',
      path: '/user/export',
      summary: 'Everything that the shop keeps about the customer, as a file',
      description: `${NEEDS_CODE} The parts beside the profile are as each shop keeps them.`,
      rules: '19.6 19.7',
      access: 'customer',
      answers: { 200: UserExport },
      exampleAnswer: {
        profile: USER,
        lists: [{ domain_id: 1, kind: 'favourites', goods: [105, 102] }],
      },
      answerHeaders: ['Content-Disposition'],
      errors: ['code.needed'],
    },
    confirmUser: {
      method: 'post',
      path: '/user/confirm',
      summary: 'Confirms this session by a code that was sent to the phone of the account',
      description:
        'The code comes by `GET /sms-code` or `GET /otp/{messenger}`, and is used up. Until `expires_in` seconds later this session, and no other, may delete the account and have its data.',
      rules: '19.7',
      access: 'customer',
      isCounted: true,
      body: Confirmation,
      exampleBody: { code: '0427' },
      answers: { 200: Confirmed },
      exampleAnswer: { expires_in: 600 },
      errors: CODE_ERRORS,
    },
    listSessions: {
      method: 'get',
      path: '/user/sessions',
      summary: 'Where the customer is signed in, this session first',
      rules: '18.8',
      access: 'customer',
      answers: { 200: t.readonlyArray(Session) },
      exampleAnswer: [
        {
          id: SESSION_ID,
          created_at: '2026-11-01T09:00:00.000Z',
          last_used_at: '2026-11-27T10:00:00.000Z',
          device: 'Firefox, Windows',
          is_current: true,
        },
      ],
    },
    endSession: {
      method: 'delete',
      path: '/user/sessions/{id}',
      summary: 'Ends one session of the customer, with its live messages',
      description:
        "The header `Session-Ended: current` says that it was the caller's own: its token opens nothing any more.",
      rules: '18.8',
      access: 'customer',
      parameters: {
        path: t.type({
          id: text({
            description: "Of the list; somebody else's is not found",
            examples: [SESSION_ID],
          }),
        }),
      },
      answers: { 200: Nothing },
      exampleAnswer: {},
      answerHeaders: ['Session-Ended'],
      errors: ['not_found'],
    },
    logOut: {
      method: 'post',
      path: '/logout',
      summary: 'Ends this session, or all of the customer: the token opens nothing any more',
      rules: '17.8',
      access: 'customer',
      body: LogOut,
      isBodyOptional: true,
      exampleBody: { all: true },
      answers: { 200: Nothing },
      exampleAnswer: {},
    },
  },
} as const satisfies Feature;
