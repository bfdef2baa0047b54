import * as t from 'io-ts';
import type { PageMeta } from '../../application/list/page-meta';
import { Count } from './wire-types';

export const MetaWire = t.type({
  current_page: Count,
  last_page: Count,
  per_page: Count,
  total: Count,
});

export const toPageMeta = (meta: t.TypeOf<typeof MetaWire>): PageMeta => ({
  currentPage: meta.current_page,
  lastPage: meta.last_page,
  perPage: meta.per_page,
  total: meta.total,
});
