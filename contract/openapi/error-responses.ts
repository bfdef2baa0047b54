import { COMMON_HEADERS, ERROR_STATUSES } from './components';
import type { ErrorCode, ErrorStatus } from './error-codes';
import { ERROR_CODES } from './error-codes';
import { CALCULATION_EXAMPLES } from './examples/calculation-examples';
import type { Operation } from './operation';
import { errorsByStatus } from './operation-errors';
import { ref } from '../wire/schema';

/** A value of JSON with names. */
export type JsonObject = Readonly<Record<string, unknown>>;

const REQUEST_ID = '0d9e5c2a-7b1f-4b0e-8c3d-2f6a1e4b9d70';

/** References to headers of the document: those of every answer and these. */
export const headersFor = (more: readonly string[] = []): JsonObject =>
  Object.fromEntries(
    [...COMMON_HEADERS, ...more].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

const plainExample = (code: ErrorCode): JsonObject => {
  const { message, field, fieldMessage, params } = ERROR_CODES[code];
  return {
    message,
    code,
    ...(field === undefined ? {} : { errors: { [field]: [fieldMessage ?? message] } }),
    ...(params === undefined ? {} : { params }),
    request_id: REQUEST_ID,
  };
};

const exampleOf = (code: ErrorCode): JsonObject =>
  code === 'cart_changed'
    ? {
        ...plainExample(code),
        changes: [{ kind: 'price', name: 'Margherita', before: 24.8, after: 26 }],
        calculation: CALCULATION_EXAMPLES.complete,
      }
    : plainExample(code);

/** An error with one of these codes; a cart that has changed says what has. */
const schemaFor = (codes: readonly ErrorCode[]): JsonObject => {
  const plain = codes.filter((code) => code !== 'cart_changed');
  const error = { allOf: [ref('Error'), { properties: { code: { enum: plain } } }] };
  return plain.length === codes.length ? error : { anyOf: [error, ref('CartChanged')] };
};

const waits = (status: number, codes: readonly ErrorCode[]): boolean =>
  status === 429 || status === 503 || codes.includes('in_progress');

const responseOf = (status: ErrorStatus, codes: readonly ErrorCode[]): JsonObject => ({
  description: ERROR_STATUSES[status],
  headers: headersFor(waits(status, codes) ? ['Retry-After'] : []),
  content: {
    'application/json': {
      schema: codes.length === 0 ? ref('Error') : schemaFor(codes),
      ...(codes.length === 0
        ? {}
        : {
            examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
          }),
    },
  },
});

/** Statuses that mean the same at nearly every call. */
const USUAL: Readonly<Record<ErrorStatus, readonly ErrorCode[]>> = {
  400: ['json.broken'],
  401: ['unauthorized'],
  403: ['client_required'],
  404: ['not_found'],
  409: [],
  413: ['body.too_large'],
  415: ['body.not_json'],
  422: [],
  429: ['rate_limited'],
  503: [],
};

const nameOf = (status: number | string): string => `Error${String(status)}`;

/** The errors that a client should know, by their names in the document. */
export const sharedErrorResponses = (): JsonObject =>
  Object.fromEntries(
    Object.entries(USUAL).map(([status, codes]) => [
      nameOf(status),
      // The keys of the record above.
      responseOf(Number(status) as ErrorStatus, codes),
    ]),
  );

const isUsual = (status: ErrorStatus, codes: readonly ErrorCode[]): boolean =>
  codes.length === 1 && codes[0] === USUAL[status][0];

/** The errors of a call, by status. */
export const errorResponsesOf = (operation: Operation): JsonObject =>
  Object.fromEntries(
    [...errorsByStatus(operation)].map(([status, codes]) => [
      status,
      isUsual(status, codes)
        ? { $ref: `#/components/responses/${nameOf(status)}` }
        : responseOf(status, codes),
    ]),
  );
