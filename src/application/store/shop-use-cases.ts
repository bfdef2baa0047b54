import type { EnterShopDeps } from '../pages/enter-shop.saga';
import type { CopyDataDeps } from '../account/copy-data.saga';
import type { DeleteAccountDeps } from '../account/delete-account.saga';
import type { EndSessionDeps } from '../sign-in/end-session.saga';
import type { StoreOrderKeysDeps } from '../tracking/store-order-keys.saga';
import type { JoinAccountDeps } from '../sign-in/join-account.saga';
import type { DeviceLogoutDeps } from '../account/log-out-device.saga';
import type { LogOutDeps } from '../sign-in/log-out.saga';
import type { ChangeAddressesDeps } from '../delivery/change-addresses.saga';
import type { FindPlacesDeps } from '../addresses/find-places.saga';
import type { CalculateCartDeps } from '../pricing/calculate-cart.saga';
import type { LiveOrderDeps } from '../tracking/follow-live-order.saga';
import type { FollowOrderDeps } from '../tracking/follow-order.saga';
import type { FollowOrderListDeps } from '../tracking/follow-order-list.saga';
import type { PlacingDeps } from '../checkout/placing-deps';
import type { ReorderDeps } from '../tracking/reorder.saga';
import type { LoadSlots } from '../schedule/load-slots.saga';
import type { LoadProfileDeps } from '../profile/load-profile.saga';
import type { SaveProfileDeps } from '../profile/save-profile.saga';
import type { AskCodeDeps } from '../sign-in/ask-code.saga';
import type { EnterCodeDeps } from '../sign-in/enter-code.saga';
import type { LinkTelegramDeps } from '../sign-in/link-telegram.saga';
import type { CountVisitsDeps } from '../analytics/count-visits.saga';
import type { RefreshCityDeps } from '../pages/refresh-city.saga';
import type { LoadPageDeps } from '../pages/load-page.saga';
import type { LoadCompanionsDeps } from '../pages/load-companions.saga';
import type { LoadListing } from '../catalogue/load-further-page.saga';
import type { LoadArea } from '../delivery/load-area.saga';
import type { LoadTerms } from '../delivery/load-terms.saga';
import type { ChangeFavourites } from '../favourites/change-favourites';
import type { SwitchLanguageDeps } from '../pages/switch-language.saga';
import type { SearchDishesDeps } from '../search/search-dishes.saga';
import type { RememberViewed } from '../viewed/remember-viewed.saga';

/** What the sagas may do; composed from use-cases and adapters where the shop starts. */
export interface ShopUseCases
  extends
    EnterShopDeps,
    CountVisitsDeps,
    LoadPageDeps,
    RefreshCityDeps,
    SwitchLanguageDeps,
    LoadCompanionsDeps,
    SearchDishesDeps,
    CalculateCartDeps,
    FindPlacesDeps,
    ChangeAddressesDeps,
    JoinAccountDeps,
    EndSessionDeps,
    LogOutDeps,
    DeviceLogoutDeps,
    CopyDataDeps,
    DeleteAccountDeps,
    StoreOrderKeysDeps,
    AskCodeDeps,
    EnterCodeDeps,
    LinkTelegramDeps,
    LoadProfileDeps,
    SaveProfileDeps,
    PlacingDeps,
    FollowOrderDeps,
    FollowOrderListDeps,
    LiveOrderDeps,
    ReorderDeps {
  readonly loadListing: LoadListing;
  readonly changeFavourites: ChangeFavourites;
  readonly rememberViewed: RememberViewed;
  readonly loadArea: LoadArea;
  readonly loadTerms: LoadTerms;
  readonly loadSlots: LoadSlots;
}
export const ShopUseCases = Symbol('ShopUseCases');
