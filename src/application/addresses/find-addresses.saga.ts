import type { SagaGenerator } from 'typed-redux-saga';
import { all, call } from 'typed-redux-saga';
import type { FindPlacesDeps } from './find-places.saga';
import { watchPlaces } from './find-places.saga';
import type { SearchSession } from './suggest-streets.saga';
import { watchStreets } from './suggest-streets.saga';

/** Answers the form of an address: suggestions while a street is typed, and places. Rules 16.5, 16.7. */
export function* watchAddressFinding(deps: FindPlacesDeps): SagaGenerator<void> {
  const session: SearchSession = { search: null };
  yield* all([call(watchStreets, deps.openFinder, session), call(watchPlaces, deps, session)]);
}
