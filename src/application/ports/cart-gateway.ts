import type { CartCalculation } from '../../domain/cart/cart-calculation';
import type { CartLine } from '../../domain/cart/cart-line';
import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { GatewayFailure } from './gateway-failure';

export interface CartGateway {
  /** Asks what the lines cost; changes nothing. Never rejects; `signal` abandons an overtaken call. */
  calculate(
    cityId: CityId,
    lines: readonly CartLine[],
    signal?: AbortSignal,
  ): Promise<Result<GatewayFailure, CartCalculation>>;
}
export const CartGateway = Symbol('CartGateway');
