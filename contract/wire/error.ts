import * as t from 'io-ts';
import { described, lenient, text } from './codec';

/** The one shape of all errors. */
export const Error = described(
  t.intersection([
    t.type({
      message: text({ minLength: 1, description: "For people, in the request's language." }),
      code: text({ minLength: 1, description: 'For programs: never translated.' }),
      request_id: text({ minLength: 1 }),
    }),
    t.partial({
      errors: lenient(
        described(
          t.record(t.string, described(t.readonlyArray(text({ minLength: 1 })), { minItems: 1 })),
          'With 422 only: what is wrong, by the path of the field. Rules 19.5.',
        ),
      ),
      params: lenient(described(t.UnknownRecord, 'Numbers and words that the message speaks of.')),
    }),
  ]),
  'The one shape of all errors.',
);
export type Error = t.TypeOf<typeof Error>;
