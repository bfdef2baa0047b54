import { watchDataCopies } from '../account/copy-data.saga';
import { watchAccountDeletion } from '../account/delete-account.saga';
import { watchDeviceLogouts } from '../account/log-out-device.saga';
import { watchAddressChanges } from '../delivery/change-addresses.saga';
import { watchAddressFinding } from '../addresses/find-addresses.saga';
import { watchOrder } from '../tracking/follow-order.saga';
import { watchOrderList } from '../tracking/follow-order-list.saga';
import { watchPlacing } from '../checkout/place-order.saga';
import { watchLogout } from '../sign-in/log-out.saga';
import { watchReorders } from '../tracking/reorder.saga';
import { watchBonuses } from '../pricing/try-bonuses.saga';
import { watchSlots } from '../schedule/load-slots.saga';
import { watchStreetsOfMap } from '../addresses/load-streets.saga';
import { watchProfile } from '../profile/load-profile.saga';
import { watchProfileSaves } from '../profile/save-profile.saga';
import { watchCodeRequests } from '../sign-in/ask-code.saga';
import { watchCodesEntered } from '../sign-in/enter-code.saga';
import { watchProfileModal } from '../sign-in/redirect-after-sign-in.saga';
import { watchTelegram } from '../sign-in/link-telegram.saga';
import type { Watchers } from './watcher-saga';
import { watcherSaga } from './watcher-saga';

/** Addresses, orders and what becomes of them. */
const orderWatchers: Watchers = (useCases) => [
  () => watchBonuses(useCases),
  () => watchSlots(useCases.loadSlots),
  () => watchPlacing(useCases),
  () => watchOrder(useCases),
  () => watchOrderList(useCases),
  () => watchReorders(useCases),
  () => watchAddressFinding(useCases),
  () => watchStreetsOfMap(useCases.openFinder),
  () => watchAddressChanges(useCases),
];

/** Returns what begins, ends and fills an account. */
const accountWatchers: Watchers = (useCases) => [
  () => watchCodeRequests(useCases),
  () => watchCodesEntered(useCases),
  () => watchTelegram(useCases),
  () => watchProfileModal(useCases),
  () => watchProfile(useCases),
  () => watchProfileSaves(useCases),
  () => watchLogout(useCases),
  () => watchDeviceLogouts(useCases),
  () => watchDataCopies(useCases),
  () => watchAccountDeletion(useCases),
];

/** What only pages and modals beyond the menu need. */
export const customerSagas = [orderWatchers, accountWatchers].map(watcherSaga);
