import type { Category } from '../../domain/catalogue/category';
import type { Product } from '../../domain/catalogue/product';
import type { Result } from '../../domain/result/result';
import type { Listing } from '../catalogue/listing';
import type { MainScreen } from '../catalogue/main-screen';
import type { GatewayFailure } from './gateway-failure';

/** Reads the menu of a city. Never rejects; texts come in the visit's language. */
export interface CatalogueGateway {
  categories(cityId: number): Promise<Result<GatewayFailure, readonly Category[]>>;
  mainScreen(cityId: number): Promise<Result<GatewayFailure, MainScreen>>;
  /** `slug` names a category or a subcategory; `page` counts from 1. */
  listing(cityId: number, slug: string, page: number): Promise<Result<GatewayFailure, Listing>>;
  product(cityId: number, slug: string): Promise<Result<GatewayFailure, Product>>;
  /** Dishes in the order asked; unknown ids are left out. */
  productsById(
    cityId: number,
    ids: readonly number[],
  ): Promise<Result<GatewayFailure, readonly Product[]>>;
}
export const CatalogueGateway = Symbol('CatalogueGateway');
