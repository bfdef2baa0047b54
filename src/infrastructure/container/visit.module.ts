import { ContainerModule } from 'inversify';
import {
  makeDeleteFromAccount,
  makeSaveToAccount,
} from '../../application/address/account-addresses';
import {
  makeJoinAddresses,
  makeJoinFavourites,
  makeJoinViewed,
} from '../../application/account/join-lists';
import { makeOpenFinder } from '../../application/address/open-finder';
import { makeCalculateCart } from '../../application/cart/calculate-cart';
import { makeChangeFavourites } from '../../application/favourites/change-favourites';
import { makeOutageSince } from '../../application/outage/outage-since';
import { makeLoadContent } from '../../application/page/load-content';
import type { AccountSurroundings } from '../../application/ports/account-surroundings';
import { LostCartStorage } from '../../application/ports/lost-cart-storage';
import { ProblemReporter } from '../../application/ports/problem-reporter';
import { makeLogIn } from '../../application/sign-in/log-in';
import type { ShopUseCases } from '../../application/store/root-saga';
import { makeChooseCity } from '../../application/visit/choose-city';
import { makeLoadFrame } from '../../application/visit/load-frame';
import { makeReadCustomerLists } from '../../application/visit/read-customer-lists';
import type { Instant } from '../../domain/time/instant';
import { HttpAddressGateway } from '../address/http-address-gateway';
import { HttpBonusesGateway } from '../bonuses/http-bonuses-gateway';
import { HttpCartGateway } from '../cart/http-cart-gateway';
import { HttpCatalogueGateway } from '../catalogue/http-catalogue-gateway';
import { HttpCityGateway } from '../city/http-city-gateway';
import { HttpContentGateway } from '../content/http-content-gateway';
import { HttpCustomerListsGateway } from '../customer/http-customer-lists-gateway';
import { HttpDeliveryGateway } from '../delivery/http-delivery-gateway';
import { AnswerCache } from '../http/answer-cache';
import { ApiClient } from '../http/api-client';
import { HttpProfileGateway } from '../profile/http-profile-gateway';
import { HttpOrderGateway } from '../order/http-order-gateway';
import { HttpReferralGateway } from '../referral/http-referral-gateway';
import { HttpSlotsGateway } from '../schedule/http-slots-gateway';
import { HttpSearchGateway } from '../search/http-search-gateway';
import { HttpSignInGateway } from '../sign-in/http-sign-in-gateway';
import { CallerToken, HttpClient, ShopUseCasesToken, Surroundings } from './tokens';

/** Cleans the restaurant's HTML; a part of its own, since only pages with such texts need it. */
export const loadSanitiser = () =>
  import(/* webpackChunkName: "sanitise-html" */ '../html/sanitise-html').then(
    ({ sanitiseHtml }) => sanitiseHtml,
  );

/** What loads pages and their frame, in the language of the caller. */
const pageUseCases = (api: ApiClient, problems: ProblemReporter, now: () => Instant) => {
  const cities = new HttpCityGateway(api);
  const catalogue = new HttpCatalogueGateway(api);
  return {
    chooseCity: makeChooseCity(cities),
    outageSince: makeOutageSince(cities, now),
    loadFrame: makeLoadFrame(cities, catalogue),
    loadContent: makeLoadContent({
      catalogue,
      content: new HttpContentGateway(api, loadSanitiser),
      delivery: new HttpDeliveryGateway(api, problems),
      orders: new HttpOrderGateway(api),
      search: new HttpSearchGateway(api),
      bonuses: new HttpBonusesGateway(api),
      referral: new HttpReferralGateway(api),
    }),
  };
};

/** What a page asks for once it is there. */
const menuUseCases = (api: ApiClient) => {
  const catalogue = new HttpCatalogueGateway(api);
  const search = new HttpSearchGateway(api);
  return {
    loadListing: catalogue.listing.bind(catalogue),
    searchDishes: search.search.bind(search),
    loadCompanions: catalogue.additionals.bind(catalogue),
    loadProducts: catalogue.productsById.bind(catalogue),
  };
};

/** What a signed-in customer's account keeps. */
const customerUseCases = (api: ApiClient) => {
  const lists = new HttpCustomerListsGateway(api);
  const addresses = new HttpAddressGateway(api);
  const profiles = new HttpProfileGateway(api);
  return {
    readCustomerLists: makeReadCustomerLists(lists, profiles),
    loadAccount: profiles.account.bind(profiles),
    saveProfile: profiles.saveProfile.bind(profiles),
    exportAccount: profiles.exportAccount.bind(profiles),
    joinFavourites: makeJoinFavourites(lists),
    joinViewed: makeJoinViewed(lists),
    joinAddresses: makeJoinAddresses(addresses),
    saveToAccount: makeSaveToAccount(addresses),
    deleteFromAccount: makeDeleteFromAccount(addresses),
    changeFavourites: makeChangeFavourites(lists),
    rememberViewed: lists.addViewed.bind(lists),
  };
};

/** How sessions begin and end. */
const sessionUseCases = (api: ApiClient, { inTurn }: AccountSurroundings) => {
  const signIn = new HttpSignInGateway(api);
  const profiles = new HttpProfileGateway(api);
  return {
    sendCode: signIn.sendCode.bind(signIn),
    linkTelegram: signIn.linkTelegram.bind(signIn),
    checkTelegram: signIn.checkTelegram.bind(signIn),
    logIn: makeLogIn(signIn, inTurn),
    logOut: (everywhere: boolean) => inTurn(() => signIn.logOut(everywhere)),
    deleteAccount: () => inTurn(() => profiles.deleteAccount()),
    endSession: (session: string) => inTurn(() => signIn.endSession(session)),
  };
};

/** Where orders go, and on what terms. */
const deliveryUseCases = (api: ApiClient, problems: ProblemReporter) => {
  const delivery = new HttpDeliveryGateway(api, problems);
  return {
    loadArea: delivery.area.bind(delivery),
    loadTerms: delivery.terms.bind(delivery),
  };
};

/** When orders can be had, how they are placed, and what becomes of them. */
const orderUseCases = (api: ApiClient) => {
  const orders = new HttpOrderGateway(api);
  const slots = new HttpSlotsGateway(api);
  return {
    calculateCart: makeCalculateCart(new HttpCartGateway(api)),
    loadSlots: slots.slots.bind(slots),
    placeOrder: orders.place.bind(orders),
    closeAttempt: orders.closeAttempt.bind(orders),
    trackOrder: orders.track.bind(orders),
    changePayment: orders.changePayment.bind(orders),
    cancelOrder: orders.cancel.bind(orders),
    loadOpenOrders: orders.openOrders.bind(orders),
    loadEndedOrders: orders.endedOrders.bind(orders),
  };
};

const shopUseCases = (
  http: HttpClient,
  caller: CallerToken,
  problems: ProblemReporter,
  cache: AnswerCache,
  lostCart: LostCartStorage,
  { loadTexts, sharedCallTime, loadAddressFinder, account, orders, ...surroundings }: Surroundings,
): ShopUseCases => {
  const clientOf = (who: CallerToken) => new ApiClient(http, who, problems, cache, sharedCallTime);
  const api = clientOf(caller);
  return {
    ...pageUseCases(api, problems, account.now),
    ...menuUseCases(api),
    ...customerUseCases(api),
    ...sessionUseCases(api, account),
    ...deliveryUseCases(api, problems),
    openFinder: makeOpenFinder(loadAddressFinder),
    ...orderUseCases(api),
    lostCart,
    ...account,
    ...orders,
    ...surroundings,
    inLanguage: (locale) => ({
      ...pageUseCases(clientOf({ ...caller, locale: () => locale }), problems, account.now),
      loadTexts: () => loadTexts(locale),
    }),
  };
};

/**
 * What belongs to one visit: its language, its token and everything that speaks with them. Loaded
 * into a container of the visit's own; bound in the shared container, the first visitor's token
 * would stay for everyone. One binding, since each costs every request (0.03 ms) and the gateways are
 * asked for by nobody else.
 */
export const visitModule = new ContainerModule(({ bind }) => {
  bind(ShopUseCasesToken).toResolvedValue(shopUseCases, [
    HttpClient,
    CallerToken,
    ProblemReporter,
    AnswerCache,
    LostCartStorage,
    Surroundings,
  ]);
});
