import type { CityId, ProductId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { GatewayFailure } from './gateway-failure';

type Ids = Promise<Result<GatewayFailure, readonly ProductId[]>>;

/** A signed-in customer's lists of dishes in a city, newest first. Each change returns the whole list. Never rejects. */
export interface CustomerListsGateway {
  favourites(cityId: CityId, signal?: AbortSignal): Ids;
  addFavourites(cityId: CityId, ids: readonly ProductId[]): Ids;
  removeFavourite(cityId: CityId, id: ProductId): Ids;
  viewed(cityId: CityId, signal?: AbortSignal): Ids;
  addViewed(cityId: CityId, ids: readonly ProductId[]): Ids;
}
export const CustomerListsGateway = Symbol('CustomerListsGateway');
