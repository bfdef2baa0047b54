import type { FilterId } from '../id/ids';
import { idOf } from '../id/ids';

/** More than any category has; whatever an address asks for beyond it is overlooked. Rules 4.5. */
export const MAX_FILTERS = 100;

/** The filters that are set: the smallest number first, each once. Rules 4.5. */
export type ChosenFilters = readonly FilterId[];

const inOrder = (ids: readonly FilterId[]): ChosenFilters =>
  [...new Set(ids)].sort((a, b) => a - b).slice(0, MAX_FILTERS);

const filterOf = (part: string): FilterId | null => {
  const digits = part.trim();
  return /^[1-9]\d*$/.test(digits) ? idOf<'filter'>(Number(digits)) : null;
};

/**
 * The filters that an address asks for, as its query names them: "3,7". What is no filter's number is
 * overlooked, so that an address with a slip in it still shows the rest. Rules 4.5.
 */
export const parseFilter = (text: string | null | undefined): ChosenFilters =>
  inOrder((text ?? '').split(',').flatMap((part) => filterOf(part) ?? []));

/** Returns how filters stand in an address: "3,7", whatever order they were set in; empty for none. Rules 4.5. */
export const formatFilter = (ids: readonly FilterId[]): string => inOrder(ids).join(',');

/** The filters after a click on one of them: set if it was not, else taken off. Rules 4.5. */
export const toggleFilter = (ids: readonly FilterId[], id: FilterId): ChosenFilters => {
  if (ids.includes(id)) return inOrder(ids.filter((chosen) => chosen !== id));
  const chosen = inOrder(ids);
  // A full list stays as it is: nothing that was set gives way unasked.
  return chosen.length < MAX_FILTERS ? inOrder([...chosen, id]) : chosen;
};

/** Those of the filters that a category has, so that no other one empties its list. Rules 4.5. */
export const knownFilters = (
  ids: readonly FilterId[],
  filters: readonly { readonly id: FilterId }[],
): ChosenFilters => inOrder(ids.filter((id) => filters.some((filter) => filter.id === id)));
