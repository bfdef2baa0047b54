import type { FavouriteChange, FavouriteProducts } from '../../domain/customer/favourites';
import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { CustomerListsGateway } from '../ports/customer-lists-gateway';
import type { GatewayFailure } from '../ports/gateway-failure';

/** Use-case: tells the account of one click on a heart; returns the account's list. Never rejects. Rules 20.2. */
export const makeChangeFavourites =
  (lists: CustomerListsGateway) =>
  (
    cityId: CityId,
    { kind, productId }: FavouriteChange,
  ): Promise<Result<GatewayFailure, FavouriteProducts>> =>
    kind === 'add'
      ? lists.addFavourites(cityId, [productId])
      : lists.removeFavourite(cityId, productId);

export type ChangeFavourites = ReturnType<typeof makeChangeFavourites>;
