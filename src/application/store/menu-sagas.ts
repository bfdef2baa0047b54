import { watchRefusedSessions } from '../sign-in/end-session.saga';
import { watchAccountNews } from '../sign-in/hear-news.saga';
import { watchGuestOrders } from '../tracking/store-order-keys.saga';
import { watchAccountRefreshes } from '../sign-in/refresh-account.saga';
import { watchLiveOrder } from '../tracking/follow-live-order.saga';
import { watchOwnReferral } from '../referral/own-referral.saga';
import { watchVisitsCounted } from '../analytics/count-visits.saga';
import { watchCart } from '../pricing/calculate-cart.saga';
import { watchDifferences } from '../pricing/name-differences.saga';
import { watchPromoCodes } from '../pricing/try-promo.saga';
import { watchCityRefreshing } from '../pages/refresh-city.saga';
import { watchCartLoss } from '../cart/tell-cart-loss.saga';
import { watchSeenDishes } from '../pricing/remember-dishes.saga';
import { watchCartDishes } from '../pages/load-cart-dishes.saga';
import { watchOpenDish } from '../pages/load-dish.saga';
import { watchPages } from '../pages/load-page.saga';
import { watchCompanions } from '../pages/load-companions.saga';
import { watchMenuSections } from '../catalogue/load-menu-sections.saga';
import { watchFurtherPages } from '../catalogue/load-further-page.saga';
import { watchArea } from '../delivery/load-area.saga';
import { watchTerms } from '../delivery/load-terms.saga';
import { watchFavourites } from '../favourites/change-favourites.saga';
import { watchFavouriteDishes } from '../pages/load-favourite-dishes.saga';
import { watchSearch } from '../search/search-dishes.saga';
import { watchViewed } from '../viewed/remember-viewed.saga';
import type { Watchers } from './watcher-saga';
import { watcherSaga } from './watcher-saga';

/** Pages, languages, the cart and its price. */
const menuWatchers: Watchers = (useCases) => [
  () => watchPages(useCases),
  () => watchOpenDish(useCases.loadContent),
  () => watchCartDishes(useCases.loadContent),
  () => watchFurtherPages(useCases.loadListing),
  () => watchMenuSections(useCases.loadListing),
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

/** Returns what other tabs and the backend say of the session, and whose a placed order is. */
const sessionWatchers: Watchers = (useCases) => [
  () => watchRefusedSessions(useCases),
  () => watchAccountNews(useCases),
  () => watchAccountRefreshes(useCases),
  () => watchGuestOrders(useCases),
  watchOwnReferral,
];

/** Begin after those that store the key of a placed order. */
const liveOrderWatchers: Watchers = (useCases) => [() => watchLiveOrder(useCases)];

/** What every page may need; groups to be run in this order. */
export const menuSagas = [menuWatchers, sessionWatchers, liveOrderWatchers].map(watcherSaga);
