import type { SagaGenerator } from 'typed-redux-saga';
import { put, select, takeEvery } from 'typed-redux-saga';
import { storeOrderKey } from '../../domain/order/stored-order-keys';
import type { Instant } from '../../domain/time/instant';
import { orderPlaced } from '../placing/placing-slice';
import type { PlacedOrder } from '../../domain/order/tracked-order';
import type { OrderKeyStorage } from '../ports/order-key-storage';
import type { ShopAction } from '../redux/slice';
import { selectCheckout } from '../checkout/checkout-slice';
import { contactUsed } from '../checkout/last-contact-slice';
import { selectSelection } from '../delivery/delivery-selectors';
import { selectAccount } from '../session/account-slice';

export interface StoreOrderKeysDeps {
  readonly orderKeys: OrderKeyStorage;
  readonly now: () => Instant;
}

/**
 * Stores who has ordered and how it is paid, for the next order, and the keys of a guest's orders, so
 * that they join the account that the guest logs in to. Rules 13.7, 13.11.
 */
export function* watchGuestOrders({ orderKeys, now }: StoreOrderKeysDeps): SagaGenerator<void> {
  yield* takeEvery(orderPlaced.type, function* ({ payload }: ShopAction<PlacedOrder>) {
    const { isSignedIn } = yield* select(selectAccount);
    const { firstName, phone, paymentType } = yield* select(selectCheckout);
    if (isSignedIn) {
      // Name and phone are the account's.
      yield* put(contactUsed({ firstName: '', phone: '', paymentType }));
      return;
    }
    const selection = yield* select(selectSelection);
    const address = selection.type === 'delivery' ? selection.address : null;
    const placed = { key: payload.trackingKey, address };
    orderKeys.save(storeOrderKey(orderKeys.load(), placed, now()));
    yield* put(contactUsed({ firstName, phone, paymentType }));
  });
}
