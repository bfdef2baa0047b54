import { COMMON_HEADERS } from '../openapi/components';
import type { Operation } from '../openapi/operation';
import type { ContractSchemas } from './contract-schemas';
import { findOperation, nameOf } from './find-operation';
import type { Misfit } from './schema-errors';

/** A call and what it was answered with. */
export interface Exchange {
  readonly method: string;
  /** Below /api/v1, with its query. */
  readonly path: string;
  readonly status: number;
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed; undefined where it is no JSON. */
  readonly body: unknown;
}

/** What of an answer is not as the contract says. */
export interface Difference extends Misfit {
  /** Such as `GET /domain/{id}`. */
  readonly operation: string;
}

const WAITING = new Set([429, 503]);

const isPersonal = ({ access, isPersonal: said }: Operation): boolean =>
  said === true || access === 'customer';

const header = (place: string, expected: string, came: string | undefined): Misfit => ({
  place: `header ${place}`,
  expected,
  came: came === undefined ? 'nothing' : `"${came}"`,
});

const headerMisfits = (
  { headers, status }: Exchange,
  operation: Operation | undefined,
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

const statusMisfit = (operation: Operation, { status }: Exchange): Misfit => ({
  place: 'status',
  expected: `one that the contract has for this call`,
  came: `${String(status)} at ${nameOf(operation)}`,
});

/** An address that is no call: nothing is there, and a change is refused even before. */
const strayMisfits = (
  { status, body, method }: Exchange,
  schemas: ContractSchemas,
): readonly Misfit[] => {
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase());
  const expected = isRead ? [404] : [404, 403];
  return expected.includes(status)
    ? schemas.component('Error', body)
    : [{ place: 'status', expected: expected.join(' or '), came: String(status) }];
};

const bodyMisfits = (
  exchange: Exchange,
  operation: Operation | undefined,
  schemas: ContractSchemas,
): readonly Misfit[] => {
  if (exchange.method.toUpperCase() === 'HEAD') return [];
  if (!operation) return strayMisfits(exchange, schemas);
  const { status, body, headers } = exchange;
  if (status === 200 && headers['content-type']?.startsWith('text/event-stream') === true)
    return [];
  return schemas.answer(operation, status, body) ?? [statusMisfit(operation, exchange)];
};

/** Everything in an answer that is not as the contract says. */
export const checkAnswer = (
  exchange: Exchange,
  schemas: ContractSchemas,
): readonly Difference[] => {
  const operation = findOperation(exchange.method, exchange.path);
  const name = operation
    ? nameOf(operation)
    : `${exchange.method.toUpperCase()} ${exchange.path.split('?')[0] ?? ''}`;
  return [...bodyMisfits(exchange, operation, schemas), ...headerMisfits(exchange, operation)].map(
    (misfit) => ({ operation: name, ...misfit }),
  );
};

/** A difference as a line. */
export const lineOf = ({ operation, place, expected, came }: Difference): string =>
  `${operation}  ${place === '' ? '' : `${place}: `}expected ${expected}, came ${came}`;
