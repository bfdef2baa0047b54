import type { CartCalculation } from '../../domain/pricing/cart-calculation';
import type { Result } from '../../domain/result/result';
import type { OrderToPrice } from './order-to-place';
import type { GatewayFailure } from './gateway-failure';

export interface CartGateway {
  /** Asks what an order would cost; changes nothing. Never rejects; `signal` abandons an overtaken call. */
  calculate(
    order: OrderToPrice,
    signal?: AbortSignal,
  ): Promise<Result<GatewayFailure, CartCalculation>>;
}
export const CartGateway = Symbol('CartGateway');
