import * as t from 'io-ts';
import type { Call } from '../calls/call';
import { answerOf, errorsWith } from '../calls/calls';
import { COMMON_HEADERS } from '../openapi/components';
import { oneOf } from '../wire/codec';
import { Error } from '../wire/error';
import { CartChanged } from '../wire/order';
import { textAt } from './json';
import type { Misfit } from './misfits';
import { misfitsOf } from './misfits';

/** What a call was answered with. */
export interface Answered {
  readonly status: number;
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed; undefined where it is no JSON. */
  readonly body: unknown;
}

const WAITING = new Set([429, 503]);

const isPersonal = ({ access, isPersonal: said }: Call): boolean =>
  said === true || access === 'customer';

const header = (place: string, expected: string, came: string | undefined): Misfit => ({
  place: `header ${place}`,
  expected,
  came: came === undefined ? 'nothing' : `"${came}"`,
  isUnreadable: false,
});

/** What of the headers of an answer is not as the contract says; `operation` is undefined for no call. */
export const headerMisfits = (
  { headers, status }: Answered,
  operation: Call | undefined,
): readonly Misfit[] => {
  const isError = status >= 400;
  const misfits = COMMON_HEADERS.filter((name) => !headers[name.toLowerCase()]).map((name) =>
    header(name, 'to be there', undefined),
  );
  const cached = headers['cache-control'];
  if ((isError || (operation && isPersonal(operation))) && cached && !cached.includes('no-store'))
    misfits.push(header('Cache-Control', 'no-store', cached));
  if (WAITING.has(status) && !/^\d+$/.test(headers['retry-after'] ?? ''))
    misfits.push(header('Retry-After', 'seconds', headers['retry-after']));
  return misfits;
};

/** The codec of an answer; null where the contract has none of this status for the call. */
const answerCodec = (
  operation: Call,
  { status, body }: Pick<Answered, 'status' | 'body'>,
): t.Mixed | null => {
  const answer = answerOf(operation, status);
  if (answer) return answer;
  const codes = errorsWith(operation, status);
  if (codes.length === 0) return null;
  const code = textAt(body, 'code');
  return code === 'cart_changed' && codes.includes(code)
    ? CartChanged
    : t.intersection([Error, t.type({ code: oneOf(codes) })]);
};

export const wrongStatus = (expected: string, status: number): Misfit => ({
  place: 'status',
  expected,
  came: String(status),
  isUnreadable: true,
});

const bodyMisfits = (operation: Call, answered: Answered, isClosed: boolean): readonly Misfit[] => {
  const { status, body, headers } = answered;
  if (status === 200 && headers['content-type']?.startsWith('text/event-stream') === true)
    return [];
  const codec = answerCodec(operation, answered);
  return codec
    ? misfitsOf(codec, body, isClosed)
    : [wrongStatus('one that the contract has', status)];
};

/** Everything in an answer that is not as the contract says; `isClosed` names further fields, too. */
export const checkAnswer = (
  operation: Call,
  answered: Answered,
  isClosed = false,
): readonly Misfit[] => [
  ...bodyMisfits(operation, answered, isClosed),
  ...headerMisfits(answered, operation),
];
