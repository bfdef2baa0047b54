import type { ProductCard } from '../../domain/catalogue/product';
import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { GatewayFailure } from './gateway-failure';

export interface SearchGateway {
  /** Dishes that fit a text, best first. Never rejects; `signal` abandons an overtaken call. */
  search(
    cityId: CityId,
    text: string,
    signal?: AbortSignal,
  ): Promise<Result<GatewayFailure, readonly ProductCard[]>>;
}
export const SearchGateway = Symbol('SearchGateway');
