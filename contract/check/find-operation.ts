import { OPERATIONS } from '../openapi/contract';
import type { Method, Operation } from '../openapi/operation';

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
export const findOperation = (method: string, path: string): Operation | undefined => {
  const asked = method.toLowerCase() === 'head' ? 'get' : method.toLowerCase();
  const segments = segmentsOf(path.split('?')[0] ?? '');
  return BY_RANK.find((operation) => operation.method === asked && fits(operation, segments));
};

/** How a call is named to people. */
export const nameOf = ({ method, path }: { readonly method: Method; readonly path: string }) =>
  `${method.toUpperCase()} ${path}`;

export const operationById = (id: string): Operation => {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no call ${id}`);
  return operation;
};
