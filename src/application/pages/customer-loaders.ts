import type { AccountGateways } from '../account/account-loaders';
import { accountLoaders } from '../account/account-loaders';
import { orderLoaders } from '../tracking/order-loaders';
import type { CustomerLoaders } from '../navigation/content-loader';

/** Returns what the pages of an account and of orders show. */
export const customerLoaders = (gateways: AccountGateways): CustomerLoaders => ({
  ...accountLoaders(gateways),
  ...orderLoaders(gateways.orders),
});
