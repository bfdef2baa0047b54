import type { Kysely } from 'kysely';
import type { ShopDatabase } from '../storage/schema';

/** What a city has run out of: ids of goods, ingredients and options of free choices. */
export interface StopList {
  readonly products: ReadonlySet<number>;
  readonly ingredients: ReadonlySet<number>;
  readonly options: ReadonlySet<number>;
}

/** Reads it afresh: the kitchen changes it at any moment. */
export const readStopList = async (db: Kysely<ShopDatabase>, cityId: number): Promise<StopList> => {
  const rows = await db
    .selectFrom('stop_list')
    .select(['kind', 'item_id'])
    .where('city_id', '=', cityId)
    .execute();
  const idsOf = (kind: (typeof rows)[number]['kind']): ReadonlySet<number> =>
    new Set(rows.filter((row) => row.kind === kind).map((row) => row.item_id));
  return { products: idsOf('product'), ingredients: idsOf('ingredient'), options: idsOf('option') };
};
