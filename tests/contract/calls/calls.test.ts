import { OPERATIONS } from '../../../contract/calls/calls';
import type { ErrorCode } from '../../../contract/calls/errors';
import { ERRORS } from '../../../contract/calls/errors';
import { misfitsOf } from '../../../contract/kit/misfits';
import { exampleOf } from '../../../contract/openapi/error-responses';
import { Error } from '../../../contract/wire/error';
import { CartChanged } from '../../../contract/wire/order';

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
  const codec = code === 'cart_changed' ? CartChanged : Error;
  // The keys of a record of codes.
  expect(misfitsOf(codec, exampleOf(code as ErrorCode), { isClosed: true })).toEqual([]);
});
