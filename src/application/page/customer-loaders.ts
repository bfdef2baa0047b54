import type { AccountGateways } from '../account/account-loaders';
import { accountLoaders } from '../account/account-loaders';
import { orderLoaders } from '../order/order-loaders';
import type { OrderGateway } from '../ports/order-gateway';
import type { CustomerLoaders } from './content-loader';

export interface CustomerGateways extends AccountGateways {
  readonly orders: OrderGateway;
}

/** What the pages of an account and of orders show. */
export const customerLoaders = ({ orders, ...account }: CustomerGateways): CustomerLoaders => ({
  ...accountLoaders(account),
  ...orderLoaders(orders),
});
