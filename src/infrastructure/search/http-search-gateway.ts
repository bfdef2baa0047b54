import type { SearchGateway } from '../../application/ports/search-gateway';
import type { CityId } from '../../domain/id/ids';
import { decodeProductCards } from '../catalogue/product-cards.codec';
import type { ApiClient } from '../http/api-client';
import { cityPath } from '../http/city-path';

export class HttpSearchGateway implements SearchGateway {
  constructor(private readonly api: ApiClient) {}

  search(cityId: CityId, text: string, signal?: AbortSignal) {
    return this.api.get(`${cityPath(cityId)}/search`, decodeProductCards, {
      query: { query: text },
      signal,
    });
  }
}
