import { CUSTOMER_EXAMPLES as examples } from '../examples/customer-examples';
import type { FeatureContract } from '../operation';
import type { Schema } from '../schema';
import { described, flag, list, object, orNull, ref, text } from '../schema';

const BIRTHDAY = described(
  orNull({ type: 'integer' }),
  'Unix seconds at 00:00 UTC of the day. Rules 19.3.',
);

const schemas: Readonly<Record<string, Schema>> = {
  User: object({
    phone: ref('PhoneDigits'),
    firstName: text({ description: 'Empty until it is told' }),
    email: text({ description: 'Empty without one' }),
    birthday: BIRTHDAY,
    addresses: list(ref('Address')),
    referral_id: text({ pattern: '^[A-Za-z0-9_-]{1,32}$' }),
  }),
  UserChanges: object(
    {},
    {
      firstName: text({ maxLength: 1000 }),
      email: orNull(text({ maxLength: 1000, description: 'Empty takes the saved one away' })),
      birthday: BIRTHDAY,
    },
    { description: 'Only what changes. Rules 19.4.' },
  ),
  Nothing: object({}, {}, { description: 'Done; there is nothing to tell.' }),
};

export const customerContract: FeatureContract = {
  name: 'customer',
  description: "A customer's account.",
  schemas,
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
          schema: ref('User'),
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
        schema: ref('UserChanges'),
        examples: { name: { firstName: 'Ivan' }, all: examples.changes },
      },
      answers: {
        200: {
          description: 'The whole profile',
          schema: ref('User'),
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
      rules: ['13.11'],
      access: 'customer',
      answers: {
        200: { description: 'Gone', schema: ref('Nothing'), examples: { gone: {} } },
      },
      errors: ['user.active_orders'],
    },
    {
      id: 'exportUser',
      method: 'get',
      path: '/user/export',
      summary: 'Everything that the shop keeps about the customer',
      rules: ['19.4'],
      access: 'customer',
      answers: {
        200: {
          description: 'A file; its parts beside the profile are as each shop keeps them',
          schema: object({ profile: ref('User') }, {}, { additionalProperties: true }),
          examples: { ivan: examples.everything },
          headers: ['Content-Disposition'],
        },
      },
    },
    {
      id: 'logOut',
      method: 'post',
      path: '/logout',
      summary: 'Ends this session, or all of the customer',
      rules: ['17.8'],
      access: 'customer',
      body: {
        schema: object({}, { all: flag() }),
        examples: { here: {}, everywhere: { all: true } },
        isOptional: true,
      },
      answers: {
        200: {
          description: 'The token opens nothing any more',
          schema: ref('Nothing'),
          examples: { done: {} },
        },
      },
    },
  ],
};
