import type { CategoryId } from '../id/ids';

export interface Subcategory {
  readonly id: CategoryId;
  readonly slug: string;
  readonly name: string;
}

/** The words a page gives to search engines and to link previews; null where the shop says nothing. */
export interface Seo {
  readonly title: string | null;
  readonly description: string | null;
}

export interface Category extends Subcategory {
  readonly iconPath: string | null;
  readonly isInFooter: boolean;
  readonly subcategories: readonly Subcategory[];
  readonly seo: Seo;
}
