import { combineReducers } from 'redux';
import { accountDataReducer } from '../account/account-data-slice';
import { accountReducer } from '../account/account-slice';
import { freshCodeReducer } from '../account/fresh-code-slice';
import { sessionsReducer } from '../account/sessions-slice';
import { addressBookReducer } from '../address/address-book-slice';
import { addressFormReducer } from '../address/address-form-slice';
import { avoidedAllergensReducer } from '../allergen/avoided-allergens-slice';
import { consentReducer } from '../analytics/consent-slice';
import { bonusesReducer } from '../bonuses/bonuses-slice';
import { cartReducer } from '../cart/cart-slice';
import { catalogueReducer } from '../catalogue/catalogue-slice';
import { furtherPagesReducer } from '../catalogue/further-pages-slice';
import { cityReducer } from '../city/city-slice';
import { contentReducer } from '../content/content-slice';
import { deliveryInfoReducer } from '../delivery/delivery-info-slice';
import { deliveryReducer } from '../delivery/delivery-slice';
import { placesListReducer } from '../delivery/places-list-slice';
import { favouritesReducer } from '../favourites/favourites-slice';
import { languageReducer } from '../language/language-slice';
import { streetsReducer } from '../maps/streets-slice';
import { liveOrderReducer } from '../live-order/live-order-slice';
import { modalReducer } from '../modal/modal-slice';
import { navigationReducer } from '../navigation/navigation-slice';
import { noticeReducer } from '../notice/notice-slice';
import { foundOptionsReducer } from '../order/found-options-slice';
import { orderOptionsReducer } from '../order/order-options-slice';
import { orderListReducer } from '../order/order-list-slice';
import { reorderReducer } from '../order/reorder-slice';
import { placingReducer } from '../order/placing-reducer';
import { trackingReducer } from '../order/tracking-slice';
import { bonusEntryReducer } from '../promotion/bonus-entry-slice';
import { differencesReducer } from '../cart/differences-slice';
import { toldReducer } from '../cart/told-slice';
import { promoEntryReducer } from '../promotion/promo-entry-slice';
import { slotsReducer } from '../schedule/slots-slice';
import { checkoutReducer } from '../checkout/checkout-slice';
import { lostTimeReducer } from '../checkout/lost-time-slice';
import { outageReducer } from '../outage/outage-slice';
import { pageReducer } from '../page/page-slice';
import { pathWantedReducer } from '../page/path-wanted-slice';
import { profileReducer } from '../profile/profile-slice';
import { linkedPromoReducer } from '../promotion/linked-promo-slice';
import { invitationReducer } from '../referral/invitation-slice';
import { referralReducer } from '../referral/referral-slice';
import { searchReducer } from '../search/search-slice';
import { settingsReducer } from '../settings/settings-slice';
import { setupReducer } from '../setup/setup-slice';
import { signInReducer } from '../sign-in/sign-in-slice';
import { viewedReducer } from '../viewed/viewed-slice';
import { warningReducer } from '../warning/warning-slice';

export const rootReducer = combineReducers({
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
  pathWanted: pathWantedReducer,
  catalogue: catalogueReducer,
  furtherPages: furtherPagesReducer,
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
  told: toldReducer,
  differences: differencesReducer,
  promoEntry: promoEntryReducer,
  bonusEntry: bonusEntryReducer,
  checkout: checkoutReducer,
  isTimeLost: lostTimeReducer,
  slots: slotsReducer,
  placing: placingReducer,
  tracking: trackingReducer,
  liveOrder: liveOrderReducer,
  orderList: orderListReducer,
  reorder: reorderReducer,
  linkedPromo: linkedPromoReducer,
  referral: referralReducer,
  modal: modalReducer,
  consent: consentReducer,
  notice: noticeReducer,
});

export type ShopState = ReturnType<typeof rootReducer>;
