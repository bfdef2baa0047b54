import type { Category, Seo } from '../../domain/catalogue/category';
import type { Route } from '../navigation/route';

export interface OpenCategory {
  readonly category: Category;
  readonly subcategorySlug: string | null;
  readonly title: string;
  /** Null for a part of a category: the texts of the whole would name all parts alike. */
  readonly seo: Seo | null;
}

/** The category that an address names, and its title; null while the menu does not know it. */
export const openCategory = (
  categories: readonly Category[],
  route: Route,
): OpenCategory | null => {
  if (route.name !== 'category' && route.name !== 'subcategory') return null;
  const category = categories.find(({ slug }) => slug === route.category);
  if (!category) return null;
  if (route.name === 'category')
    return { category, subcategorySlug: null, title: category.name, seo: category.seo };
  const subcategory = category.subcategories.find(({ slug }) => slug === route.subcategory);
  return subcategory
    ? {
        category,
        subcategorySlug: subcategory.slug,
        title: `${category.name}: ${subcategory.name}`,
        seo: null,
      }
    : null;
};
