import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { selectCities } from '../city/city-slice';
import { languageSwitched } from '../session/language-slice';
import type { DeliveryGateway } from '../ports/delivery-gateway';
import { deliveryInfoLoaded } from './delivery-info-slice';
import {
  areaFailed,
  areaLoaded,
  areaLoading,
  areaRequested,
  selectDelivery,
} from './delivery-slice';

/** Use-case: where a city delivers, with the shapes of its zones. Never rejects. */
export type LoadArea = DeliveryGateway['area'];

function* loadArea(load: LoadArea) {
  const { current } = yield* select(selectCities);
  if (!current) {
    yield* put(areaFailed(undefined));
    return;
  }
  yield* put(areaLoading(undefined));
  const abandoned = new AbortController();
  try {
    const answer = yield* call(load, current.id, abandoned.signal);
    yield* put(answer.ok ? areaLoaded(answer.value) : areaFailed(undefined));
  } catch (error) {
    yield* put(areaFailed(undefined));
    throw error;
  } finally {
    abandoned.abort();
  }
}

/** The page about delivery loads the shapes along with the terms: maps do not request them again. */
function* storeArea({ payload: { area } }: ReturnType<typeof deliveryInfoLoaded>) {
  if (area) yield* put(areaLoaded(area));
}

/**
 * Fetches the shapes of the zones when a map or a check first needs them, once: what is there or on
 * its way is not asked for again, what could not be had is. An answer on its way while the language
 * changes is loaded again, since zones have names.
 */
export function* watchArea(load: LoadArea): SagaGenerator<void> {
  yield* takeEvery(deliveryInfoLoaded.type, storeArea);
  for (;;) {
    yield* take(areaRequested.type);
    const { area } = yield* select(selectDelivery);
    let isNeeded = area.kind !== 'known';
    while (isNeeded) {
      const { switched } = yield* race({
        loaded: call(loadArea, load),
        switched: take(languageSwitched.type),
      });
      isNeeded = switched !== undefined;
    }
  }
}
