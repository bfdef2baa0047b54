import { formatFilter } from '../../domain/catalogue/category-filter';
import type { FilterId } from '../../domain/id/ids';

export interface ListPlace {
  /** Counts from 1. */
  readonly page?: number;
  readonly filter: readonly FilterId[];
}

/** The one address of a list: the first page has no number, and a list without filters no filter. */
export const listAddress = (path: string, { page = 1, filter }: ListPlace): string => {
  // Not URLSearchParams: it writes the comma between filters as an escape.
  const query = [
    ...(filter.length > 0 ? [`filter=${formatFilter(filter)}`] : []),
    ...(page > 1 ? [`page=${String(page)}`] : []),
  ].join('&');
  return query === '' ? path : `${path}?${query}`;
};
