import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import { selectLanguage } from '../session/language-slice';
import { finderHere } from './finder-here.saga';
import type { OpenFinder } from './open-finder';
import { streetsLoaded, streetsRequested, selectStreets } from './streets-slice';

function* loadStreets(openFinder: OpenFinder) {
  const known = yield* select(selectStreets);
  if (known.length > 0) return;
  const { locale } = yield* select(selectLanguage);
  const finder = yield* call(finderHere, openFinder);
  const { locale: present } = yield* select(selectLanguage);
  // In another language by now: the map asks again.
  if (locale === present) yield* put(streetsLoaded(finder?.streets ?? []));
}

/** Hands the streets of the city to a map that draws them by itself. */
export function* watchStreetsOfMap(openFinder: OpenFinder): SagaGenerator<void> {
  yield* takeLatest(streetsRequested.type, () => loadStreets(openFinder));
}
