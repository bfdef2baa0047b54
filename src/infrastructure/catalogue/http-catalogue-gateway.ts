import type { CatalogueGateway, ListingQuestion } from '../../application/ports/catalogue-gateway';
import type { CityId, ProductId } from '../../domain/id/ids';
import type { ApiClient } from '../http/api-client';
import { cityPath } from '../http/city-path';
import { decodeCategories } from './category.codec';
import { decodeListing } from './listing.codec';
import { decodeMainScreen } from './main-screen.codec';
import { decodeProductCards } from './product-cards.codec';
import { decodeProduct, decodeProducts } from './product.codec';

export class HttpCatalogueGateway implements CatalogueGateway {
  constructor(private readonly api: ApiClient) {}

  categories(cityId: CityId) {
    return this.api.getKept(`${cityPath(cityId)}/category`, decodeCategories);
  }

  mainScreen(cityId: CityId) {
    return this.api.getShared(`${cityPath(cityId)}/mainscreen`, decodeMainScreen);
  }

  listing(cityId: CityId, { slug, page, filter }: ListingQuestion) {
    const path = `${cityPath(cityId)}/goods/category/${encodeURIComponent(slug)}`;
    const marks = filter.length === 0 ? '' : `&filter=${filter.join(',')}`;
    return this.api.getShared(`${path}?page=${String(page)}${marks}`, decodeListing);
  }

  product(cityId: CityId, slug: string) {
    return this.api.getShared(
      `${cityPath(cityId)}/goods/${encodeURIComponent(slug)}`,
      decodeProduct,
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
