import { combineReducers } from 'redux';
import { accountDataReducer } from '../account/account-data-slice';
import { accountReducer } from '../session/account-slice';
import { freshCodeReducer } from '../sign-in/fresh-code-slice';
import { sessionsReducer } from '../account/sessions-slice';
import { addressBookReducer } from '../addresses/address-book-slice';
import { addressFormReducer } from '../addresses/address-form-slice';
import { avoidedAllergensReducer } from '../allergen/avoided-allergens-slice';
import { consentReducer } from '../analytics/consent-slice';
import { bonusesReducer } from '../account/bonuses-slice';
import { cartReducer } from '../cart/cart-slice';
import { catalogueReducer } from '../catalogue/catalogue-slice';
import { furtherPagesReducer } from '../catalogue/further-pages-slice';
import { menuSectionsReducer } from '../catalogue/menu-sections-slice';
import { cityReducer } from '../city/city-slice';
import { contentReducer } from '../content/content-slice';
import { deliveryInfoReducer } from '../delivery/delivery-info-slice';
import { deliveryReducer } from '../delivery/delivery-slice';
import { placesListReducer } from '../delivery/places-list-slice';
import { favouritesReducer } from '../favourites/favourites-slice';
import { languageReducer } from '../session/language-slice';
import { streetsReducer } from '../addresses/streets-slice';
import { lastOrderReducer } from '../tracking/last-order-slice';
import { liveOrderReducer } from '../tracking/live-order-slice';
import { modalReducer } from '../modals/modal-slice';
import { navigationReducer } from '../navigation/navigation-slice';
import { toastReducer } from '../notifications/toast-slice';
import { foundOptionsReducer } from '../order-options/found-options-slice';
import { orderOptionsReducer } from '../order-options/order-options-slice';
import { orderListReducer } from '../tracking/order-list-slice';
import { reorderReducer } from '../tracking/reorder-slice';
import { placingReducer } from '../checkout/placing-reducer';
import { trackingReducer } from '../tracking/tracking-slice';
import { bonusEntryReducer } from '../pricing/bonus-entry-slice';
import { differencesReducer } from '../pricing/differences-slice';
import { seenNoticesReducer } from '../cart/seen-notices-slice';
import { promoEntryReducer } from '../pricing/promo-entry-slice';
import { slotsReducer } from '../schedule/slots-slice';
import { checkoutReducer } from '../checkout/checkout-slice';
import { lastContactReducer } from '../checkout/last-contact-slice';
import { lostTimeReducer } from '../checkout/lost-time-slice';
import { outageReducer } from '../outage/outage-slice';
import { pageReducer } from '../navigation/page-slice';
import { requestedPathReducer } from '../navigation/requested-path-slice';
import { profileReducer } from '../profile/profile-slice';
import { linkedPromoReducer } from '../pricing/linked-promo-slice';
import { invitationReducer } from '../account/invitation-slice';
import { referralReducer } from '../referral/referral-slice';
import { searchReducer } from '../search/search-slice';
import { settingsReducer } from '../settings/settings-slice';
import { setupReducer } from '../setup/setup-slice';
import { signInReducer } from '../sign-in/sign-in-slice';
import { viewedReducer } from '../viewed/viewed-slice';
import { warningReducer } from '../warning/warning-slice';

export const rootReducer = combineReducers({
  // Its listing is nearest to the cards of the page (`catalogue-slice.ts`).
  catalogue: catalogueReducer,
  setup: setupReducer,
  language: languageReducer,
  account: accountReducer,
  accountData: accountDataReducer,
  freshCode: freshCodeReducer,
  sessions: sessionsReducer,
  signIn: signInReducer,
  profile: profileReducer,
  bonuses: bonusesReducer,
  invitation: invitationReducer,
  city: cityReducer,
  outage: outageReducer,
  settings: settingsReducer,
  navigation: navigationReducer,
  page: pageReducer,
  requestedPath: requestedPathReducer,
  furtherPages: furtherPagesReducer,
  menuSections: menuSectionsReducer,
  avoidedAllergens: avoidedAllergensReducer,
  content: contentReducer,
  deliveryInfo: deliveryInfoReducer,
  search: searchReducer,
  favourites: favouritesReducer,
  viewed: viewedReducer,
  warning: warningReducer,
  addressBook: addressBookReducer,
  addressForm: addressFormReducer,
  delivery: deliveryReducer,
  streets: streetsReducer,
  placesList: placesListReducer,
  cart: cartReducer,
  orderOptions: orderOptionsReducer,
  foundOptions: foundOptionsReducer,
  seenNotices: seenNoticesReducer,
  differences: differencesReducer,
  promoEntry: promoEntryReducer,
  bonusEntry: bonusEntryReducer,
  checkout: checkoutReducer,
  lastContact: lastContactReducer,
  isTimeLost: lostTimeReducer,
  slots: slotsReducer,
  placing: placingReducer,
  tracking: trackingReducer,
  liveOrder: liveOrderReducer,
  lastOrder: lastOrderReducer,
  orderList: orderListReducer,
  reorder: reorderReducer,
  linkedPromo: linkedPromoReducer,
  referral: referralReducer,
  modal: modalReducer,
  consent: consentReducer,
  toast: toastReducer,
});

export type ShopState = ReturnType<typeof rootReducer>;
