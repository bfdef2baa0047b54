import type { Kysely } from 'kysely';
import { DishIds } from '../../contract/wire/lists';
import type { Result } from '../../src/domain';
import { ok } from '../../src/domain';
import { joinFavourites } from '../../src/domain/customer/favourites';
import { addViewed } from '../../src/domain/customer/viewed';
import type { CityId, CustomerId, ProductId } from '../../src/domain/id/ids';
import { changeAccount } from './change-account';
import type { Refusal } from '../refusal/refusal';
import type { ShopDatabase } from '../storage/schema';
import type { CustomerListTable } from '../storage/schema/customer-tables';
import type { Storage } from '../storage/storage';
import { fromStoredJson } from '../storage/stored-json';

export type ListKind = CustomerListTable['kind'];

/** Dishes, the newest first. */
export type GoodsIds = readonly ProductId[];

/** Which list: each customer has one of a kind in each city. */
export interface ListKey {
  readonly customerId: CustomerId;
  readonly cityId: CityId;
  readonly kind: ListKind;
}

export const readList = async (
  db: Kysely<ShopDatabase>,
  { customerId, cityId, kind }: ListKey,
): Promise<GoodsIds> => {
  const row = await db
    .selectFrom('customer_lists')
    .select('goods_json')
    .where('customer_id', '=', customerId)
    .where('city_id', '=', cityId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? fromStoredJson(DishIds, row.goods_json) : [];
};

const changeList = (
  storage: Storage,
  key: ListKey,
  change: (list: GoodsIds) => GoodsIds,
): Promise<Result<Refusal, GoodsIds>> =>
  changeAccount(storage, key.customerId, async (db) => {
    const list = change(await readList(db, key));
    const goods_json = JSON.stringify(list);
    const { customerId, cityId, kind } = key;
    await db
      .insertInto('customer_lists')
      .values({ customer_id: customerId, city_id: cityId, kind, goods_json })
      .onConflict((conflict) =>
        conflict.columns(['customer_id', 'city_id', 'kind']).doUpdateSet({ goods_json }),
      )
      .execute();
    return ok(list);
  });

/** Puts dishes, given newest first, into a list; returns the whole of it. Rules 20.1, 20.2. */
export const putIntoList = (
  storage: Storage,
  key: ListKey,
  goods: GoodsIds,
): Promise<Result<Refusal, GoodsIds>> =>
  changeList(storage, key, (list) =>
    key.kind === 'favourites'
      ? joinFavourites(goods, list)
      : // The one looked at last comes last, so that it ends in front.
        goods.reduceRight<GoodsIds>(addViewed, list),
  );

/** Takes a dish out of a list, where it is in it; returns the whole of it. */
export const takeOutOfList = (
  storage: Storage,
  key: ListKey,
  productId: ProductId,
): Promise<Result<Refusal, GoodsIds>> =>
  changeList(storage, key, (list) => list.filter((id) => id !== productId));
