import type { CartCalculation } from '../../domain/cart/cart-calculation';
import type { CartLine } from '../../domain/cart/cart-line';
import type { CalculationFailure } from '../../domain/cart/cart-reset';
import { emptiesCart } from '../../domain/cart/cart-reset';
import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import { refuse } from '../../domain/result/result';
import type { CartGateway } from '../ports/cart-gateway';
import type { GatewayFailure } from '../ports/gateway-failure';

/** Why there is no price: the cart itself was refused, or the answer did not come. */
export interface CalculationRefusal {
  readonly kind: 'CartRefused' | 'NoPrice';
}

const asCalculationFailure = (failure: GatewayFailure): CalculationFailure => {
  switch (failure.kind) {
    case 'refused':
      return { kind: 'refused', status: failure.status, errorKeys: Object.keys(failure.errors) };
    case 'undecodable':
      return { kind: 'undecodable' };
    case 'aborted':
      return { kind: 'overtaken' };
    case 'unreachable':
    case 'timeout':
      return { kind: 'no-answer' };
  }
};

/** Use-case: what the cart costs, and whether a refusal means that it has to be emptied. Rules 2.6. */
export const makeCalculateCart =
  (carts: CartGateway) =>
  async (
    cityId: CityId,
    lines: readonly CartLine[],
    signal?: AbortSignal,
  ): Promise<Result<CalculationRefusal, CartCalculation>> => {
    const answer = await carts.calculate(cityId, lines, signal);
    if (answer.ok) return answer;
    return refuse({
      kind: emptiesCart(asCalculationFailure(answer.error)) ? 'CartRefused' : 'NoPrice',
    });
  };

export type CalculateCart = ReturnType<typeof makeCalculateCart>;
