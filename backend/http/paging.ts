import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { NOT_FOUND } from '../refusal/refusal';
import type { Refusal } from '../refusal/refusal';

export interface PageMeta {
  readonly current_page: number;
  readonly last_page: number;
  readonly per_page: number;
  readonly total: number;
}

export interface Page<A> {
  readonly items: readonly A[];
  readonly meta: PageMeta;
}

/** Where a page stands in a list of so many. Refuses a page past the last; the first always exists. */
export const pageMeta = (
  total: number,
  page: number,
  perPage: number,
): Result<Refusal, PageMeta> => {
  const last = Math.max(1, Math.ceil(total / perPage));
  return page > last
    ? refuse(NOT_FOUND)
    : ok({ current_page: page, last_page: last, per_page: perPage, total });
};

/** One page of a list. Refuses a page past the last; the first page of an empty list exists. */
export const pageOf = <A>(
  all: readonly A[],
  page: number,
  perPage: number,
): Result<Refusal, Page<A>> => {
  const meta = pageMeta(all.length, page, perPage);
  if (!meta.ok) return meta;
  return ok({ items: all.slice((page - 1) * perPage, page * perPage), meta: meta.value });
};
