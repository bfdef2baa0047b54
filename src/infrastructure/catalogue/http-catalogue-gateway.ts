import type { CatalogueGateway } from '../../application/ports/catalogue-gateway';
import type { ApiClient } from '../http/api-client';
import { decodeCategories } from './category.codec';
import { decodeListing } from './listing.codec';
import { decodeMainScreen } from './main-screen.codec';
import { decodeProduct, decodeProducts } from './product.codec';

const cityPath = (cityId: number): string => `/domain/${String(cityId)}`;

export class HttpCatalogueGateway implements CatalogueGateway {
  constructor(private readonly api: ApiClient) {}

  categories(cityId: number) {
    return this.api.getKept(`${cityPath(cityId)}/category`, decodeCategories);
  }

  mainScreen(cityId: number) {
    return this.api.getShared(`${cityPath(cityId)}/mainscreen`, decodeMainScreen);
  }

  listing(cityId: number, slug: string, page: number) {
    const path = `${cityPath(cityId)}/goods/category/${encodeURIComponent(slug)}`;
    return this.api.getShared(`${path}?page=${String(page)}`, decodeListing);
  }

  product(cityId: number, slug: string) {
    return this.api.getShared(
      `${cityPath(cityId)}/goods/${encodeURIComponent(slug)}`,
      decodeProduct,
    );
  }

  productsById(cityId: number, ids: readonly number[]) {
    return this.api.get(`${cityPath(cityId)}/goodsById`, decodeProducts, { query: { goods: ids } });
  }
}
