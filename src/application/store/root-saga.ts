import type { SagaGenerator } from 'typed-redux-saga';
import { all, call } from 'typed-redux-saga';
import { watchDataCopies } from '../account/copy-data.saga';
import { watchAccountDeletion } from '../account/delete-account.saga';
import { watchRefusedSessions } from '../sign-in/end-session.saga';
import { watchAccountNews } from '../sign-in/hear-news.saga';
import { watchGuestOrders } from '../tracking/hold-order-keys.saga';
import { watchDeviceLogouts } from '../account/log-out-device.saga';
import { watchLogout } from '../sign-in/log-out.saga';
import { watchAccountRefreshes } from '../sign-in/refresh-account.saga';
import { watchAddressChanges } from '../delivery/change-addresses.saga';
import { watchAddressFinding } from '../addresses/find-addresses.saga';
import { watchLiveOrder } from '../tracking/follow-live-order.saga';
import { watchOrder } from '../tracking/follow-order.saga';
import { watchOrderList } from '../tracking/follow-order-list.saga';
import { watchPlacing } from '../checkout/place-order.saga';
import { watchReorders } from '../tracking/reorder.saga';
import { watchBonuses } from '../pricing/try-bonuses.saga';
import { watchSlots } from '../schedule/load-slots.saga';
import { watchStreetsOfMap } from '../addresses/load-streets.saga';
import { watchProfile } from '../profile/load-profile.saga';
import { watchProfileSaves } from '../profile/save-profile.saga';
import { watchOwnReferral } from '../referral/own-referral.saga';
import { watchCodesAsked } from '../sign-in/ask-code.saga';
import { watchCodesEntered } from '../sign-in/enter-code.saga';
import { watchProfileModal } from '../sign-in/lead-on.saga';
import { watchTelegram } from '../sign-in/link-telegram.saga';
import { watchVisitsCounted } from '../analytics/count-visits.saga';
import { watchCart } from '../pricing/calculate-cart.saga';
import { watchDifferences } from '../pricing/name-differences.saga';
import { watchPromoCodes } from '../pricing/try-promo.saga';
import { watchCityRefreshing } from '../pages/refresh-city.saga';
import { watchCartLoss } from '../cart/tell-cart-loss.saga';
import { watchSeenDishes } from '../pricing/remember-dishes.saga';
import { watchCartDishes } from '../pages/load-cart-dishes.saga';
import { watchPages } from '../pages/load-page.saga';
import { watchCompanions } from '../pages/load-companions.saga';
import { watchFurtherPages } from '../catalogue/load-further-page.saga';
import { watchArea } from '../delivery/load-area.saga';
import { watchTerms } from '../delivery/load-terms.saga';
import { watchFavourites } from '../favourites/change-favourites.saga';
import { watchFavouriteDishes } from '../pages/load-favourite-dishes.saga';
import { watchSearch } from '../search/search-dishes.saga';
import { watchViewed } from '../viewed/remember-viewed.saga';
import type { ShopUseCases } from './shop-use-cases';
import type { FaultReport } from './supervise.saga';
import { supervise } from './supervise.saga';

type Watcher = () => SagaGenerator<void>;

/** Pages, languages, the cart and its price. */
const menuWatchers = (useCases: ShopUseCases): readonly Watcher[] => [
  () => watchPages(useCases),
  () => watchCartDishes(useCases.loadContent),
  () => watchFurtherPages(useCases.loadListing),
  () => watchSearch(useCases),
  () => watchCompanions(useCases),
  () => watchCityRefreshing(useCases),
  () => watchCart(useCases),
  watchDifferences,
  () => watchPromoCodes(useCases),
  watchCartLoss,
  watchSeenDishes,
  () => watchFavourites(useCases.changeFavourites),
  () => watchFavouriteDishes(useCases.loadContent),
  () => watchViewed(useCases.rememberViewed),
  () => watchArea(useCases.loadArea),
  () => watchTerms(useCases.loadTerms),
  () => watchVisitsCounted(useCases),
];

/** What begins, ends and fills an account. */
const accountWatchers = (useCases: ShopUseCases): readonly Watcher[] => [
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

/** Addresses, orders and what becomes of them. */
const orderWatchers = (useCases: ShopUseCases): readonly Watcher[] => [
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

/** Begin after those that store the key of a placed order. */
const liveOrderWatchers = (useCases: ShopUseCases): readonly Watcher[] => [
  () => watchLiveOrder(useCases),
];

/**
 * The watchers in groups, to be run in this order. With `report` a fault is reported and its watcher
 * starts again; without it the saga fails.
 */
export const watcherSagas = [menuWatchers, orderWatchers, accountWatchers, liveOrderWatchers].map(
  (group) =>
    function* runWatchers(useCases: ShopUseCases, report?: FaultReport): SagaGenerator<void> {
      const watchers = group(useCases);
      yield* all(watchers.map((watch) => (report ? call(supervise, watch, report) : call(watch))));
    },
);

/** Runs all that answers what happens. */
export function* rootSaga(useCases: ShopUseCases, report?: FaultReport): SagaGenerator<void> {
  yield* all(watcherSagas.map((saga) => call(saga, useCases, report)));
}
