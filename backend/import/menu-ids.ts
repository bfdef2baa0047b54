import type { Transaction } from 'kysely';
import type { ShopDatabase } from '../storage/schema';
import { storedId } from '../storage/stored-id';
import { idFor, existingIds } from './existing-ids';
import type { MenuFile } from './menu-file.codec';

type Trx = Transaction<ShopDatabase>;

type Table = 'categories' | 'subcategories' | 'products' | 'additionals';

/** Those that are shown last, so that of two with one key they are the ones that count. */
const stored = (trx: Trx, table: Table) =>
  trx.selectFrom(table).select(['id', 'slug']).orderBy('is_hidden', 'desc').execute();

const withIds = <A extends { readonly chpu: string }>(
  entries: readonly A[],
  ids: ReadonlyMap<string, number>,
) => entries.map((entry) => ({ ...entry, id: storedId<string>('entry', idFor(ids, entry.chpu)) }));

/**
 * The menu with the ids that its sections and goods have in this shop, by their key `chpu`: so a
 * file from elsewhere updates what is there, and a cart or an old order never means another dish.
 */
export const withExistingIds = async (trx: Trx, file: MenuFile): Promise<MenuFile> => {
  const subcategories = file.categories.flatMap((category) => category.subcategories);
  const products = await stored(trx, 'products');
  const additionals = await stored(trx, 'additionals');
  const categoryIds = existingIds(file.categories, await stored(trx, 'categories'));
  const subcategoryIds = existingIds(subcategories, await stored(trx, 'subcategories'));
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  const productIds = existingIds(file.products, products, idsOf(additionals));
  const additionalIds = existingIds(file.additionals, additionals, [
    ...idsOf(products),
    ...productIds.values(),
  ]);
  return {
    ...file,
    categories: withIds(file.categories, categoryIds).map((category) => ({
      ...category,
      subcategories: withIds(category.subcategories, subcategoryIds),
    })),
    products: withIds(file.products, productIds),
    additionals: withIds(file.additionals, additionalIds),
  };
};
