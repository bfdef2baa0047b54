import menu from '../../backend/demo/menu.json';
import type { Locale } from '../../src/domain/locale/locales';

export type { Locale } from '../../src/domain/locale/locales';
export { LOCALES } from '../../src/domain/locale/locales';

interface NamedEntry {
  readonly name: Readonly<Record<Locale, string>>;
}

const named = <A extends { readonly chpu: string }>(entries: readonly A[], slug: string): A => {
  const entry = entries.find(({ chpu }) => chpu === slug);
  if (!entry) throw new Error(`The demo menu has no ${slug}`);
  return entry;
};

export const CATEGORIES = menu.categories;

export const DISHES = menu.products;

/** A dish of the demo menu. */
export const category = (slug: string) => named(menu.categories, slug);

export const dish = (slug: string) => named(menu.products, slug);

export const dishesOf = (category: string) =>
  menu.products.filter((product) => product.category === category);

/** The subcategory's heading: "Pizza: Classic". */
export const subcategoryTitle = (category: string, slug: string, locale: Locale): string => {
  const parent = named(menu.categories, category);
  return `${parent.name[locale]}: ${named(parent.subcategories, slug).name[locale]}`;
};

export const nameIn = (entry: NamedEntry, locale: Locale): string => entry.name[locale];
