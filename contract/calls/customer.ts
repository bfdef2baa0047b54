import * as t from 'io-ts';
import { text } from '../wire/codec';
import { Confirmation, LogOut, UserChanges } from '../wire/account-request';
import { Confirmed, Nothing, Session, User, UserExport } from '../wire/customer';
import type { Feature } from './call';
import { customer as calls } from './call';
import { CODE_ERRORS, NAME_ERRORS } from './errors';
import { SESSION, USER } from './customer-examples';

const NEEDS_CODE = 'Needs a session that was confirmed by a fresh code (`POST /user/confirm`).';

const PROFILE = { answer: User, example: USER };
const DONE = { answer: Nothing, example: {} };

export const customer = {
  name: 'customer',
  description: "A customer's account.",
  calls: {
    showUser: calls.get('/user', '19.1 19.2 19.3', 'The profile', PROFILE),
    changeUser: calls.patch(
      '/user',
      '19.1 19.2 19.3 19.4 19.5',
      'Changes the fields that are sent and answers the whole profile',
      {
        ...PROFILE,
        body: UserChanges,
        exampleBody: { firstName: 'Ivan', email: 'ivan@example.com', birthday: 638323200 },
        errors: [
          ...NAME_ERRORS,
          'email.invalid',
          'birthday.unknown_date',
          'birthday.future',
          'birthday.too_early',
          'birthday.fixed',
        ],
      },
    ),
    deleteUser: calls.delete(
      '/user',
      '13.11 19.6 19.7',
      'Ends the account; old orders lose what tells whose they were',
      { ...DONE, description: NEEDS_CODE, errors: ['user.active_orders', 'code.needed'] },
    ),
    exportUser: calls.get(
      '/user/export',
      '19.6 19.7',
      'Everything that the shop has stored about the customer, as a file',
      {
        description: `${NEEDS_CODE} The parts beside the profile are as each shop stores them.`,
        answer: UserExport,
        example: {
          profile: USER,
          lists: [{ domain_id: 1, kind: 'favourites', goods: [105, 102] }],
        },
        answerHeaders: ['Content-Disposition'],
        errors: ['code.needed'],
      },
    ),
    confirmUser: calls.post(
      '/user/confirm',
      '19.7',
      'Confirms this session by a code that was sent to the phone of the account',
      {
        description:
          'The code comes by `GET /sms-code` or `GET /otp/{messenger}`, and is used up. Until `expires_in` seconds later this session, and no other, may delete the account and have its data.',
        isCounted: true,
        body: Confirmation,
        exampleBody: { code: '0427' },
        answer: Confirmed,
        example: { expires_in: 600 },
        errors: CODE_ERRORS,
      },
    ),
    listSessions: calls.get(
      '/user/sessions',
      '18.8',
      'Where the customer is signed in, this session first',
      { answer: t.readonlyArray(Session), example: [SESSION] },
    ),
    endSession: calls.delete(
      '/user/sessions/{id}',
      '18.8',
      'Ends one session of the customer, with its live messages',
      {
        ...DONE,
        description:
          "The header `Session-Ended: current` says that it was the caller's own: its token opens nothing any more.",
        parameters: {
          path: t.type({
            id: text({
              description: "Of the list; somebody else's is not found",
              examples: [SESSION.id],
            }),
          }),
        },
        answerHeaders: ['Session-Ended'],
        errors: ['not_found'],
      },
    ),
    logOut: calls.post(
      '/logout',
      '17.8',
      'Ends this session, or all of the customer: the token opens nothing any more',
      { ...DONE, body: LogOut, isBodyOptional: true, exampleBody: { all: true } },
    ),
  },
} satisfies Feature;
