import type { Id } from '../../src/domain/id/ids';
import { idOf } from '../../src/domain/id/ids';
import type { ApiCall } from './api-handler';

/** The largest number that an id's column holds. */
const LARGEST = 2 ** 31 - 1;

/** The id at a place of the path; null for what no column can hold. `Kind` is what it is the id of. */
export const pathId = <Kind extends string>(
  { params }: Pick<ApiCall, 'params'>,
  name: string,
): Id<Kind> | null => {
  const text = params[name] ?? '';
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return value <= LARGEST ? idOf<Kind>(value) : null;
};
