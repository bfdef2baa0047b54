import { OPERATIONS } from '../../../contract/calls/calls';
import { ERROR_SHAPES } from '../../../contract/calls/error-shapes';
import type { ErrorCode } from '../../../contract/calls/errors';
import { ERRORS } from '../../../contract/calls/errors';
import { misfitsOf } from '../../../contract/kit/misfits';
import { exampleOf } from '../../../contract/openapi/error-responses';
import { Error } from '../../../contract/wire/error';

describe.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_id, { answer, example, body, exampleBody }) => {
    it('has an example of its answer that its codec reads', () => {
      expect(misfitsOf(answer, example, { isClosed: true })).toEqual([]);
    });

    it('has an example of its body, if it takes one, that its codec reads', () => {
      expect(exampleBody === undefined).toBe(body === undefined);
      if (body) expect(misfitsOf(body, exampleBody, { isClosed: true })).toEqual([]);
    });
  },
);

it.each(Object.keys(ERRORS))('the example of %s is read', (code) => {
  // The keys of a record of codes.
  const known = code as ErrorCode;
  const codec = ERROR_SHAPES[known]?.codec ?? Error;
  expect(misfitsOf(codec, exampleOf(known), { isClosed: true })).toEqual([]);
});
