import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { CityRoot } from '../city/city-slice';
import { languageSwitched } from '../session/language-slice';
import type { DeliveryGateway } from '../ports/delivery-gateway';
import { selectSelectedAddress } from './delivery-selectors';
import {
  selectionChanged,
  selectionRestored,
  termsFailed,
  termsLoaded,
  termsLoading,
  termsRequested,
} from './delivery-slice';
import type { DeliveryRoot } from './delivery-slice';

/** Use-case: what an address asks. Never rejects. */
export type LoadTerms = DeliveryGateway['terms'];

function* loadTerms(load: LoadTerms) {
  const { city, delivery } = yield* select((state: CityRoot & DeliveryRoot) => state);
  const address = yield* select(selectSelectedAddress);
  // Where the shapes of the zones are there, they say it.
  if (!address || !city.current || delivery.area.kind === 'known') return;
  yield* put(termsLoading(undefined));
  const abandoned = new AbortController();
  try {
    const answer = yield* call(load, city.current.id, address.place, abandoned.signal);
    if (answer.ok) yield* put(termsLoaded(answer.value));
    else if (answer.error.kind === 'zone.out_of_range') yield* put(termsLoaded(null));
    else yield* put(termsFailed(undefined));
  } catch (error) {
    yield* put(termsFailed(undefined));
    throw error;
  } finally {
    abandoned.abort();
  }
}

/** Asks what the selected address asks, as soon as it is known. Rules 8.7, 8.8. */
export function* watchTerms(load: LoadTerms): SagaGenerator<void> {
  // Latest: only the address as it is now matters.
  yield* takeLatest(
    [selectionChanged, selectionRestored, termsRequested, languageSwitched].map(({ type }) => type),
    loadTerms,
    load,
  );
}
