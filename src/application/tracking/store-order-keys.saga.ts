import type { SagaGenerator } from 'typed-redux-saga';
import { select, takeEvery } from 'typed-redux-saga';
import { storeOrderKey } from '../../domain/order/stored-order-keys';
import type { Instant } from '../../domain/time/instant';
import { orderPlaced } from '../placing/placing-slice';
import type { PlacedOrder } from '../../domain/order/tracked-order';
import type { OrderKeyStorage } from '../ports/order-key-storage';
import type { ShopAction } from '../redux/slice';
import { selectSelection } from '../delivery/delivery-selectors';
import { selectAccount } from '../session/account-slice';

export interface StoreOrderKeysDeps {
  readonly orderKeys: OrderKeyStorage;
  readonly now: () => Instant;
}

/** Stores the keys of a guest's orders, so that they join the account that the guest logs in to. Rules 13.11. */
export function* watchGuestOrders({ orderKeys, now }: StoreOrderKeysDeps): SagaGenerator<void> {
  yield* takeEvery(orderPlaced.type, function* ({ payload }: ShopAction<PlacedOrder>) {
    const { isSignedIn } = yield* select(selectAccount);
    if (isSignedIn) return;
    const selection = yield* select(selectSelection);
    const address = selection.type === 'delivery' ? selection.address : null;
    const placed = { key: payload.trackingKey, address };
    orderKeys.save(storeOrderKey(orderKeys.load(), placed, now()));
  });
}
