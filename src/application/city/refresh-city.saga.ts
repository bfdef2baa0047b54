import { call, put, takeLeading } from 'typed-redux-saga';
import { defineAction } from '../store/slice';
import type { ChooseCity } from '../visit/choose-city';
import { cityStateOf } from '../visit/choose-city';
import { cityChosen } from './city-slice';

export interface CityRefreshing {
  readonly chooseCity: ChooseCity;
  readonly host: () => string;
}

/** The page has been open for a while: whether the city is busy or pauses may have changed. */
export const cityRefreshDue = defineAction('city/refreshDue');

function* refreshCity({ chooseCity, host }: CityRefreshing) {
  const city = yield* call(chooseCity, host());
  // What cannot be asked stays as it was last known.
  if (city.ok) yield* put(cityChosen(cityStateOf(city.value)));
}

export function* watchCityRefreshing(refreshing: CityRefreshing) {
  yield* takeLeading(cityRefreshDue.type, refreshCity, refreshing);
}
