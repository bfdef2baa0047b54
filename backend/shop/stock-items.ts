import type { Kysely } from 'kysely';
import type { ShopDatabase } from '../storage/schema';
import type { StopKind } from '../catalogue/stop-list';

/** Something that can run out, by the name that an operator calls it. */
export interface StockItem {
  readonly kind: StopKind;
  readonly itemId: number;
  /** The `chpu` of a dish or an additional, the `key` of an ingredient, or `option:ID`. */
  readonly name: string;
}

/** All that can run out, dishes before ingredients: where both have a name, it is the dish's. */
export const readStockItems = async (db: Kysely<ShopDatabase>): Promise<readonly StockItem[]> => {
  const goods = ['products', 'additionals'] as const;
  const sold = await Promise.all(
    goods.map((table) =>
      db.selectFrom(table).select(['id', 'slug']).orderBy('is_hidden').execute(),
    ),
  );
  const ingredients = await db
    .selectFrom('ingredients')
    .select(['id', 'key'])
    .orderBy('is_hidden')
    .execute();
  const options = await db.selectFrom('choice_options').select('id').execute();
  return [
    ...sold.flat().map(({ id, slug }) => ({ kind: 'product' as const, itemId: id, name: slug })),
    ...ingredients.map(({ id, key }) => ({ kind: 'ingredient' as const, itemId: id, name: key })),
    ...options.map(({ id }) => ({
      kind: 'option' as const,
      itemId: id,
      name: `option:${String(id)}`,
    })),
  ];
};
