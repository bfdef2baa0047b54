import { ContainerModule } from 'inversify';
import { makeCalculateCart } from '../../application/cart/calculate-cart';
import { makeLoadContent } from '../../application/page/load-content';
import { LostCartStorage } from '../../application/ports/lost-cart-storage';
import { ProblemReporter } from '../../application/ports/problem-reporter';
import type { ShopUseCases } from '../../application/store/root-saga';
import { makeChooseCity } from '../../application/visit/choose-city';
import { makeLoadFrame } from '../../application/visit/load-frame';
import { HttpCartGateway } from '../cart/http-cart-gateway';
import { HttpCatalogueGateway } from '../catalogue/http-catalogue-gateway';
import { HttpCityGateway } from '../city/http-city-gateway';
import { AnswerCache } from '../http/answer-cache';
import { ApiClient } from '../http/api-client';
import { CallerToken, HttpClient, ShopUseCasesToken } from './tokens';

const shopUseCases = (
  http: HttpClient,
  caller: CallerToken,
  problems: ProblemReporter,
  cache: AnswerCache,
  lostCart: LostCartStorage,
): ShopUseCases => {
  const api = new ApiClient(http, caller, problems, cache);
  const cities = new HttpCityGateway(api);
  const catalogue = new HttpCatalogueGateway(api);
  return {
    chooseCity: makeChooseCity(cities),
    loadFrame: makeLoadFrame(cities, catalogue),
    loadContent: makeLoadContent(catalogue),
    calculateCart: makeCalculateCart(new HttpCartGateway(api)),
    lostCart,
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
  ]);
});
