import { groupBy } from '../storage/group-by';
import type { Category, Menu, MenuProduct, Section } from './menu';

const isListed = (product: MenuProduct): boolean => !product.isHidden && product.category !== null;

/** A category or subcategory with its dishes. */
export interface SectionGoods {
  readonly section: Section;
  /** The category itself, or the one that the subcategory belongs to. */
  readonly category: Category;
  readonly dishes: readonly MenuProduct[];
}

/** A menu's dishes in the lists in which they are asked for. */
interface GoodsLists {
  readonly dishes: readonly MenuProduct[];
  readonly sections: ReadonlyMap<string, SectionGoods>;
  /** Additionals too. */
  readonly bySlugOrId: ReadonlyMap<string, MenuProduct>;
}

const sectionsOf = (
  categories: readonly Category[],
  dishes: readonly MenuProduct[],
): ReadonlyMap<string, SectionGoods> => {
  const byCategory = groupBy(dishes, ({ category }) => category?.id);
  const bySubcategory = groupBy(dishes, ({ subcategoryId }) => subcategoryId);
  const whole = categories.map((category): SectionGoods => ({
    section: category,
    category,
    dishes: byCategory.get(category.id) ?? [],
  }));
  const parts = categories.flatMap((category) =>
    category.subcategories.map((section): SectionGoods => ({
      section,
      category,
      dishes: bySubcategory.get(section.id) ?? [],
    })),
  );
  // Where both have one address part, it is the category's.
  return new Map([...parts, ...whole].map((goods) => [goods.section.slug, goods]));
};

const listsOf = ({ categories, products }: Menu): GoodsLists => {
  const dishes = products.filter(isListed);
  const shown = products.filter(({ isHidden }) => !isHidden);
  return {
    dishes,
    sections: sectionsOf(categories, dishes),
    bySlugOrId: new Map([
      ...shown.map((product): [string, MenuProduct] => [String(product.id), product]),
      ...shown.map((product): [string, MenuProduct] => [product.slug, product]),
    ]),
  };
};

/** Sorting a large menu into lists takes longer than an answer, so each menu is sorted once. */
const known = new WeakMap<Menu, GoodsLists>();

const goodsLists = (menu: Menu): GoodsLists => {
  const lists = known.get(menu) ?? listsOf(menu);
  known.set(menu, lists);
  return lists;
};

/** The dishes of the whole menu, in menu order, without additionals. */
export const allDishes = (menu: Menu): readonly MenuProduct[] => goodsLists(menu).dishes;

/** Finds a section by its address part; undefined when there is none. */
export const sectionGoods = (menu: Menu, slug: string): SectionGoods | undefined =>
  goodsLists(menu).sections.get(slug);

/** A dish or additional that is shown, by its address part or its id. */
export const shownProduct = (menu: Menu, slugOrId: string): MenuProduct | undefined =>
  goodsLists(menu).bySlugOrId.get(slugOrId);

/** The dishes that have all of these marks; ids that are no filter of the shop are ignored. */
export const filtered = (
  menu: Menu,
  dishes: readonly MenuProduct[],
  filterIds: readonly number[],
): readonly MenuProduct[] => {
  const known = filterIds.filter((id) => menu.filters.some((filter) => filter.id === id));
  return dishes.filter((product) => known.every((id) => product.filterIds.includes(id)));
};
