import { ContainerModule } from 'inversify';
import { CartGateway } from '../../application/ports/cart-gateway';
import { makeCalculateCart } from '../../application/pricing/calculate-cart';
import { HttpCartGateway } from '../cart/http-cart-gateway';
import { ApiClient } from '../http/api-client';

const cartUseCases = (carts: CartGateway) => ({ calculateCart: makeCalculateCart(carts) });

export type CartUseCases = ReturnType<typeof cartUseCases>;
export const CartUseCases = Symbol('CartUseCases');

export const cartModule = new ContainerModule(({ bind }) => {
  bind(CartGateway)
    .toResolvedValue((api: ApiClient) => new HttpCartGateway(api), [ApiClient])
    .inRequestScope();
  bind(CartUseCases).toResolvedValue(cartUseCases, [CartGateway]).inRequestScope();
});
