import type { SagaGenerator } from 'typed-redux-saga';
import { all, call } from 'typed-redux-saga';
import type { DataCopying } from '../account/copy-data.saga';
import { watchDataCopies } from '../account/copy-data.saga';
import type { AccountDeleting } from '../account/delete-account.saga';
import { watchAccountDeletion } from '../account/delete-account.saga';
import type { SessionEnding } from '../account/end-session.saga';
import { watchRefusedSessions } from '../account/end-session.saga';
import { watchAccountNews } from '../account/hear-news.saga';
import type { OrderKeyHolding } from '../account/hold-order-keys.saga';
import { watchGuestOrders } from '../account/hold-order-keys.saga';
import type { AccountJoining } from '../account/join-account.saga';
import type { LoggingOut } from '../account/log-out.saga';
import { watchLogout } from '../account/log-out.saga';
import type { AddressChanging } from '../address/change-addresses.saga';
import { watchAddressChanges } from '../address/change-addresses.saga';
import { watchAddressFinding } from '../address/find-addresses.saga';
import type { PlaceFinding } from '../address/find-places.saga';
import type { VisitCounting } from '../analytics/count-visits.saga';
import { watchVisitsCounted } from '../analytics/count-visits.saga';
import type { CartPricing } from '../cart/calculate-cart.saga';
import { watchCart } from '../cart/calculate-cart.saga';
import { watchDifferences } from '../cart/name-differences.saga';
import type { OrderFollowing } from '../order/follow-order.saga';
import { watchOrder } from '../order/follow-order.saga';
import type { OrderListFollowing } from '../order/follow-order-list.saga';
import { watchOrderList } from '../order/follow-order-list.saga';
import type { OrderPlacing } from '../order/place-order.saga';
import { watchPlacing } from '../order/place-order.saga';
import type { Reordering } from '../order/reorder.saga';
import { watchReorders } from '../order/reorder.saga';
import { watchBonuses } from '../promotion/try-bonuses.saga';
import { watchPromoCodes } from '../promotion/try-promo.saga';
import type { LoadSlots } from '../schedule/load-slots.saga';
import { watchSlots } from '../schedule/load-slots.saga';
import { watchCityRefreshing } from '../city/refresh-city.saga';
import { watchLostCart } from '../cart/keep-lost-cart.saga';
import { watchCartDishes } from '../page/load-cart-dishes.saga';
import { watchPages } from '../page/load-page.saga';
import { watchCompanions } from '../catalogue/load-companions.saga';
import type { CompanionLoading } from '../catalogue/load-companions.saga';
import { watchFurtherPages } from '../catalogue/load-further-page.saga';
import type { LoadListing } from '../catalogue/load-further-page.saga';
import type { LoadArea } from '../delivery/load-area.saga';
import { watchArea } from '../delivery/load-area.saga';
import type { LoadTerms } from '../delivery/load-terms.saga';
import { watchTerms } from '../delivery/load-terms.saga';
import type { ChangeFavourites } from '../favourites/change-favourites';
import { watchFavourites } from '../favourites/change-favourites.saga';
import { watchFavouriteDishes } from '../favourites/load-favourite-dishes.saga';
import type { LanguageLoading } from '../language/switch-language.saga';
import { watchStreetsOfMap } from '../maps/load-streets.saga';
import type { LostCartStorage } from '../ports/lost-cart-storage';
import type { ProfileLoading } from '../profile/load-profile.saga';
import { watchProfile } from '../profile/load-profile.saga';
import type { ProfileSaving } from '../profile/save-profile.saga';
import { watchProfileSaves } from '../profile/save-profile.saga';
import { watchOwnReferral } from '../referral/own-referral.saga';
import type { SearchLoading } from '../search/search-dishes.saga';
import { watchSearch } from '../search/search-dishes.saga';
import type { CodeAsking } from '../sign-in/ask-code.saga';
import { watchCodesAsked } from '../sign-in/ask-code.saga';
import type { CodeEntering } from '../sign-in/enter-code.saga';
import { watchCodesEntered } from '../sign-in/enter-code.saga';
import { watchProfileModal } from '../sign-in/lead-on.saga';
import type { TelegramLinking } from '../sign-in/link-telegram.saga';
import { watchTelegram } from '../sign-in/link-telegram.saga';
import type { RememberViewed } from '../viewed/remember-viewed.saga';
import { watchViewed } from '../viewed/remember-viewed.saga';
import type { VisitLoading } from '../visit/enter-shop.saga';
import { watchVisits } from '../visit/enter-shop.saga';
import type { FaultReport } from './supervise.saga';
import { supervise } from './supervise.saga';

/** Everything the sagas may do, handed in by whoever composes the shop. */
export interface ShopUseCases
  extends
    VisitCounting,
    VisitLoading,
    LanguageLoading,
    CompanionLoading,
    SearchLoading,
    PlaceFinding,
    AddressChanging,
    AccountJoining,
    SessionEnding,
    LoggingOut,
    DataCopying,
    AccountDeleting,
    OrderKeyHolding,
    CodeAsking,
    CodeEntering,
    TelegramLinking,
    ProfileLoading,
    ProfileSaving,
    CartPricing,
    OrderPlacing,
    OrderFollowing,
    OrderListFollowing,
    Reordering {
  readonly loadSlots: LoadSlots;
  readonly loadListing: LoadListing;
  readonly lostCart: LostCartStorage;
  readonly changeFavourites: ChangeFavourites;
  readonly rememberViewed: RememberViewed;
  readonly loadArea: LoadArea;
  readonly loadTerms: LoadTerms;
}

/** What begins, ends and fills an account. */
const accountWatchersOf = (useCases: ShopUseCases): readonly (() => SagaGenerator<void>)[] => [
  () => watchCodesAsked(useCases),
  () => watchCodesEntered(useCases),
  () => watchTelegram(useCases),
  () => watchProfileModal(useCases),
  () => watchProfile(useCases),
  () => watchProfileSaves(useCases),
  () => watchRefusedSessions(useCases),
  () => watchLogout(useCases),
  () => watchDataCopies(useCases),
  () => watchAccountDeletion(useCases),
  () => watchAccountNews(useCases),
  () => watchGuestOrders(useCases),
  watchOwnReferral,
];

/** What prices, places and follows orders. */
const orderWatchersOf = (useCases: ShopUseCases): readonly (() => SagaGenerator<void>)[] => [
  () => watchCart(useCases),
  watchDifferences,
  () => watchPromoCodes(useCases),
  () => watchBonuses(useCases),
  () => watchSlots(useCases.loadSlots),
  () => watchPlacing(useCases),
  () => watchOrder(useCases),
  () => watchOrderList(useCases),
  () => watchReorders(useCases),
];

const watchersOf = (useCases: ShopUseCases): readonly (() => SagaGenerator<void>)[] => [
  () => watchVisits(useCases),
  () => watchPages(useCases),
  () => watchCartDishes(useCases.loadContent),
  () => watchFurtherPages(useCases.loadListing),
  () => watchSearch(useCases),
  () => watchCompanions(useCases),
  () => watchCityRefreshing(useCases),
  ...orderWatchersOf(useCases),
  () => watchLostCart(useCases.lostCart),
  () => watchFavourites(useCases.changeFavourites),
  () => watchFavouriteDishes(useCases.loadContent),
  () => watchViewed(useCases.rememberViewed),
  () => watchArea(useCases.loadArea),
  () => watchTerms(useCases.loadTerms),
  () => watchAddressFinding(useCases),
  () => watchStreetsOfMap(useCases.openFinder),
  () => watchAddressChanges(useCases),
  () => watchVisitsCounted(useCases),
  ...accountWatchersOf(useCases),
];

/**
 * All that answers what happens in a browser; a server's visit is only loaded (`runVisit`). With
 * `report` given, a fault is told there and its watcher starts again.
 */
export function* rootSaga(useCases: ShopUseCases, report?: FaultReport) {
  yield* all(
    watchersOf(useCases).map((watch) => (report ? call(supervise, watch, report) : call(watch))),
  );
}
