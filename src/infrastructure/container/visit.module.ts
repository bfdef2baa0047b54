import { ContainerModule } from 'inversify';
import { makeCalculateCart } from '../../application/cart/calculate-cart';
import { makeLoadContent } from '../../application/page/load-content';
import { CartGateway } from '../../application/ports/cart-gateway';
import { CatalogueGateway } from '../../application/ports/catalogue-gateway';
import { CityGateway } from '../../application/ports/city-gateway';
import { LostCartStorage } from '../../application/ports/lost-cart-storage';
import { ProblemReporter } from '../../application/ports/problem-reporter';
import type { ShopUseCases } from '../../application/store/root-saga';
import { makeChooseCity } from '../../application/visit/choose-city';
import { makeLoadFrame } from '../../application/visit/load-frame';
import { HttpCartGateway } from '../cart/http-cart-gateway';
import { HttpCatalogueGateway } from '../catalogue/http-catalogue-gateway';
import { HttpCityGateway } from '../city/http-city-gateway';
import { ApiClient } from '../http/api-client';
import { HttpClient, ShopUseCasesToken, CallerToken } from './tokens';

const shopUseCases = (
  cities: CityGateway,
  catalogue: CatalogueGateway,
  carts: CartGateway,
  lostCart: LostCartStorage,
): ShopUseCases => ({
  chooseCity: makeChooseCity(cities),
  loadFrame: makeLoadFrame(cities, catalogue),
  loadContent: makeLoadContent(catalogue),
  calculateCart: makeCalculateCart(carts),
  lostCart,
});

/**
 * What belongs to one visit: its language, its token and everything that speaks with them. Loaded
 * into a container of the visit's own, so "singleton" here is one per visit. Bound in the shared
 * container, the first visitor's token would stay for everyone.
 */
export const visitModule = new ContainerModule(({ bind }) => {
  bind(ApiClient)
    .toResolvedValue(
      (http: HttpClient, caller: CallerToken, problems: ProblemReporter) =>
        new ApiClient(http, caller, problems),
      [HttpClient, CallerToken, ProblemReporter],
    )
    .inSingletonScope();
  bind(CityGateway).toResolvedValue((api: ApiClient) => new HttpCityGateway(api), [ApiClient]);
  bind(CatalogueGateway).toResolvedValue(
    (api: ApiClient) => new HttpCatalogueGateway(api),
    [ApiClient],
  );
  bind(CartGateway).toResolvedValue((api: ApiClient) => new HttpCartGateway(api), [ApiClient]);
  bind(ShopUseCasesToken).toResolvedValue(shopUseCases, [
    CityGateway,
    CatalogueGateway,
    CartGateway,
    LostCartStorage,
  ]);
});
