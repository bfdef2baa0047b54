import type { DataCopying } from '../account/copy-data.saga';
import { watchDataCopies } from '../account/copy-data.saga';
import type { AccountDeleting } from '../account/delete-account.saga';
import { watchAccountDeletion } from '../account/delete-account.saga';
import type { SessionEnding } from '../sign-in/end-session.saga';
import { watchRefusedSessions } from '../sign-in/end-session.saga';
import { watchAccountNews } from '../sign-in/hear-news.saga';
import type { OrderKeyHolding } from '../tracking/hold-order-keys.saga';
import { watchGuestOrders } from '../tracking/hold-order-keys.saga';
import type { AccountJoining } from '../sign-in/join-account.saga';
import type { DeviceLogoutDeps } from '../account/log-out-device.saga';
import { watchDeviceLogouts } from '../account/log-out-device.saga';
import type { LoggingOut } from '../sign-in/log-out.saga';
import { watchLogout } from '../sign-in/log-out.saga';
import { watchAccountRefreshes } from '../sign-in/refresh-account.saga';
import type { AddressChanging } from '../delivery/change-addresses.saga';
import { watchAddressChanges } from '../delivery/change-addresses.saga';
import { watchAddressFinding } from '../addresses/find-addresses.saga';
import type { PlaceFinding } from '../addresses/find-places.saga';
import type { CartPricing } from '../pricing/calculate-cart.saga';
import type { LiveOrderDeps } from '../tracking/follow-live-order.saga';
import { watchLiveOrder } from '../tracking/follow-live-order.saga';
import type { OrderFollowing } from '../tracking/follow-order.saga';
import { watchOrder } from '../tracking/follow-order.saga';
import type { OrderListFollowing } from '../tracking/follow-order-list.saga';
import { watchOrderList } from '../tracking/follow-order-list.saga';
import { watchPlacing } from '../checkout/place-order.saga';
import type { PlacingDeps } from '../checkout/placing-deps';
import type { Reordering } from '../tracking/reorder.saga';
import { watchReorders } from '../tracking/reorder.saga';
import { watchBonuses } from '../pricing/try-bonuses.saga';
import type { LoadSlots } from '../schedule/load-slots.saga';
import { watchSlots } from '../schedule/load-slots.saga';
import { watchStreetsOfMap } from '../addresses/load-streets.saga';
import type { ProfileLoading } from '../profile/load-profile.saga';
import { watchProfile } from '../profile/load-profile.saga';
import type { ProfileSaving } from '../profile/save-profile.saga';
import { watchProfileSaves } from '../profile/save-profile.saga';
import { watchOwnReferral } from '../referral/own-referral.saga';
import type { CodeAsking } from '../sign-in/ask-code.saga';
import { watchCodesAsked } from '../sign-in/ask-code.saga';
import type { CodeEntering } from '../sign-in/enter-code.saga';
import { watchCodesEntered } from '../sign-in/enter-code.saga';
import { watchProfileModal } from '../sign-in/lead-on.saga';
import type { TelegramLinking } from '../sign-in/link-telegram.saga';
import { watchTelegram } from '../sign-in/link-telegram.saga';
import type { Watcher } from './start-sagas';

/** What the sagas may do for who logs in, orders, or says where they are. */
export interface CustomerUseCases
  extends
    PlaceFinding,
    AddressChanging,
    AccountJoining,
    SessionEnding,
    LoggingOut,
    DeviceLogoutDeps,
    DataCopying,
    AccountDeleting,
    OrderKeyHolding,
    CodeAsking,
    CodeEntering,
    TelegramLinking,
    ProfileLoading,
    ProfileSaving,
    CartPricing,
    PlacingDeps,
    OrderFollowing,
    OrderListFollowing,
    LiveOrderDeps,
    Reordering {
  readonly loadSlots: LoadSlots;
}

/** What begins, ends and fills an account. */
const accountWatchersOf = (useCases: CustomerUseCases): readonly Watcher[] => [
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
export const customerWatchers = (useCases: CustomerUseCases): readonly Watcher[] => [
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
