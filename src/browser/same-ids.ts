import type { ProductId } from '../domain/id/ids';

type Ids = readonly ProductId[];

/** Whether two lists hold the same dishes in the same order. */
export const sameIds = (one: Ids, other: Ids): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
