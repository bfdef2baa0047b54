import * as t from 'io-ts';
import { CUSTOMER_EXAMPLES as examples } from '../examples/customer-examples';
import type { FeatureContract } from '../operation';
import { path } from '../parameters';
import { text } from '../../wire/codec';
import { Confirmation, LogOut, UserChanges } from '../../wire/account-request';
import { Confirmed, Nothing, Session, User, UserExport } from '../../wire/customer';

export const customerContract: FeatureContract = {
  name: 'customer',
  description: "A customer's account.",
  operations: [
    {
      id: 'showUser',
      method: 'get',
      path: '/user',
      summary: 'The profile',
      rules: ['19.1', '19.2', '19.3'],
      access: 'customer',
      answers: {
        200: {
          description: 'The profile',
          schema: User,
          examples: { ivan: examples.ivan, fresh: examples.fresh },
        },
      },
    },
    {
      id: 'changeUser',
      method: 'patch',
      path: '/user',
      summary: 'Changes the fields that are sent',
      rules: ['19.1', '19.2', '19.3', '19.4', '19.5'],
      access: 'customer',
      body: {
        schema: UserChanges,
        examples: { name: { firstName: 'Ivan' }, all: examples.changes },
      },
      answers: {
        200: {
          description: 'The whole profile',
          schema: User,
          examples: { ivan: examples.ivan },
        },
      },
      errors: [
        'name.required',
        'name.too_long',
        'name.characters',
        'email.invalid',
        'birthday.unknown_date',
        'birthday.future',
        'birthday.too_early',
        'birthday.fixed',
      ],
    },
    {
      id: 'deleteUser',
      method: 'delete',
      path: '/user',
      summary: 'Ends the account; old orders lose what tells whose they were',
      description: 'Needs a session that was confirmed by a fresh code (`POST /user/confirm`).',
      rules: ['13.11', '19.6', '19.7'],
      access: 'customer',
      answers: {
        200: { description: 'Gone', schema: Nothing, examples: { gone: {} } },
      },
      errors: ['user.active_orders', 'code.needed'],
    },
    {
      id: 'exportUser',
      method: 'get',
      path: '/user/export',
      summary: 'Everything that the shop keeps about the customer',
      description: 'Needs a session that was confirmed by a fresh code (`POST /user/confirm`).',
      rules: ['19.6', '19.7'],
      access: 'customer',
      answers: {
        200: {
          description: 'A file; its parts beside the profile are as each shop keeps them',
          schema: UserExport,
          examples: { ivan: examples.everything },
          headers: ['Content-Disposition'],
        },
      },
      errors: ['code.needed'],
    },
    {
      id: 'confirmUser',
      method: 'post',
      path: '/user/confirm',
      summary: 'Confirms this session by a code that was sent to the phone of the account',
      description:
        'The code comes by `GET /sms-code` or `GET /otp/{messenger}`, and is used up. Until `expires_in` seconds later this session, and no other, may delete the account and have its data.',
      rules: ['19.7'],
      access: 'customer',
      isCounted: true,
      body: {
        schema: Confirmation,
        examples: { code: { code: '0427' } },
      },
      answers: {
        200: {
          description: 'Confirmed',
          schema: Confirmed,
          examples: { confirmed: { expires_in: 600 } },
        },
      },
      errors: ['code.wrong', 'code.expired', 'code.too_many'],
    },
    {
      id: 'listSessions',
      method: 'get',
      path: '/user/sessions',
      summary: 'Where the customer is signed in, this session first',
      rules: ['18.8'],
      access: 'customer',
      answers: {
        200: {
          description: 'The sessions',
          schema: t.readonlyArray(Session),
          examples: { two: examples.sessions },
        },
      },
    },
    {
      id: 'endSession',
      method: 'delete',
      path: '/user/sessions/{id}',
      summary: 'Ends one session of the customer, with its live messages',
      description:
        "The header `Session-Ended: current` says that it was the caller's own: its token opens nothing any more.",
      rules: ['18.8'],
      access: 'customer',
      parameters: [
        path('id', "Of the list; somebody else's is not found", text(), examples.sessionId),
      ],
      answers: {
        200: {
          description: 'Ended',
          schema: Nothing,
          examples: { ended: {} },
          headers: ['Session-Ended'],
        },
      },
      errors: ['not_found'],
    },
    {
      id: 'logOut',
      method: 'post',
      path: '/logout',
      summary: 'Ends this session, or all of the customer',
      rules: ['17.8'],
      access: 'customer',
      body: {
        schema: LogOut,
        examples: { here: {}, everywhere: { all: true } },
        isOptional: true,
      },
      answers: {
        200: {
          description: 'The token opens nothing any more',
          schema: Nothing,
          examples: { done: {} },
        },
      },
    },
  ],
};
