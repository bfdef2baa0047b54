import type { City } from '../../domain/city/city';
import { cityByHost } from '../../domain/city/city-by-host';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';
import type { ChosenCities } from './city-slice';
import type { CityGateway } from '../ports/city-gateway';
import type { GatewayFailure } from '../ports/gateway-failure';

export interface ChosenCity {
  readonly current: City;
  readonly all: readonly City[];
}

/** The cities as the state of a visit holds them: of those not visited only what a menu of cities needs. */
export const cityStateOf = ({ current, all }: ChosenCity): ChosenCities => ({
  current,
  all: all.map(({ id, name, baseUrl }) => ({ id, name, baseUrl })),
});

/** A backend that knows no city cannot serve anybody yet. */
const NO_CITIES: GatewayFailure = {
  kind: 'refused',
  status: 503,
  code: 'no_cities',
  message: null,
  errors: {},
};

/** Use-case: the city whose address was visited, else the first. Never rejects. Rules 5.1. */
export const makeChooseCity =
  (gateway: CityGateway) =>
  async (host: string): Promise<Result<GatewayFailure, ChosenCity>> => {
    const cities = await gateway.cities();
    if (!cities.ok) return cities;
    const current = cityByHost(cities.value, host);
    return current ? ok({ current, all: cities.value }) : refuse(NO_CITIES);
  };

export type ChooseCity = ReturnType<typeof makeChooseCity>;
