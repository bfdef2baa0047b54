import type { Call } from '../calls/call';
import { errorsOf, errorsWith } from '../calls/calls';
import type { ErrorCode, ErrorStatus } from '../calls/errors';
import { ERRORS } from '../calls/errors';
import { ERROR_SHAPES } from '../calls/error-shapes';
import { ref } from '../wire/schema';
import { COMMON_HEADERS, ERROR_STATUSES } from './components';
import { documented } from './schemas';

/** A value of JSON with names. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** References to headers of the document: those of every answer and these. */
export const headersFor = (more: readonly string[] = []): JsonObject =>
  Object.fromEntries(
    [...COMMON_HEADERS, ...more].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

/** The body of an error with this code. */
export const exampleOf = (code: ErrorCode): JsonObject => {
  const { message, field, params } = ERRORS[code];
  return {
    message,
    code,
    ...(field !== undefined && { errors: { [field]: [message] } }),
    ...(params && { params }),
    ...ERROR_SHAPES[code]?.example,
    request_id: '0d9e5c2a-7b1f-4b0e-8c3d-2f6a1e4b9d70',
  };
};

/** An example of every error, by its code. */
export const errorExamples = (): JsonObject =>
  // The keys of a record of codes.
  Object.fromEntries(
    (Object.keys(ERRORS) as ErrorCode[]).map((code) => [code, { value: exampleOf(code) }]),
  );

/** An error with one of these codes; some say more than others. */
const schemaFor = (codes: readonly ErrorCode[]): JsonObject => {
  const plain = codes.filter((code) => ERROR_SHAPES[code] === undefined);
  const shapes = codes.flatMap((code) => ERROR_SHAPES[code]?.codec ?? []).map(documented);
  const error = { allOf: [ref('Error'), { properties: { code: { enum: plain } } }] };
  return shapes.length === 0 ? error : { anyOf: [error, ...shapes] };
};

const waits = (status: number, codes: readonly ErrorCode[]): boolean =>
  status === 429 || status === 503 || codes.includes('in_progress');

const responseOf = (status: ErrorStatus, codes: readonly ErrorCode[]): JsonObject => ({
  description: ERROR_STATUSES[status][0],
  headers: headersFor(waits(status, codes) ? ['Retry-After'] : []),
  content: {
    'application/json': {
      schema: schemaFor(codes),
      examples: Object.fromEntries(
        codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
      ),
    },
  },
});

/** The errors that are alike at nearly every call, by their names in the document. */
export const sharedErrorResponses = (): JsonObject =>
  Object.fromEntries(
    Object.entries(ERROR_STATUSES).flatMap(([status, [, usual]]) =>
      // The keys of the record are statuses.
      usual ? [[`Error${status}`, responseOf(Number(status) as ErrorStatus, [usual])]] : [],
    ),
  );

/** The errors of a call, by status. */
export const errorResponsesOf = (call: Call): JsonObject => {
  const statuses = [...new Set(errorsOf(call).map((code) => ERRORS[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = errorsWith(call, status);
      const isUsual = codes.length === 1 && codes[0] === ERROR_STATUSES[status][1];
      return [
        status,
        isUsual
          ? { $ref: `#/components/responses/Error${String(status)}` }
          : responseOf(status, codes),
      ];
    }),
  );
};
