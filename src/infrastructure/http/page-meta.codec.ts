import type { Meta } from '../../../contract/wire/shared';
import type { PageMeta } from '../../application/ports/page-meta';

/** Returns which page of a list this is; what a backend does not say follows from the `shown` entries of the page. */
export const readPageMeta = (wire: Meta | null | undefined, shown: number): PageMeta => {
  const currentPage = wire?.current_page ?? 1;
  const perPage = wire?.per_page ?? shown;
  const total = wire?.total ?? Math.max(0, currentPage - 1) * perPage + shown;
  const pages = perPage > 0 ? Math.ceil(total / perPage) : 1;
  return { currentPage, lastPage: wire?.last_page ?? Math.max(1, pages), perPage, total };
};
