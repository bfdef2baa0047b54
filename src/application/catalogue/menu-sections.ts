import type { Category, CategoryFilter } from '../../domain/catalogue/category';
import type { FilterId } from '../../domain/id/ids';

/** How many dishes come with the page of the whole menu: those of the first screens. */
const FIRST_DISHES = 12;

const hasAll = ({ filters }: Category, chosen: readonly FilterId[]): boolean =>
  chosen.every((id) => filters.some((filter) => filter.id === id));

/** The categories that may have dishes with all of these marks, in the order of the menu. Rules 4.5. */
export const sectionsWith = (
  categories: readonly Category[],
  filter: readonly FilterId[],
): readonly Category[] => categories.filter((category) => hasAll(category, filter));

/**
 * The sections of the menu that come with its page: without filters those of the first screens; with
 * filters all, since nobody knows how many of their dishes remain. Rules 4.5.
 */
export const firstSections = (
  categories: readonly Category[],
  filter: readonly FilterId[],
): readonly Category[] => {
  if (filter.length > 0) return sectionsWith(categories, filter);
  let dishes = 0;
  return categories.filter(({ dishCount }) => {
    const isFirst = dishes < FIRST_DISHES;
    dishes += dishCount ?? FIRST_DISHES;
    return isFirst;
  });
};

/** Every mark by which the menu can be narrowed down, each once. Rules 4.5. */
export const menuFilters = (categories: readonly Category[]): readonly CategoryFilter[] => [
  ...new Map(
    categories.flatMap(({ filters }) => filters.map((filter) => [filter.id, filter] as const)),
  ).values(),
];
