import type { CountVisitsDeps } from '../analytics/count-visits.saga';
import { watchVisitsCounted } from '../analytics/count-visits.saga';
import type { CalculateCartDeps } from '../pricing/calculate-cart.saga';
import { watchCart } from '../pricing/calculate-cart.saga';
import { watchDifferences } from '../pricing/name-differences.saga';
import { watchPromoCodes } from '../pricing/try-promo.saga';
import type { RefreshCityDeps } from '../pages/refresh-city.saga';
import { watchCityRefreshing } from '../pages/refresh-city.saga';
import { watchCartLoss } from '../cart/tell-cart-loss.saga';
import { watchSeenDishes } from '../pricing/remember-dishes.saga';
import { watchLostCart } from '../cart/keep-lost-cart.saga';
import { watchCartDishes } from '../pages/load-cart-dishes.saga';
import type { LoadPageDeps } from '../pages/load-page.saga';
import { watchPages } from '../pages/load-page.saga';
import { watchCompanions } from '../pages/load-companions.saga';
import type { LoadCompanionsDeps } from '../pages/load-companions.saga';
import { watchFurtherPages } from '../catalogue/load-further-page.saga';
import type { LoadListing } from '../catalogue/load-further-page.saga';
import type { LoadArea } from '../delivery/load-area.saga';
import { watchArea } from '../delivery/load-area.saga';
import type { LoadTerms } from '../delivery/load-terms.saga';
import { watchTerms } from '../delivery/load-terms.saga';
import type { ChangeFavourites } from '../favourites/change-favourites';
import { watchFavourites } from '../favourites/change-favourites.saga';
import { watchFavouriteDishes } from '../pages/load-favourite-dishes.saga';
import type { SwitchLanguageDeps } from '../pages/switch-language.saga';
import type { LostCartStorage } from '../ports/lost-cart-storage';
import type { SearchDishesDeps } from '../search/search-dishes.saga';
import { watchSearch } from '../search/search-dishes.saga';
import type { RememberViewed } from '../viewed/remember-viewed.saga';
import { watchViewed } from '../viewed/remember-viewed.saga';
import type { Watcher } from './start-sagas';

/** What the sagas may do for everybody. */
export interface MenuUseCases
  extends
    CountVisitsDeps,
    LoadPageDeps,
    RefreshCityDeps,
    SwitchLanguageDeps,
    LoadCompanionsDeps,
    SearchDishesDeps,
    CalculateCartDeps {
  readonly loadListing: LoadListing;
  readonly lostCart: LostCartStorage;
  readonly changeFavourites: ChangeFavourites;
  readonly rememberViewed: RememberViewed;
  readonly loadArea: LoadArea;
  readonly loadTerms: LoadTerms;
}
export const MenuUseCases = Symbol('MenuUseCases');

/** What answers a reader of the menu: pages, languages, the cart and its price. */
export const menuWatchers = (useCases: MenuUseCases): readonly Watcher[] => [
  () => watchPages(useCases),
  () => watchCartDishes(useCases.loadContent),
  () => watchFurtherPages(useCases.loadListing),
  () => watchSearch(useCases),
  () => watchCompanions(useCases),
  () => watchCityRefreshing(useCases),
  () => watchCart(useCases),
  watchDifferences,
  () => watchPromoCodes(useCases),
  () => watchLostCart(useCases.lostCart),
  watchCartLoss,
  watchSeenDishes,
  () => watchFavourites(useCases.changeFavourites),
  () => watchFavouriteDishes(useCases.loadContent),
  () => watchViewed(useCases.rememberViewed),
  () => watchArea(useCases.loadArea),
  () => watchTerms(useCases.loadTerms),
  () => watchVisitsCounted(useCases),
];
