import { Router } from 'express';
import type { DeliveryInfo } from '../../../contract/wire/city';
import type { AnswerOf } from '../../../contract/wire/codec';
import { ok, refuse, textOfEntry } from '../../../src/domain';
import type { OfferScope } from '../../../src/domain/fulfilment/offer-scope';
import { instant } from '../../../src/domain/time/instant';
import type { NavigationItem } from '../../city/city';
import type { CityWireContext } from '../../city/city-wire';
import {
  toWireDelivery,
  toWireDomain,
  toWireDomainWithShapes,
  toWireNavigationItem,
} from '../../city/city-wire';
import { readOrderings } from '../../order-intake/load-ordering';
import { namedPayments, toWirePayment } from '../../payment/payment-offers';
import { equipmentOf, toWireEquipment } from '../../shop/equipment';
import { ownPayments } from '../../shop/own-offers';
import { ownSocials } from '../../shop/own-shop';
import type { ApiCall, ApiHandler } from '../api-handler';
import type { ApiKit } from '../api-kit';
import { cityOf } from '../city-call';
import { NOT_FOUND } from '../../refusal/refusal';

const showingOf = async (
  { localise, shop }: ApiCall,
  { storage, settings, now }: ApiKit,
): Promise<CityWireContext> => ({
  localise,
  currency: shop.currency,
  storefrontPort: settings.storefrontPort,
  socials: ownSocials(shop.own),
  orderings: await readOrderings(storage.shop, instant(now().getTime())),
});

/** GET /domain */
export const listDomains =
  (kit: ApiKit): ApiHandler =>
  async (call) => {
    const showing = await showingOf(call, kit);
    return ok(call.shop.cities.map((city) => toWireDomain(city, showing)));
  };

/** GET /domain/{id} */
export const showDomain =
  (kit: ApiKit): ApiHandler =>
  async (call) => {
    const city = cityOf(call);
    return city ? ok(toWireDomainWithShapes(city, await showingOf(call, kit))) : refuse(NOT_FOUND);
  };

/** GET /domain/{id}/delivery: where the city cooks and delivers, and how one pays. */
export const showDelivery =
  (kit: ApiKit): ApiHandler =>
  async (call) => {
    const city = cityOf(call);
    if (!city) return refuse(NOT_FOUND);
    const isHere = ({ cityIds }: OfferScope) => cityIds?.includes(city.id) ?? true;
    return ok<AnswerOf<typeof DeliveryInfo>>({
      ...toWireDelivery(city, await showingOf(call, kit)),
      payments: namedPayments(call.paymentProvider, ownPayments(call.shop))
        .filter(isHere)
        .map(toWirePayment),
      equipment: equipmentOf(call.shop, call)
        .filter(isHere)
        .map(toWireEquipment(call.shop.currency)),
    });
  };

/** GET /domain/{id}/navigation: what leads to a text that is not there is left out. */
export const listNavigation: ApiHandler = (call) => {
  if (!cityOf(call)) return refuse(NOT_FOUND);
  const { navigation, content } = call.shop;
  const isThere = (item: NavigationItem): boolean => {
    const text = textOfEntry(item);
    return text === null || content.pages.some(({ slug }) => slug === text);
  };
  return ok(navigation.filter(isThere).map((item) => toWireNavigationItem(item, call.localise)));
};

export const cityRoutes = (kit: ApiKit): Router =>
  Router()
    .get('/domain', kit.api(listDomains(kit)))
    .get('/domain/:id', kit.api(showDomain(kit)))
    .get('/domain/:id/delivery', kit.api(showDelivery(kit)))
    .get('/domain/:id/navigation', kit.api(listNavigation));
