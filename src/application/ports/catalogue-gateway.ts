import type { Category } from '../../domain/catalogue/category';
import type { Product } from '../../domain/catalogue/product';
import type { CityId, ProductId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { Listing } from '../catalogue/listing';
import type { MainScreen } from '../catalogue/main-screen';
import type { GatewayFailure } from './gateway-failure';

/** Reads the menu of a city. Never rejects; texts come in the visit's language. */
export interface CatalogueGateway {
  categories(cityId: CityId): Promise<Result<GatewayFailure, readonly Category[]>>;
  mainScreen(cityId: CityId): Promise<Result<GatewayFailure, MainScreen>>;
  /** `slug` names a category or a subcategory; `page` counts from 1. */
  listing(cityId: CityId, slug: string, page: number): Promise<Result<GatewayFailure, Listing>>;
  product(cityId: CityId, slug: string): Promise<Result<GatewayFailure, Product>>;
  /** Dishes in the order asked; unknown ids are left out. */
  productsById(
    cityId: CityId,
    ids: readonly ProductId[],
  ): Promise<Result<GatewayFailure, readonly Product[]>>;
}
export const CatalogueGateway = Symbol('CatalogueGateway');
