import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { refuse } from '../../src/domain';
import { instant } from '../../src/domain/time/instant';
import type { ProductWireContext } from '../catalogue/product-wire';
import type { City } from '../city/city';
import { readStopList } from '../catalogue/stop-list';
import type { ShopDatabase } from '../storage/schema';
import type { ApiCall, ApiHandler } from './api-handler';
import type { Refusal } from '../refusal/refusal';
import { NOT_FOUND } from '../refusal/refusal';

/** A call about one city's menu, with what its kitchen has run out of. */
export interface CityCall extends ApiCall, ProductWireContext {
  readonly city: City;
}

export type CityHandler = (call: CityCall) => Result<Refusal, unknown>;

/** The city that the address names, undefined when there is none. */
export const cityOf = ({ shop, params }: Pick<ApiCall, 'shop' | 'params'>): City | undefined =>
  shop.cities.find(({ id }) => String(id) === params['id']);

/** Finds the city of the address and reads its stop list; an unknown city is not found. */
export const inCity =
  (db: Kysely<ShopDatabase>, now: () => Date) =>
  (handle: CityHandler): ApiHandler =>
  async (call) => {
    const city = cityOf(call);
    if (!city) return refuse(NOT_FOUND);
    const at = instant(now().getTime());
    const stopList = await readStopList(db, city.id, at);
    return handle({ ...call, city, currency: call.shop.currency, stopList });
  };
