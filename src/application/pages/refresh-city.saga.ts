import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { Instant } from '../../domain/time/instant';
import { calculationFailed, calculationRequested } from '../cart/cart-slice';
import type { CartRoot } from '../cart/cart-slice';
import { placingUnanswered } from '../placing/placing-slice';
import { outageNoticed, outageOver } from '../outage/outage-slice';
import type { GatewayFailure } from '../ports/gateway-failure';
import { defineAction } from '../redux/slice';
import type { ChooseCity } from '../city/choose-city';
import { cityStateOf } from '../city/choose-city';
import { cityChosen } from '../city/city-slice';
import type { OutageRoot } from '../outage/outage-slice';

export interface RefreshCityDeps {
  readonly chooseCity: ChooseCity;
  readonly host: () => string;
  readonly now: () => Instant;
}

/** The page has been open for a while: whether the city is busy or pauses may have changed. */
export const cityRefreshDue = defineAction('city/refreshDue');

/** Returns whether the shop itself says that the restaurant's backend is away; a phone without a net is not that. */
const isOutage = (failure: GatewayFailure): boolean =>
  failure.kind === 'refused' && failure.status >= 500;

/** What could not be found out while the backend was away is asked for again. */
function* recover() {
  const { outage, cart } = yield* select((state: OutageRoot & CartRoot) => state);
  if (outage === null) return;
  yield* put(outageOver(undefined));
  if (cart.progress === 'failed') yield* put(calculationRequested(undefined));
}

/** Rules 23.1. */
function* refreshCity({ chooseCity, host, now }: RefreshCityDeps) {
  const city = yield* call(chooseCity, host());
  if (city.ok) {
    yield* put(cityChosen(cityStateOf(city.value)));
    yield* call(recover);
    return;
  }
  // What cannot be asked stays as it was last known.
  if (isOutage(city.error)) yield* put(outageNoticed(now()));
}

/** What fails when the backend is away: whether it is, is asked at once. */
const SUSPICIOUS = [cityRefreshDue, calculationFailed, placingUnanswered].map(({ type }) => type);

export function* watchCityRefreshing(deps: RefreshCityDeps) {
  yield* takeLeading(SUSPICIOUS, refreshCity, deps);
}
