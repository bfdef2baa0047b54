import { Router } from 'express';
import { DishIdsToAdd } from '../../../contract/wire/account-request';
import { ok, refuse } from '../../../src/domain';
import type { ProductId } from '../../../src/domain/id/ids';
import { decodeFields } from '../../codec/field-refusal';
import type { GoodsIds, ListKey, ListKind } from '../../customer/dish-lists';
import { putIntoList, readList, takeOutOfList } from '../../customer/dish-lists';
import type { CustomerCall, CustomerHandler } from '../api-handler';
import { signedIn } from '../api-handler';
import type { ApiKit } from '../api-kit';
import type { BackendDependencies } from '../backend-dependencies';
import { jsonBody } from '../body';
import { cityOf } from '../city-call';
import { noStore } from '../no-store';
import { pathId } from '../path-id';
import { NOT_FOUND, wrongFields } from '../../refusal/refusal';

/** Dishes that have left the menu stay saved, in case they come back, and are hidden. */
const onMenu = ({ shop }: CustomerCall, goods: GoodsIds): readonly ProductId[] =>
  goods.filter((id) => shop.productsById.has(id));

const keyFor = (call: CustomerCall, kind: ListKind): ListKey | null => {
  const city = cityOf(call);
  return city ? { customerId: call.customer.id, cityId: city.id, kind } : null;
};

/** GET /user/domain/{id}/fav and …/viewed */
const showList =
  ({ storage }: BackendDependencies, kind: ListKind): CustomerHandler =>
  async (call) => {
    const key = keyFor(call, kind);
    return key ? ok(onMenu(call, await readList(storage.shop, key))) : refuse(NOT_FOUND);
  };

/** PATCH /user/domain/{id}/fav and …/viewed: puts dishes in, given newest first. */
const addToList =
  ({ storage }: BackendDependencies, kind: ListKind): CustomerHandler =>
  async (call) => {
    const key = keyFor(call, kind);
    if (!key) return refuse(NOT_FOUND);
    const fields = decodeFields(DishIdsToAdd, call.body);
    if (!fields.ok) return refuse(wrongFields(fields.error));
    const goods = onMenu(call, fields.value.goods);
    const list = await putIntoList(storage, key, goods);
    return list.ok ? ok(onMenu(call, list.value)) : list;
  };

/** DELETE /user/domain/{id}/fav/{goodId} */
const removeFavourite =
  ({ storage }: BackendDependencies): CustomerHandler =>
  async (call) => {
    const key = keyFor(call, 'favourites');
    const productId = pathId<'product'>(call, 'goodId');
    if (!key || productId === null) return refuse(NOT_FOUND);
    const list = await takeOutOfList(storage, key, productId);
    return list.ok ? ok(onMenu(call, list.value)) : list;
  };

export const customerListRoutes = (kit: ApiKit): Router => {
  const { api } = kit;
  return Router()
    .get('/user/domain/:id/fav', noStore, api(signedIn(showList(kit, 'favourites'))))
    .patch(
      '/user/domain/:id/fav',
      noStore,
      ...jsonBody,
      api(signedIn(addToList(kit, 'favourites'))),
    )
    .delete('/user/domain/:id/fav/:goodId', noStore, api(signedIn(removeFavourite(kit))))
    .get('/user/domain/:id/viewed', noStore, api(signedIn(showList(kit, 'viewed'))))
    .patch(
      '/user/domain/:id/viewed',
      noStore,
      ...jsonBody,
      api(signedIn(addToList(kit, 'viewed'))),
    );
};
