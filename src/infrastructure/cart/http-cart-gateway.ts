import type { CartGateway } from '../../application/ports/cart-gateway';
import type { CartLine } from '../../domain/cart/cart-line';
import type { CityId } from '../../domain/id/ids';
import type { ApiClient } from '../http/api-client';
import { decodeCalculation } from './cart-calculation.codec';

const toWireLine = (line: CartLine) => ({
  id: line.productId,
  qtt: line.quantity,
  ingredients: line.ingredients.map(({ ingredientId, quantity }) => ({
    id: ingredientId,
    qtt: quantity,
  })),
  free_of_choice: line.choiceId,
});

export class HttpCartGateway implements CartGateway {
  constructor(private readonly api: ApiClient) {}

  calculate(cityId: CityId, lines: readonly CartLine[], signal?: AbortSignal) {
    const body = { domainId: cityId, orderType: 'delivery', goods: lines.map(toWireLine) };
    return this.api.post('/cart/calculate', body, decodeCalculation, { signal });
  }
}
