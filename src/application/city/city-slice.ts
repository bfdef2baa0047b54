import type { City } from '../../domain/city/city';
import type { ZoneOffsets } from '../../domain/time/zone-offsets';
import { defineAction, on, reducerOf } from '../redux/slice';

/** The city of the visit and, for the city menu, the others. */
export interface ChosenCities {
  readonly current: City | null;
  readonly all: readonly Pick<City, 'id' | 'name' | 'baseUrl'>[];
}

export interface CityState extends ChosenCities {
  /** Of the city's zone, found by the server: a browser needs long to read its tables of zones. */
  readonly offsets: ZoneOffsets | null;
}

export const cityChosen = defineAction<ChosenCities>('city/chosen');
export const zoneOffsetsFound = defineAction<ZoneOffsets>('city/zoneOffsetsFound');

const NOWHERE: CityState = { current: null, all: [], offsets: null };

export const cityReducer = reducerOf(
  NOWHERE,
  on(cityChosen, ({ offsets }, chosen: ChosenCities) => ({ ...chosen, offsets })),
  on(zoneOffsetsFound, (state, offsets: ZoneOffsets) => ({ ...state, offsets })),
);

export interface CityRoot {
  readonly city: CityState;
}

export const selectCities = (state: CityRoot) => state.city;
export const selectCity = (state: CityRoot) => state.city.current;
