import type { Action, Store } from 'redux';
import { addressesRestored } from '../application/addresses/address-book-slice';
import {
  addressChangeDone,
  addressChangeRefused,
  addressDeleteAsked,
  addressFound,
  addressSaveAsked,
  findingFailed,
  locationAsked,
  pinMoved,
  streetSearchFailed,
  streetTyped,
} from '../application/addresses/address-form-slice';
import { deleteForGuest, saveForGuest } from '../application/delivery/change-guest-addresses';
import { areaFailed, areaNeeded, selectionChanged } from '../application/delivery/delivery-slice';
import { noticeGiven } from '../application/notifications/notice-slice';
import type { ShopState } from '../application/store/root-reducer';
import { isOf } from '../application/redux/slice';
import { pinnedPlace } from '../domain/address/place';
import type { Coordinates } from '../domain/zone/lng-lat';

type Changed = ReturnType<typeof saveForGuest>;

/** The map says nothing, yet a pin is where it was set. */
const standAt = (store: Store<ShopState>, point: Coordinates): void => {
  const place = pinnedPlace(point);
  store.dispatch(
    place.ok
      ? addressFound({ found: { street: '', house: '', place: place.value }, by: 'pin' })
      : findingFailed('place'),
  );
};

const takeOver = (store: Store<ShopState>, changed: Changed, done: string): void => {
  if (!changed.ok) {
    store.dispatch(addressChangeRefused(changed.error));
    return;
  }
  store.dispatch(addressesRestored(changed.value.book));
  store.dispatch(selectionChanged(changed.value.selection));
  store.dispatch(addressChangeDone(undefined));
  store.dispatch(noticeGiven({ text: done, tone: 'done' }));
};

const change = (store: Store<ShopState>, action: Action): void => {
  const { account, addressBook, addressForm, delivery } = store.getState();
  const { addresses } = addressBook;
  if (isOf(addressSaveAsked, action)) {
    if (account.isSignedIn)
      store.dispatch(addressChangeRefused({ text: 'modal.delivery.notSaved' }));
    else {
      const changed = saveForGuest(addresses, action.payload, addressForm.edited);
      takeOver(store, changed, 'modal.delivery.saved');
    }
  }
  if (isOf(addressDeleteAsked, action)) {
    if (account.isSignedIn)
      store.dispatch(addressChangeRefused({ text: 'modal.delivery.notDeleted' }));
    else {
      const changed = deleteForGuest(addresses, action.payload, delivery.selection);
      takeOver(store, changed, 'modal.delivery.deleted');
    }
  }
};

/**
 * Nobody can be asked about streets, and no account told: the form says so where a press would wait
 * for ever. A guest's addresses are kept all the same.
 */
export const answerAddressForm = (store: Store<ShopState>, action: Action): void => {
  if (isOf(areaNeeded, action)) store.dispatch(areaFailed(undefined));
  if (isOf(streetTyped, action)) store.dispatch(streetSearchFailed(undefined));
  if (isOf(pinMoved, action)) standAt(store, action.payload);
  if (isOf(locationAsked, action)) store.dispatch(findingFailed('location.unavailable'));
  change(store, action);
};
