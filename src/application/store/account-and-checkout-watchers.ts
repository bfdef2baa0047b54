import type { CopyDataDeps } from '../account/copy-data.saga';
import { watchDataCopies } from '../account/copy-data.saga';
import type { DeleteAccountDeps } from '../account/delete-account.saga';
import { watchAccountDeletion } from '../account/delete-account.saga';
import type { EndSessionDeps } from '../sign-in/end-session.saga';
import { watchRefusedSessions } from '../sign-in/end-session.saga';
import { watchAccountNews } from '../sign-in/hear-news.saga';
import type { HoldOrderKeysDeps } from '../tracking/hold-order-keys.saga';
import { watchGuestOrders } from '../tracking/hold-order-keys.saga';
import type { JoinAccountDeps } from '../sign-in/join-account.saga';
import type { DeviceLogoutDeps } from '../account/log-out-device.saga';
import { watchDeviceLogouts } from '../account/log-out-device.saga';
import type { LogOutDeps } from '../sign-in/log-out.saga';
import { watchLogout } from '../sign-in/log-out.saga';
import { watchAccountRefreshes } from '../sign-in/refresh-account.saga';
import type { ChangeAddressesDeps } from '../delivery/change-addresses.saga';
import { watchAddressChanges } from '../delivery/change-addresses.saga';
import { watchAddressFinding } from '../addresses/find-addresses.saga';
import type { FindPlacesDeps } from '../addresses/find-places.saga';
import type { CalculateCartDeps } from '../pricing/calculate-cart.saga';
import type { LiveOrderDeps } from '../tracking/follow-live-order.saga';
import { watchLiveOrder } from '../tracking/follow-live-order.saga';
import type { FollowOrderDeps } from '../tracking/follow-order.saga';
import { watchOrder } from '../tracking/follow-order.saga';
import type { FollowOrderListDeps } from '../tracking/follow-order-list.saga';
import { watchOrderList } from '../tracking/follow-order-list.saga';
import { watchPlacing } from '../checkout/place-order.saga';
import type { PlacingDeps } from '../checkout/placing-deps';
import type { ReorderDeps } from '../tracking/reorder.saga';
import { watchReorders } from '../tracking/reorder.saga';
import { watchBonuses } from '../pricing/try-bonuses.saga';
import type { LoadSlots } from '../schedule/load-slots.saga';
import { watchSlots } from '../schedule/load-slots.saga';
import { watchStreetsOfMap } from '../addresses/load-streets.saga';
import type { LoadProfileDeps } from '../profile/load-profile.saga';
import { watchProfile } from '../profile/load-profile.saga';
import type { SaveProfileDeps } from '../profile/save-profile.saga';
import { watchProfileSaves } from '../profile/save-profile.saga';
import { watchOwnReferral } from '../referral/own-referral.saga';
import type { AskCodeDeps } from '../sign-in/ask-code.saga';
import { watchCodesAsked } from '../sign-in/ask-code.saga';
import type { EnterCodeDeps } from '../sign-in/enter-code.saga';
import { watchCodesEntered } from '../sign-in/enter-code.saga';
import { watchProfileModal } from '../sign-in/lead-on.saga';
import type { LinkTelegramDeps } from '../sign-in/link-telegram.saga';
import { watchTelegram } from '../sign-in/link-telegram.saga';
import type { Watcher } from './start-sagas';

/** What the sagas may do for who logs in, orders, or says where they are. */
export interface AccountAndCheckoutUseCases
  extends
    FindPlacesDeps,
    ChangeAddressesDeps,
    JoinAccountDeps,
    EndSessionDeps,
    LogOutDeps,
    DeviceLogoutDeps,
    CopyDataDeps,
    DeleteAccountDeps,
    HoldOrderKeysDeps,
    AskCodeDeps,
    EnterCodeDeps,
    LinkTelegramDeps,
    LoadProfileDeps,
    SaveProfileDeps,
    CalculateCartDeps,
    PlacingDeps,
    FollowOrderDeps,
    FollowOrderListDeps,
    LiveOrderDeps,
    ReorderDeps {
  readonly loadSlots: LoadSlots;
}
export const AccountAndCheckoutUseCases = Symbol('AccountAndCheckoutUseCases');

/** What begins, ends and fills an account. */
const accountWatchersOf = (useCases: AccountAndCheckoutUseCases): readonly Watcher[] => [
  () => watchCodesAsked(useCases),
  () => watchCodesEntered(useCases),
  () => watchTelegram(useCases),
  () => watchProfileModal(useCases),
  () => watchProfile(useCases),
  () => watchProfileSaves(useCases),
  () => watchRefusedSessions(useCases),
  () => watchLogout(useCases),
  () => watchDeviceLogouts(useCases),
  () => watchDataCopies(useCases),
  () => watchAccountDeletion(useCases),
  () => watchAccountNews(useCases),
  () => watchAccountRefreshes(useCases),
  () => watchGuestOrders(useCases),
  watchOwnReferral,
];

/**
 * What answers who logs in, orders, or says where they are. A reader of the menu does none of it, so
 * that a browser fetches it with the first of these actions (`isForCustomers`).
 */
export const accountAndCheckoutWatchers = (
  useCases: AccountAndCheckoutUseCases,
): readonly Watcher[] => [
  () => watchBonuses(useCases),
  () => watchSlots(useCases.loadSlots),
  () => watchPlacing(useCases),
  () => watchOrder(useCases),
  () => watchOrderList(useCases),
  () => watchReorders(useCases),
  () => watchAddressFinding(useCases),
  () => watchStreetsOfMap(useCases.openFinder),
  () => watchAddressChanges(useCases),
  ...accountWatchersOf(useCases),
  // After those that store the key of a placed order.
  () => watchLiveOrder(useCases),
];
