import type { OrderToPrice } from '../../application/ports/order-to-place';
import type { CartGateway } from '../../application/ports/cart-gateway';
import type { ApiClient } from '../http/api-client';
import { toWireOrderToPrice } from '../order/order-wire';
import { decodeCalculation } from './cart-calculation.codec';

export class HttpCartGateway implements CartGateway {
  constructor(private readonly api: ApiClient) {}

  calculate(order: OrderToPrice, signal?: AbortSignal) {
    return this.api.post('/cart/calculate', toWireOrderToPrice(order), decodeCalculation, {
      signal,
    });
  }
}
