import type { SitemapGateway } from '../../application/ports/sitemap-gateway';
import type { CityId } from '../../domain/id/ids';
import type { ApiClient } from '../http/api-client';
import { cityPath } from '../http/city-path';
import { decodeDishSlugs } from './dish-slugs.codec';

export class HttpSitemapGateway implements SitemapGateway {
  constructor(private readonly api: ApiClient) {}

  dishes(cityId: CityId, page: number) {
    return this.api.get(`${cityPath(cityId)}/goods`, decodeDishSlugs, { query: { page } });
  }
}
