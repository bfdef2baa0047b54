import type { Container } from 'inversify';
import { ProblemReporter } from '../../application/ports/problem-reporter';
import type { Route } from '../../application/navigation/route';
import type { ListPages } from '../../application/sitemap/list-pages';
import { makeListPages } from '../../application/sitemap/list-pages';
import type { ChooseCity } from '../../application/city/choose-city';
import { makeChooseCity } from '../../application/city/choose-city';
import { HttpCatalogueGateway } from '../catalogue/http-catalogue-gateway';
import { HttpCityGateway } from '../city/http-city-gateway';
import { HttpContentGateway } from '../content/http-content-gateway';
import type { BackendResponseCache } from '../http/backend-response-cache';
import type { CallerOfVisit } from '../http/api-client';
import { ApiClient } from '../http/api-client';
import { HttpSitemapGateway } from '../sitemap/http-sitemap-gateway';
import { HttpClient, ResponseCacheToken, Surroundings } from './tokens';
import { loadSanitiser } from './reader-use-cases';

export interface SitemapUseCases {
  readonly chooseCity: ChooseCity;
  readonly listPages: ListPages;
}

/** What robots are told, as a guest may know it. For the server alone: no browser makes such a list. */
export const openSitemap = (
  shared: Container,
  caller: CallerOfVisit,
  routeOf: (path: string) => Route,
): SitemapUseCases => {
  const api = new ApiClient(
    shared.get<HttpClient>(HttpClient),
    caller,
    shared.get<ProblemReporter>(ProblemReporter),
    shared.get<BackendResponseCache>(ResponseCacheToken),
    shared.get<Surroundings>(Surroundings).sharedCallTime,
  );
  const cities = new HttpCityGateway(api);
  return {
    chooseCity: makeChooseCity(cities),
    listPages: makeListPages({
      cities,
      catalogue: new HttpCatalogueGateway(api),
      // Visitors may share these answers, so they are cleaned like theirs.
      content: new HttpContentGateway(api, loadSanitiser),
      sitemap: new HttpSitemapGateway(api),
      routeOf,
    }),
  };
};
