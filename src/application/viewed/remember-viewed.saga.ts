import { call, select, takeEvery } from 'typed-redux-saga';
import type { ProductId } from '../../domain/id/ids';
import type { CityRoot } from '../city/city-slice';
import type { CustomerListsGateway } from '../ports/customer-lists-gateway';
import type { ShopAction } from '../redux/slice';
import type { AccountRoot } from '../session/account-slice';
import { productViewed } from './viewed-slice';

export type RememberViewed = CustomerListsGateway['addViewed'];

function* rememberViewed(remember: RememberViewed, { payload }: ShopAction<ProductId>) {
  const { account, city } = yield* select((state: AccountRoot & CityRoot) => state);
  if (!account.isSignedIn || !city.current) return;
  // Nobody waits for this, and nobody misses it: what became of it does not matter.
  yield* call(remember, city.current.id, [payload]);
}

/** Tells a signed-in customer's account which dishes were looked at. Rules 20.1. */
export function* watchViewed(remember: RememberViewed) {
  yield* takeEvery(productViewed.type, rememberViewed, remember);
}
