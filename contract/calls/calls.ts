import * as t from 'io-ts';
import { described, text } from '../wire/codec';
import { address } from './address';
import type { Call, Feature } from './call';
import { anyone } from './call';
import { cart } from './cart';
import { city } from './city';
import { content } from './content';
import { customer } from './customer';
import type { ErrorCode } from './errors';
import { ERRORS } from './errors';
import { lists } from './lists';
import { menu } from './menu';
import { orders, payments } from './orders';
import { promotions } from './promotions';
import { settings } from './settings';
import { signIn } from './sign-in';
import { staff } from './staff';
import { zone } from './zone';

const DOCUMENT = t.type({
  openapi: text({ pattern: '^3\\.1\\.' }),
  paths: described(t.UnknownRecord, {}),
});

const contract = {
  name: 'contract',
  description: 'This document.',
  calls: {
    showContract: anyone.get('/openapi.json', '', 'This document, OpenAPI 3.1', {
      answer: described(DOCUMENT, { additionalProperties: true }),
      example: { openapi: '3.1.0', paths: {} },
    }),
  },
} satisfies Feature;

/** Features in the order of the document. */
export const FEATURES = [
  city,
  settings,
  menu,
  content,
  cart,
  zone,
  signIn,
  customer,
  address,
  lists,
  promotions,
  orders,
  payments,
  staff,
  contract,
] as const satisfies readonly Feature[];

type CallsOf<Of> = Of extends readonly [infer First extends Feature, ...infer More]
  ? First['calls'] & CallsOf<More>
  : unknown;

export type Calls = CallsOf<typeof FEATURES>;

/** Every call of the contract by its id. */
// Object.assign forgets what it puts together.
export const CALLS = Object.assign({}, ...FEATURES.map(({ calls }) => calls)) as Calls;

export type CallId = keyof Calls;

/** What a call is answered with, as its codec decodes it: moments are milliseconds of unix time. */
export type AnswerOf<Id extends CallId> = t.TypeOf<Calls[Id]['answer']>;

/** Whether a backend may do without a call, which it then answers with 404: all of staff, and the way in. */
export const isOptional = (call: Call): boolean =>
  call.access === 'staff' || call.isOptional === true;

export interface Operation extends Call {
  readonly id: CallId;
}

/** The same as a list. */
export const OPERATIONS: readonly Operation[] = Object.entries<Call>(CALLS).map(([id, call]) => ({
  ...call,
  // The keys of the table.
  id: id as CallId,
}));

/** Whether a call changes something, and so needs to come from a client that names itself. */
export const changesSomething = ({ method, changesByGet }: Call): boolean =>
  method !== 'get' || changesByGet === true;

/** Every error of a call: those it names, and those that follow from what it is. */
export const errorsOf = (call: Call): readonly ErrorCode[] => {
  const { access, body, path, isCounted, errors = [] } = call;
  const following: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [access !== 'anyone', ['unauthorized']],
    [changesSomething(call), ['client_required']],
    [path.includes('/domain/{id}') || isOptional(call), ['not_found']],
    [body !== undefined, ['json.broken', 'body.too_large', 'body.not_json', 'fields_invalid']],
    [isCounted === true, ['rate_limited']],
  ];
  const all = [...following.flatMap(([holds, codes]) => (holds ? codes : [])), ...errors];
  return [...new Set(all)];
};

/** Those of them that are answered with this status. */
export const errorsWith = (call: Call, status: number): readonly ErrorCode[] =>
  errorsOf(call).filter((code) => ERRORS[code].status === status);

/** The status of a call that succeeds. */
export const statusOf = ({ creates }: Call): 200 | 201 => (creates ? 201 : 200);

/** What a call is answered with at this status, unless it is an error. */
export const answerOf = (call: Call, status: number): t.Mixed | undefined =>
  status === statusOf(call) ? call.answer : undefined;
