import type { ErrorCode, ErrorStatus } from '../calls/errors';
import type { Schema } from '../wire/schema';

/** Headers of answers, by their names. */
export const HEADERS = {
  'X-Request-Id': {
    description: 'Names this request in the log of the shop.',
    schema: { type: 'string', minLength: 1 },
  },
  'Content-Language': {
    description: 'The language of the texts: the one asked for, or the default one.',
    schema: { type: 'string', pattern: '^[a-z]{2}(-[A-Za-z]+)?$' },
  },
  'Cache-Control': {
    description: '`no-store` for what is about one person, and for errors.',
    schema: { type: 'string', minLength: 1 },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  'Idempotent-Replay': {
    description: '`true`: the order was placed by an earlier call with this key.',
    schema: { type: 'string', pattern: '^true$' },
  },
  'Content-Disposition': { description: 'The answer is a file.', schema: { type: 'string' } },
  'Session-Ended': {
    description: '`current`: the token of the call opens nothing any more.',
    schema: { type: 'string', pattern: '^current$' },
  },
} as const satisfies Record<string, { readonly description: string; readonly schema: Schema }>;

/** Headers that every answer has. */
export const COMMON_HEADERS = ['X-Request-Id', 'Content-Language', 'Cache-Control'] as const;

const CLIENT = {
  name: 'Client',
  in: 'header',
  required: false,
  description: 'Who calls, such as `web`.',
  schema: { type: 'string', minLength: 1 },
  example: 'web',
} as const;

/** Headers of requests; OpenAPI leaves Authorization to the security schemes. */
export const REQUEST_HEADERS = {
  Client: CLIENT,
  ClientRequired: {
    ...CLIENT,
    required: true,
    description: 'Who calls, such as `web`: a form on a foreign page cannot send it.',
  },
  ClientVersion: {
    name: 'Client-version',
    in: 'header',
    description: 'The version of the client.',
    schema: { type: 'string' },
    example: '1.0',
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of the answer. One that the shop does not have is the default one.',
    schema: { type: 'string' },
    example: 'en',
  },
} as const;

/** What each status of an error means, and the codes that it has at nearly every call. */
export const ERROR_STATUSES: Readonly<
  Record<ErrorStatus, readonly [description: string, usual?: ErrorCode]>
> = {
  400: ['The request cannot be read', 'json.broken'],
  401: [
    'No token, or one that opens no session any more: the caller is logged out',
    'unauthorized',
  ],
  403: [
    'A change without the header Client or from a foreign page, or one that needs a fresh code',
    'client_required',
  ],
  404: ['Not there, or not for who asks', 'not_found'],
  409: ['It cannot be done as things stand'],
  413: ['The body is larger than 100 kB', 'body.too_large'],
  415: ['The body is not JSON', 'body.not_json'],
  422: ['Fields are wrong: `errors` says which and why'],
  429: ['Too often: `Retry-After` says when again', 'rate_limited'],
  503: ['Not now: `Retry-After` says when again'],
};
