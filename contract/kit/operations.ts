import type { Operation } from '../calls/calls';
import { OPERATIONS } from '../calls/calls';

/** How a call is named to people. */
export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;

export const operationById = (id: string): Operation => {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no call ${id}`);
  return operation;
};
