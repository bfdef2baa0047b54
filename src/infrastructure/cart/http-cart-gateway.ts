import type { OrderToPrice } from '../../application/ports/order-to-place';
import type { CartGateway } from '../../application/ports/cart-gateway';
import type { ApiClient } from '../http/api-client';
import { toWireOrderToPrice } from '../order/order-wire';
import { decodeCalculation } from './cart-calculation.codec';

export class HttpCartGateway implements CartGateway {
  constructor(private readonly api: ApiClient) {}

  async calculate(order: OrderToPrice, signal?: AbortSignal) {
    const digits = await this.api.currencyDigits();
    if (!digits.ok) return digits;
    const body = toWireOrderToPrice(order, digits.value);
    return this.api.post('/cart/calculate', body, decodeCalculation, { signal });
  }
}
