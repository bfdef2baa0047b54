import type { Answered } from '../../../contract/kit/check-answer';
import { checkAnswer, headerMisfits, wrongStatus } from '../../../contract/kit/check-answer';
import type { Misfit } from '../../../contract/kit/misfits';
import { misfitsOf } from '../../../contract/kit/misfits';
import { nameOf } from '../../../contract/kit/report';
import type { Operation } from '../../../contract/calls/calls';
import { OPERATIONS } from '../../../contract/calls/calls';
import { Error } from '../../../contract/wire/error';

/** A call and what it was answered with. */
export interface Exchange extends Answered {
  readonly method: string;
  /** Below /api/v1, with its query. */
  readonly path: string;
}

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);

const isParameter = (segment: string): boolean => segment.startsWith('{');

const fits = (operation: Operation, segments: readonly string[]): boolean => {
  const wanted = segmentsOf(operation.path);
  return (
    wanted.length === segments.length &&
    wanted.every((segment, index) =>
      isParameter(segment)
        ? segments[index] !== ''
        : segment.toLowerCase() === segments[index]?.toLowerCase(),
    )
  );
};

/** At each place a word wins over a parameter: `/purchase/history` is no order. */
const rank = ({ path }: Operation): string =>
  segmentsOf(path)
    .map((segment) => (isParameter(segment) ? '1' : '0'))
    .join('');

const BY_RANK = [...OPERATIONS].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));

/** The call of the contract that a path below /api/v1 is; undefined when it is none. */
const findOperation = ({ method, path }: Exchange): Operation | undefined => {
  const asked = method.toLowerCase() === 'head' ? 'get' : method.toLowerCase();
  const segments = segmentsOf(path.split('?')[0] ?? '');
  return BY_RANK.find((operation) => operation.method === asked && fits(operation, segments));
};

/** An address that is no call: nothing is there, and a change is refused even before. */
const strayMisfits = (exchange: Exchange): readonly Misfit[] => {
  const { status, body, method } = exchange;
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase());
  const expected = isRead ? [404] : [404, 403];
  return [
    ...(expected.includes(status)
      ? method === 'HEAD'
        ? []
        : misfitsOf(Error, body)
      : [wrongStatus(expected.join(' or '), status)]),
    ...headerMisfits(exchange, undefined),
  ];
};

/** What of an answer is not as the contract says, a line each. */
export const differencesOf = (exchange: Exchange): readonly string[] => {
  const operation = findOperation(exchange);
  const isHead = exchange.method.toUpperCase() === 'HEAD';
  const misfits = !operation
    ? strayMisfits(exchange)
    : isHead
      ? headerMisfits(exchange, operation)
      : checkAnswer(operation, exchange);
  const name = operation ? nameOf(operation.id) : `${exchange.method} ${exchange.path}`;
  return misfits.map(
    ({ place, expected, came }) =>
      `${name}  ${place === '' ? '' : `${place}: `}expected ${expected}, came ${came}`,
  );
};
