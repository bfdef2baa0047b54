import type { CategoryId } from '../../src/domain/id/ids';
import { idOf } from '../../src/domain/id/ids';
import type { Menu, MenuProduct } from './menu';

/** A section that no dish is in: what a promotion names and the menu no longer has. */
const NO_SECTION = Number.MAX_SAFE_INTEGER;

/** Throws for a number that is no id, which none made of ids is. */
const sectionId = (value: number): CategoryId => {
  const id = idOf<'category'>(value);
  if (id === null) throw new Error('A section has no id');
  return id;
};

/** Categories and subcategories are numbered apart in the menu, and in promotions are one kind. */
const ofCategory = (id: CategoryId): CategoryId => sectionId(2 * id);
const ofSubcategory = (id: CategoryId): CategoryId => sectionId(2 * id + 1);

/** The section with an address part, whether category or subcategory; one without dishes where there is none. */
export const sectionOfSlug = ({ categories }: Menu, slug: string): CategoryId => {
  const category = categories.find((each) => each.slug === slug);
  if (category) return ofCategory(category.id);
  const subcategory = categories
    .flatMap(({ subcategories }) => subcategories)
    .find((each) => each.slug === slug);
  return subcategory ? ofSubcategory(subcategory.id) : sectionId(NO_SECTION);
};

/** The sections that a dish is in. */
export const sectionsOf = ({ category, subcategoryId }: MenuProduct): readonly CategoryId[] => [
  ...(category === null ? [] : [ofCategory(category.id)]),
  ...(subcategoryId === null ? [] : [ofSubcategory(subcategoryId)]),
];
