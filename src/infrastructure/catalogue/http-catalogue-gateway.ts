import type { CatalogueGateway, ListingQuestion } from '../../application/ports/catalogue-gateway';
import type { CityId, ProductId } from '../../domain/id/ids';
import type { ApiClient } from '../http/api-client';
import { CACHED, STALE_IF_ERROR } from '../http/backend-response-cache';
import { cityPath } from '../http/city-path';
import { decodeCategories } from './category.codec';
import { decodeListing } from './listing.codec';
import { decodeMainScreen } from './main-screen.codec';
import { decodeProductCards } from './product-cards.codec';
import { decodeProduct, decodeProducts } from './product.codec';

export class HttpCatalogueGateway implements CatalogueGateway {
  constructor(private readonly api: ApiClient) {}

  categories(cityId: CityId) {
    return this.api.getPublic(`${cityPath(cityId)}/category`, decodeCategories, CACHED);
  }

  mainScreen(cityId: CityId) {
    return this.api.getPublic(`${cityPath(cityId)}/mainscreen`, decodeMainScreen, STALE_IF_ERROR);
  }

  listing(cityId: CityId, { slug, page, filter }: ListingQuestion) {
    const marks = filter.length === 0 ? '' : `&filter=${filter.join(',')}`;
    const category = `${cityPath(cityId)}/goods/category/${encodeURIComponent(slug)}`;
    const path = `${category}?page=${String(page)}${marks}`;
    // Marks and pages are for anybody to make up.
    return page === 1 && filter.length === 0
      ? this.api.getPublic(path, decodeListing, STALE_IF_ERROR)
      : this.api.get(path, decodeListing);
  }

  product(cityId: CityId, slug: string) {
    return this.api.getPublic(
      `${cityPath(cityId)}/goods/${encodeURIComponent(slug)}`,
      decodeProduct,
      STALE_IF_ERROR,
    );
  }

  productsById(cityId: CityId, ids: readonly ProductId[]) {
    return this.api.getEach(`${cityPath(cityId)}/goodsById`, ids, decodeProducts);
  }

  additionals(cityId: CityId, ids: readonly ProductId[]) {
    return this.api.get(`${cityPath(cityId)}/cart/additionals`, decodeProductCards, {
      query: { goods: ids },
    });
  }
}
