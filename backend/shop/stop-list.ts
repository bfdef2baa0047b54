import type { Kysely } from 'kysely';
import type { CityId, Id, IngredientId, OptionId, ProductId } from '../../src/domain/id/ids';
import { idOf } from '../../src/domain/id/ids';
import type { ShopDatabase } from '../storage/schema';

/** What a city has run out of: ids of goods, ingredients and options of free choices. */
export interface StopList {
  readonly products: ReadonlySet<ProductId>;
  readonly ingredients: ReadonlySet<IngredientId>;
  readonly options: ReadonlySet<OptionId>;
}

/** Reads it afresh: the kitchen changes it at any moment. */
export const readStopList = async (db: Kysely<ShopDatabase>, cityId: CityId): Promise<StopList> => {
  const rows = await db
    .selectFrom('stop_list')
    .select(['kind', 'item_id'])
    .where('city_id', '=', cityId)
    .execute();
  const idsOf = <Kind extends (typeof rows)[number]['kind']>(kind: Kind): ReadonlySet<Id<Kind>> =>
    // Written from outside: a number that names nothing stops nothing, and no city for it.
    new Set(
      rows
        .filter((row) => row.kind === kind)
        .map((row) => idOf<Kind>(row.item_id))
        .filter((id) => id !== null),
    );
  return { products: idsOf('product'), ingredients: idsOf('ingredient'), options: idsOf('option') };
};
