import type { CategoryId, FilterId } from '../id/ids';

export interface Subcategory {
  readonly id: CategoryId;
  readonly slug: string;
  readonly name: string;
}

/** The words a page gives to search engines and to link previews; absent where the shop says nothing. */
export interface Seo {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The first heading of the page, where it is not simply the name. */
  readonly heading?: string | undefined;
  readonly keywords?: string | undefined;
  readonly ogType?: string | undefined;
  readonly ogTitle?: string | undefined;
  readonly ogDescription?: string | undefined;
}

/** Something by which the dishes of a category can be narrowed down, such as "spicy". Rules 4.5. */
export interface CategoryFilter {
  readonly id: FilterId;
  readonly name: string;
}

export interface Category extends Subcategory {
  readonly iconPath: string | null;
  readonly isInFooter: boolean;
  /** How many dishes its list has; null where the backend does not say. */
  readonly dishCount: number | null;
  readonly subcategories: readonly Subcategory[];
  readonly filters: readonly CategoryFilter[];
  readonly seo: Seo;
}
