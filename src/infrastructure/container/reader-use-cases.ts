import { makeCalculateCart } from '../../application/pricing/calculate-cart';
import { makeChangeFavourites } from '../../application/favourites/change-favourites';
import { makeOutageSince } from '../../application/outage/outage-since';
import { makeLoadContent } from '../../application/pages/load-content';
import type { LostCartStorage } from '../../application/ports/lost-cart-storage';
import { makeChooseCity } from '../../application/city/choose-city';
import { makeLoadFrame } from '../../application/pages/load-frame';
import { HttpCartGateway } from '../cart/http-cart-gateway';
import { HttpCatalogueGateway } from '../catalogue/http-catalogue-gateway';
import { HttpCityGateway } from '../city/http-city-gateway';
import { HttpContentGateway } from '../content/http-content-gateway';
import { HttpCustomerListsGateway } from '../customer/http-customer-lists-gateway';
import { HttpDeliveryGateway } from '../delivery/http-delivery-gateway';
import type { ApiClient } from '../http/api-client';
import { HttpSearchGateway } from '../search/http-search-gateway';
import type { Surroundings } from './tokens';
import type { CustomerLoaders } from '../../application/navigation/content-loader';
import type { ReaderUseCases } from '../../application/store/reader-watchers';

/** Cleans the restaurant's HTML; a part of its own, since only pages with such texts need it. */
export const loadSanitiser = () =>
  import(/* webpackChunkName: "sanitise-html" */ '../html/sanitise-html').then(
    ({ sanitiseHtml }) => sanitiseHtml,
  );

/** What a visit's use-cases are made of. */
export interface ReaderParts {
  /** Who calls in a language; in the visit's own, where none is named. */
  readonly clientOf: (locale?: string) => ApiClient;
  readonly lostCart: LostCartStorage;
  readonly surroundings: Surroundings;
  /** What loads the pages of accounts and orders. */
  readonly customers: (api: ApiClient) => CustomerLoaders;
}

/** What loads pages and their frame, in the language of the caller. */
const pageUseCases = (api: ApiClient, { surroundings, customers }: ReaderParts) => {
  const cities = new HttpCityGateway(api);
  const catalogue = new HttpCatalogueGateway(api);
  return {
    chooseCity: makeChooseCity(cities),
    outageSince: makeOutageSince(cities, surroundings.now),
    loadFrame: makeLoadFrame(cities, catalogue),
    loadContent: makeLoadContent(
      {
        catalogue,
        content: new HttpContentGateway(api, loadSanitiser),
        delivery: new HttpDeliveryGateway(api),
        search: new HttpSearchGateway(api),
      },
      customers(api),
    ),
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

/** What a customer's lists on the backend are told. */
const listUseCases = (api: ApiClient) => {
  const lists = new HttpCustomerListsGateway(api);
  return {
    changeFavourites: makeChangeFavourites(lists),
    rememberViewed: lists.addViewed.bind(lists),
  };
};

/** Where orders go, and on what terms. */
const deliveryUseCases = (api: ApiClient) => {
  const delivery = new HttpDeliveryGateway(api);
  return {
    loadArea: delivery.area.bind(delivery),
    loadTerms: delivery.terms.bind(delivery),
  };
};

/** What the sagas may do for everybody. */
export const readerUseCases = (parts: ReaderParts) => {
  const { clientOf, lostCart, surroundings } = parts;
  const { host, now, leastLoading, analytics, consent, loadTexts } = surroundings;
  const api = clientOf();
  return {
    ...pageUseCases(api, parts),
    ...menuUseCases(api),
    ...listUseCases(api),
    ...deliveryUseCases(api),
    calculateCart: makeCalculateCart(new HttpCartGateway(api)),
    lostCart,
    host,
    now,
    leastLoading,
    analytics,
    consent,
    inLanguage: (locale: string) => ({
      ...pageUseCases(clientOf(locale), parts),
      loadTexts: () => loadTexts(locale),
    }),
  } satisfies ReaderUseCases;
};
