import { Router } from 'express';
import type { ApiKit } from '../api-kit';
import { ok, refuse } from '../../../src/domain';
import { toWireDomain, toWireDomainWithShapes, toWireNavigationItem } from '../../city/city-wire';
import type { ApiHandler } from '../api-handler';
import { cityOf } from '../city-call';
import { NOT_FOUND } from '../refusal';

/** GET /domain */
export const listDomains =
  (storefrontPort: number): ApiHandler =>
  ({ shop, localise }) =>
    ok(shop.cities.map((city) => toWireDomain(city, localise, storefrontPort)));

/** GET /domain/{id} */
export const showDomain =
  (storefrontPort: number): ApiHandler =>
  (call) => {
    const city = cityOf(call);
    return city
      ? ok(toWireDomainWithShapes(city, call.localise, storefrontPort))
      : refuse(NOT_FOUND);
  };

/** GET /domain/{id}/navigation */
export const listNavigation: ApiHandler = (call) =>
  cityOf(call)
    ? ok(call.shop.navigation.map((item) => toWireNavigationItem(item, call.localise)))
    : refuse(NOT_FOUND);

export const cityRoutes = ({ api, settings: { storefrontPort } }: ApiKit): Router =>
  Router()
    .get('/domain', api(listDomains(storefrontPort)))
    .get('/domain/:id', api(showDomain(storefrontPort)))
    .get('/domain/:id/navigation', api(listNavigation));
