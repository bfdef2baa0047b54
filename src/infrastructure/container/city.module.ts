import { ContainerModule } from 'inversify';
import { makeChooseCity } from '../../application/city/choose-city';
import { makeOutageSince } from '../../application/outage/outage-since';
import { CityGateway } from '../../application/ports/city-gateway';
import { Platform } from '../../application/ports/platform';
import { HttpCityGateway } from '../city/http-city-gateway';
import { ApiClient } from '../http/api-client';

const cityUseCases = (cities: CityGateway, { now }: Platform) => ({
  chooseCity: makeChooseCity(cities),
  outageSince: makeOutageSince(cities, now),
});

export type CityUseCases = ReturnType<typeof cityUseCases>;
export const CityUseCases = Symbol('CityUseCases');

export const cityModule = new ContainerModule(({ bind }) => {
  bind(CityGateway)
    .toResolvedValue((api: ApiClient) => new HttpCityGateway(api), [ApiClient])
    .inRequestScope();
  bind(CityUseCases).toResolvedValue(cityUseCases, [CityGateway, Platform]).inRequestScope();
});
