import type { Category, Menu, MenuProduct, Section } from './menu';

const isListed = (product: MenuProduct): boolean => !product.isHidden && product.category !== null;

/** The dishes of the whole menu, in menu order, without additionals. */
export const allDishes = (menu: Menu): readonly MenuProduct[] => menu.products.filter(isListed);

/** A category or subcategory with its dishes. */
export interface SectionGoods {
  readonly section: Section;
  /** The category itself, or the one that the subcategory belongs to. */
  readonly category: Category;
  readonly dishes: readonly MenuProduct[];
}

/** Finds a section by its address part; undefined when there is none. */
export const sectionGoods = (menu: Menu, slug: string): SectionGoods | undefined => {
  const category = menu.categories.find((candidate) => candidate.slug === slug);
  if (category)
    return {
      section: category,
      category,
      dishes: allDishes(menu).filter((product) => product.category?.id === category.id),
    };
  for (const parent of menu.categories) {
    const section = parent.subcategories.find((candidate) => candidate.slug === slug);
    if (section)
      return {
        section,
        category: parent,
        dishes: allDishes(menu).filter((product) => product.subcategoryId === section.id),
      };
  }
  return undefined;
};

/** The dishes that have all of these marks; ids that are no filter of the shop are ignored. */
export const filtered = (
  menu: Menu,
  dishes: readonly MenuProduct[],
  filterIds: readonly number[],
): readonly MenuProduct[] => {
  const known = filterIds.filter((id) => menu.filters.some((filter) => filter.id === id));
  return dishes.filter((product) => known.every((id) => product.filterIds.includes(id)));
};
