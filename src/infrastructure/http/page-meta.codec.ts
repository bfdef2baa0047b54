import * as t from 'io-ts';
import type { PageMeta } from '../../application/ports/page-meta';
import { Count } from './wire-types';

/** Where a list says which page it is. Read by `readPageMeta`, so that no odd part costs the list. */
export const MetaWire = t.unknown;

const countOr = (value: unknown, otherwise: number): number =>
  Count.is(value) && Number.isInteger(value) && value >= 0 ? value : otherwise;

/** Which page of a list this is; what a backend does not say follows from the `shown` entries of the page. */
export const readPageMeta = (wire: unknown, shown: number): PageMeta => {
  const said = t.UnknownRecord.is(wire) ? wire : {};
  const currentPage = countOr(said.current_page, 1);
  const perPage = countOr(said.per_page, shown);
  const total = countOr(said.total, Math.max(0, currentPage - 1) * perPage + shown);
  const pages = perPage > 0 ? Math.ceil(total / perPage) : 1;
  return { currentPage, lastPage: countOr(said.last_page, Math.max(1, pages)), perPage, total };
};
