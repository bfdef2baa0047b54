import type { Category } from '../../domain/catalogue/category';
import type { Product, ProductCard } from '../../domain/catalogue/product';
import type { CityId, FilterId, ProductId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { Listing } from './listing';
import type { MainScreen } from './main-screen';
import type { GatewayFailure } from './gateway-failure';

export interface ListingQuestion {
  /** Of a category or a subcategory. */
  readonly slug: string;
  /** Counts from 1. */
  readonly page: number;
  /** Marks that every dish of the list must have. */
  readonly filter: readonly FilterId[];
}

/** Reads the menu of a city. Never rejects; texts come in the visit's language. */
export interface CatalogueGateway {
  categories(cityId: CityId): Promise<Result<GatewayFailure, readonly Category[]>>;
  mainScreen(cityId: CityId): Promise<Result<GatewayFailure, MainScreen>>;
  listing(cityId: CityId, question: ListingQuestion): Promise<Result<GatewayFailure, Listing>>;
  product(cityId: CityId, slug: string): Promise<Result<GatewayFailure, Product>>;
  /** Dishes in the order asked; unknown ids are left out. */
  productsById(
    cityId: CityId,
    ids: readonly ProductId[],
  ): Promise<Result<GatewayFailure, readonly Product[]>>;
  /** Dishes that go well with these; none of them is among these. */
  additionals(
    cityId: CityId,
    ids: readonly ProductId[],
  ): Promise<Result<GatewayFailure, readonly ProductCard[]>>;
}
export const CatalogueGateway = Symbol('CatalogueGateway');
