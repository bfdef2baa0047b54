import {
  makeDeleteFromAccount,
  makeSaveToAccount,
} from '../../application/addresses/account-addresses';
import {
  makeJoinAddresses,
  makeJoinFavourites,
  makeJoinViewed,
} from '../../application/sign-in/join-lists';
import { makeOpenFinder } from '../../application/addresses/open-finder';
import type { AccountSurroundings } from '../../application/ports/account-surroundings';
import { makeLogIn } from '../../application/sign-in/log-in';
import { HttpAddressGateway } from '../address/http-address-gateway';
import { HttpBonusesGateway } from '../bonuses/http-bonuses-gateway';
import { HttpCustomerListsGateway } from '../customer/http-customer-lists-gateway';
import type { ApiClient } from '../http/api-client';
import { HttpProfileGateway } from '../profile/http-profile-gateway';
import { HttpOrderGateway } from '../order/http-order-gateway';
import { HttpReferralGateway } from '../referral/http-referral-gateway';
import { HttpSlotsGateway } from '../schedule/http-slots-gateway';
import { HttpSignInGateway } from '../sign-in/http-sign-in-gateway';
import type { CustomerLoaders } from '../../application/navigation/content-loader';
import { customerLoaders } from '../../application/pages/customer-loaders';
import type { CustomerSurroundings } from './tokens';

/** What a signed-in customer's account keeps. */
const customersOwnUseCases = (api: ApiClient) => {
  const lists = new HttpCustomerListsGateway(api);
  const addresses = new HttpAddressGateway(api);
  const profiles = new HttpProfileGateway(api);
  return {
    loadAccount: profiles.account.bind(profiles),
    saveProfile: profiles.saveProfile.bind(profiles),
    logOutDevice: profiles.logOutDevice.bind(profiles),
    confirmPhone: profiles.confirmPhone.bind(profiles),
    exportAccount: profiles.exportAccount.bind(profiles),
    joinFavourites: makeJoinFavourites(lists),
    joinViewed: makeJoinViewed(lists),
    joinAddresses: makeJoinAddresses(addresses),
    saveToAccount: makeSaveToAccount(addresses),
    deleteFromAccount: makeDeleteFromAccount(addresses),
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

/** When orders can be had, how they are placed, and what becomes of them. */
const orderUseCases = (api: ApiClient) => {
  const orders = new HttpOrderGateway(api);
  const slots = new HttpSlotsGateway(api);
  return {
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

/** What the sagas may do for who logs in, orders, or says where they are, beside what a reader may. */
export const customerUseCases = (
  api: ApiClient,
  { loadAddressFinder, account, orders, locateDevice }: CustomerSurroundings,
) => ({
  ...customersOwnUseCases(api),
  ...sessionUseCases(api, account),
  ...orderUseCases(api),
  openFinder: makeOpenFinder(loadAddressFinder),
  locateDevice,
  ...account,
  ...orders,
});

/** What loads the pages of accounts and orders. */
export const customerPages = (api: ApiClient): CustomerLoaders =>
  customerLoaders({
    orders: new HttpOrderGateway(api),
    bonuses: new HttpBonusesGateway(api),
    profiles: new HttpProfileGateway(api),
    referral: new HttpReferralGateway(api),
  });
