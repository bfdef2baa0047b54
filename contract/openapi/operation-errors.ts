import type { ErrorCode, ErrorStatus } from './error-codes';
import { ERROR_CODES } from './error-codes';
import type { Operation } from './operation';

/** Whether a call changes something, and so needs to come from a client that names itself. */
export const changesSomething = ({ method, changesByGet }: Operation): boolean =>
  method !== 'get' || changesByGet === true;

/** Every error of a call: those it names, and those that follow from what it is. */
export const errorsOf = (operation: Operation): readonly ErrorCode[] => {
  const { access, body, path, isCounted, errors = [] } = operation;
  const following: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [access !== 'anyone', ['unauthorized']],
    [changesSomething(operation), ['client_required']],
    [path.includes('/domain/{id}'), ['not_found']],
    [body !== undefined, ['json.broken', 'body.too_large', 'body.not_json', 'fields_invalid']],
    [isCounted === true, ['rate_limited']],
  ];
  const all = [...following.flatMap(([holds, codes]) => (holds ? codes : [])), ...errors];
  return [...new Set(all)];
};

/** The same by their status. */
export const errorsByStatus = (
  operation: Operation,
): ReadonlyMap<ErrorStatus, readonly ErrorCode[]> => {
  const byStatus = new Map<ErrorStatus, ErrorCode[]>();
  for (const code of errorsOf(operation)) {
    const { status } = ERROR_CODES[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([one], [other]) => one - other));
};
