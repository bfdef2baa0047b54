import type { CityId, ProductId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { CustomerListsGateway } from '../ports/customer-lists-gateway';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { CustomerAccount, ProfileGateway } from '../ports/profile-gateway';

type Ids = Result<GatewayFailure, readonly ProductId[]>;

export interface CustomerLists {
  readonly favourites: Ids;
  readonly viewed: Ids;
  /** Profile and addresses: one answer tells both. */
  readonly account: Result<GatewayFailure, CustomerAccount>;
}

/** Use-case: a signed-in customer's lists of dishes and account, fetched side by side. Never rejects. */
export const makeReadCustomerLists =
  (lists: CustomerListsGateway, profiles: ProfileGateway) =>
  async (cityId: CityId, signal: AbortSignal): Promise<CustomerLists> => {
    const [favourites, viewed, account] = await Promise.all([
      lists.favourites(cityId, signal),
      lists.viewed(cityId, signal),
      profiles.account(signal),
    ]);
    return { favourites, viewed, account };
  };

export type ReadCustomerLists = ReturnType<typeof makeReadCustomerLists>;
