import type { Kysely } from 'kysely';
import type { CityId, Id, IngredientId, OptionId, ProductId } from '../../src/domain/id/ids';
import { idOf } from '../../src/domain/id/ids';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import type { ShopDatabase } from '../storage/schema';
import type { StopListTable } from '../storage/schema/menu-tables';

/** What a city has run out of: ids of goods, ingredients and options of free choices. */
export interface StopList {
  readonly products: ReadonlySet<ProductId>;
  readonly ingredients: ReadonlySet<IngredientId>;
  readonly options: ReadonlySet<OptionId>;
}

export type StopKind = StopListTable['kind'];

/** Something that a city has run out of, and until when; null: until somebody says that it is back. */
export interface Stop {
  readonly kind: StopKind;
  readonly itemId: number;
  readonly endsAt: Instant | null;
}

/** Returns what a city has run out of now. */
export const readStops = async (
  db: Kysely<ShopDatabase>,
  cityId: CityId,
  now: Instant,
): Promise<readonly Stop[]> => {
  const rows = await db
    .selectFrom('stop_list')
    .select(['kind', 'item_id', 'ends_at'])
    .where('city_id', '=', cityId)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  return rows.map(({ kind, item_id, ends_at }) => ({
    kind,
    itemId: item_id,
    endsAt: ends_at === null ? null : instant(ends_at),
  }));
};

/** Says until when a city has run out of something. */
export const putStop = async (
  db: Kysely<ShopDatabase>,
  cityId: CityId,
  { kind, itemId, endsAt }: Stop,
): Promise<void> => {
  await db
    .insertInto('stop_list')
    .values({ city_id: cityId, kind, item_id: itemId, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(['city_id', 'kind', 'item_id']).doUpdateSet({ ends_at: endsAt }),
    )
    .execute();
};

/** Says that a city has something again. */
export const takeStop = async (
  db: Kysely<ShopDatabase>,
  cityId: CityId,
  { kind, itemId }: Pick<Stop, 'kind' | 'itemId'>,
): Promise<void> => {
  await db
    .deleteFrom('stop_list')
    .where('city_id', '=', cityId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .execute();
};

/** Removes what can be had again. */
export const clearOldStops = async (db: Kysely<ShopDatabase>, now: number): Promise<void> => {
  await db.deleteFrom('stop_list').where('ends_at', '<=', now).execute();
};

/** Reads it afresh: the kitchen changes it at any moment. */
export const readStopList = async (
  db: Kysely<ShopDatabase>,
  cityId: CityId,
  now: Instant,
): Promise<StopList> => {
  const stops = await readStops(db, cityId, now);
  const idsOf = <Kind extends StopKind>(kind: Kind): ReadonlySet<Id<Kind>> =>
    // Written from outside: a number that names nothing stops nothing, and no city for it.
    new Set(
      stops
        .filter((stop) => stop.kind === kind)
        .map(({ itemId }) => idOf<Kind>(itemId))
        .filter((id) => id !== null),
    );
  return { products: idsOf('product'), ingredients: idsOf('ingredient'), options: idsOf('option') };
};
