import { DishIds } from '../../../contract/wire/lists';
import type { CustomerListsGateway } from '../../application/ports/customer-lists-gateway';
import type { CityId, ProductId } from '../../domain/id/ids';
import type { ApiClient } from '../http/api-client';
import { decoderOf } from '../http/decoder';

const decodeIds = decoderOf(DishIds, (ids): readonly ProductId[] => ids);

const listsPath = (cityId: CityId): string => `/user/domain/${String(cityId)}`;

export class HttpCustomerListsGateway implements CustomerListsGateway {
  constructor(private readonly api: ApiClient) {}

  favourites(cityId: CityId, signal?: AbortSignal) {
    return this.api.get(`${listsPath(cityId)}/fav`, decodeIds, { signal });
  }

  addFavourites(cityId: CityId, ids: readonly ProductId[]) {
    return this.api.patch(`${listsPath(cityId)}/fav`, { goods: ids }, decodeIds);
  }

  removeFavourite(cityId: CityId, id: ProductId) {
    return this.api.delete(`${listsPath(cityId)}/fav/${String(id)}`, decodeIds);
  }

  viewed(cityId: CityId, signal?: AbortSignal) {
    return this.api.get(`${listsPath(cityId)}/viewed`, decodeIds, { signal });
  }

  addViewed(cityId: CityId, ids: readonly ProductId[]) {
    return this.api.patch(`${listsPath(cityId)}/viewed`, { goods: ids }, decodeIds);
  }
}
