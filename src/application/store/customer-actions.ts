import type { Action } from 'redux';
import { copyAsked, deletionAsked } from '../account/account-data-slice';
import { logoutAsked } from '../session/account-slice';
import { deviceLogoutRequested } from '../account/sessions-slice';
import { accountNewsHeard, accountRefreshDue, sessionRefused } from '../session/session-news';
import {
  addressDeleteAsked,
  addressFormOpened,
  addressSaveAsked,
  locationAsked,
  pinMoved,
  streetTyped,
  suggestionChosen,
} from '../addresses/address-form-slice';
import { liveOrderRequested } from '../tracking/live-order-slice';
import { streetsNeeded } from '../addresses/streets-slice';
import type { ModalName } from '../modals/modal-slice';
import { modalOpened } from '../modals/modal-slice';
import { orderListShown } from '../tracking/order-list-slice';
import { placeAsked } from '../placing/placing-slice';
import { reorderAsked } from '../tracking/reorder-slice';
import { cancelAsked, paymentAsked, trackingWanted } from '../tracking/tracking-slice';
import { addressesNeeded, profileNeeded, profileSaveAsked } from '../profile/profile-slice';
import { bonusesTried } from '../pricing/bonus-entry-slice';
import { slotsNeeded } from '../schedule/slots-slice';
import { codeAsked, codeEntered, telegramAsked } from '../sign-in/sign-in-slice';
import { isOf } from '../redux/slice';

/** All that `accountAndCheckoutWatchers` wait for first; what they wait for afterwards they hear in any case. */
const FOR_CUSTOMERS: ReadonlySet<string> = new Set(
  [
    accountNewsHeard,
    accountRefreshDue,
    addressDeleteAsked,
    addressFormOpened,
    addressSaveAsked,
    addressesNeeded,
    bonusesTried,
    cancelAsked,
    codeAsked,
    codeEntered,
    copyAsked,
    deletionAsked,
    deviceLogoutRequested,
    liveOrderRequested,
    locationAsked,
    logoutAsked,
    orderListShown,
    paymentAsked,
    pinMoved,
    placeAsked,
    profileNeeded,
    profileSaveAsked,
    reorderAsked,
    sessionRefused,
    slotsNeeded,
    streetTyped,
    streetsNeeded,
    suggestionChosen,
    telegramAsked,
    trackingWanted,
  ].map(({ type }) => type),
);

/** In these somebody is about to do such a thing. */
const LEADING_THERE: ReadonlySet<ModalName> = new Set(['auth', 'authPhone', 'delivery']);

/** Whether an action asks for something that no reader of the menu does. */
export const isForCustomers = (action: Action): boolean =>
  FOR_CUSTOMERS.has(action.type) ||
  (isOf(modalOpened, action) && LEADING_THERE.has(action.payload));
