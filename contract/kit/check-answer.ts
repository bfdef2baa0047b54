import * as t from 'io-ts';
import type { Call } from '../calls/call';
import { answerOf, errorsWith } from '../calls/calls';
import { ERROR_SHAPES } from '../calls/error-shapes';
import { COMMON_HEADERS } from '../openapi/components';
import { oneOf } from '../wire/codec';
import { Error } from '../wire/error';
import type { Misfit } from './misfits';
import { misfitsOf } from './misfits';
import type { Strictness } from './promised';

/** What a call was answered with. */
export interface Answered {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed; undefined where it is no JSON. */
  readonly body: unknown;
}

const headerMisfit = (name: string, expected: string, came: string | undefined): Misfit => ({
  place: `header ${name}`,
  expected,
  came: came === undefined ? 'nothing' : `"${came}"`,
  isUnreadable: false,
});

/** What of the headers of an answer is not as the contract says; `call` is undefined for no call. */
export const headerMisfits = (
  { headers, status }: Answered,
  call: Call | undefined,
): readonly Misfit[] => {
  const cached = headers['cache-control'];
  const wait = headers['retry-after'];
  const isPrivate =
    status >= 400 ||
    call?.isPersonal === true ||
    call?.access === 'customer' ||
    call?.access === 'staff';
  return [
    ...COMMON_HEADERS.filter((name) => !headers[name.toLowerCase()]).map((name) =>
      headerMisfit(name, 'to be there', undefined),
    ),
    ...(isPrivate && cached && !cached.includes('no-store')
      ? [headerMisfit('Cache-Control', 'no-store', cached)]
      : []),
    ...((status === 429 || status === 503) && !/^\d+$/.test(wait ?? '')
      ? [headerMisfit('Retry-After', 'seconds', wait)]
      : []),
  ];
};

/** The codec of an answer; null where the contract has none of this status for the call. */
const answerCodec = (call: Call, { status, body }: Answered): t.Mixed | null => {
  const answer = answerOf(call, status);
  if (answer) return answer;
  const codes = errorsWith(call, status);
  if (codes.length === 0) return null;
  const said = codes.find((code) => t.type({ code: t.literal(code) }).is(body));
  return (
    (said && ERROR_SHAPES[said]?.codec) ?? t.intersection([Error, t.type({ code: oneOf(codes) })])
  );
};

export const wrongStatus = (expected: string, status: number): Misfit => ({
  place: 'status',
  expected,
  came: String(status),
  isUnreadable: true,
});

/** Everything in an answer that is not as the contract says. */
export const checkAnswer = (
  call: Call,
  answered: Answered,
  strictness?: Strictness,
): readonly Misfit[] => {
  const { status, headers, body } = answered;
  const isStream = status === 200 && headers['content-type']?.startsWith('text/event-stream');
  const codec = answerCodec(call, answered);
  return [
    ...(isStream
      ? []
      : codec
        ? misfitsOf(codec, body, strictness)
        : [wrongStatus('one that the contract has', status)]),
    ...headerMisfits(answered, call),
  ];
};
