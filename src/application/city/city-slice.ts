import type { City } from '../../domain/city/city';
import { defineAction, on, reducerOf } from '../redux/slice';

/** The city of the visit and, for the city menu, the others. */
export interface CityState {
  readonly current: City | null;
  readonly all: readonly Pick<City, 'id' | 'name' | 'baseUrl'>[];
}

export const cityChosen = defineAction<CityState>('city/chosen');

const NOWHERE: CityState = { current: null, all: [] };

export const cityReducer = reducerOf(
  NOWHERE,
  on(cityChosen, (_, chosen: CityState) => chosen),
);

export interface CityRoot {
  readonly city: CityState;
}

export const selectCities = (state: CityRoot) => state.city;
export const selectCity = (state: CityRoot) => state.city.current;
