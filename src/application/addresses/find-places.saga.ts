import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancelled, delay, put, race, takeLatest } from 'typed-redux-saga';
import type { AnyAddress } from '../../domain/address/address';
import { isPinned, pinnedPlace } from '../../domain/address/place';
import type { Coordinates } from '../../domain/zone/lng-lat';
import { languageSwitched } from '../session/language-slice';
import { modalClosed } from '../modals/modal-slice';
import type { FoundAddress, LocateDevice, StreetSuggestion } from '../ports/maps';
import type { ShopAction } from '../redux/slice';
import { isOf } from '../redux/slice';
import {
  addressFormOpened,
  addressFound,
  findingFailed,
  locationRequested,
  pinMoved,
  streetTyped,
  suggestionChosen,
} from './address-form-slice';
import { finderHere } from './finder-here.saga';
import type { OpenFinder } from './open-finder';
import type { SearchSession } from './suggest-streets.saga';

export interface FindPlacesDeps {
  readonly openFinder: OpenFinder;
  readonly locateDevice: LocateDevice;
}

/** In milliseconds: a pin stands without a street rather than keep its customer waiting. */
const PATIENCE = 5000;

/** Where a suggestion is; with it the search ends, whether the answer comes or not. */
function* choose(openFinder: OpenFinder, session: SearchSession, suggestion: StreetSuggestion) {
  const abandoned = new AbortController();
  try {
    const finder = yield* call(finderHere, openFinder);
    const search = session.search ?? finder?.openSearch();
    session.search = null;
    const answer = search
      ? yield* call([search, 'choose'], suggestion, abandoned.signal)
      : { ok: false as const };
    yield* put(
      answer.ok ? addressFound({ found: answer.value, by: 'suggestion' }) : findingFailed('place'),
    );
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
}

function* streetAt(
  openFinder: OpenFinder,
  point: Coordinates,
  signal: AbortSignal,
): SagaGenerator<FoundAddress | null> {
  const finder = yield* call(finderHere, openFinder);
  const answer = finder && (yield* call([finder, 'at'], point, signal));
  return answer?.ok ? answer.value : null;
}

/** A pin is where it was set; the map only says which street that is, if it can. Rules 16.5. */
function* findAtPin(openFinder: OpenFinder, point: Coordinates) {
  const place = pinnedPlace(point);
  if (!place.ok) {
    yield* put(findingFailed('place'));
    return;
  }
  const abandoned = new AbortController();
  try {
    const { known } = yield* race({
      known: call(streetAt, openFinder, point, abandoned.signal),
      late: delay(PATIENCE),
    });
    const { street, house } = known ?? { street: '', house: '' };
    yield* put(addressFound({ found: { street, house, place: place.value }, by: 'pin' }));
  } finally {
    abandoned.abort();
  }
}

function* findDevice({ openFinder, locateDevice }: FindPlacesDeps) {
  const device = yield* call(locateDevice);
  if (device.ok) yield* call(findAtPin, openFinder, device.value);
  else yield* put(findingFailed(device.error.kind));
}

/**
 * What has become of the place of an address that is edited. Where nobody knows it any more it stays
 * as it was saved. For a new address what finds streets is fetched already, so that the first key
 * does not wait for it.
 */
function* lookUp(openFinder: OpenFinder, edited: AnyAddress | null) {
  const finder = yield* call(finderHere, openFinder);
  const place = edited?.place;
  if (!finder || !place || isPinned(place)) return;
  const abandoned = new AbortController();
  try {
    const answer = yield* call([finder, 'lookUp'], place, abandoned.signal);
    if (answer.ok && answer.value) yield* put(addressFound({ found: answer.value, by: 'lookUp' }));
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
}

/** What makes what is asked of the map, if anything is, something of the past. */
const CHANGES = [
  addressFormOpened,
  suggestionChosen,
  pinMoved,
  locationRequested,
  streetTyped,
  modalClosed,
  languageSwitched,
];

/** Suggestions of a search that is over mean nothing to the next one. */
const ENDS_SEARCH: ReadonlySet<string> = new Set([
  addressFormOpened.type,
  modalClosed.type,
  languageSwitched.type,
]);

/** Answers what the form asks of the map; the newest question abandons the one before. */
export function* watchPlaces(deps: FindPlacesDeps, session: SearchSession): SagaGenerator<void> {
  const { openFinder } = deps;
  yield* takeLatest(
    CHANGES.map(({ type }) => type),
    function* (action: ShopAction) {
      if (ENDS_SEARCH.has(action.type)) session.search = null;
      try {
        if (isOf(addressFormOpened, action)) yield* call(lookUp, openFinder, action.payload);
        if (isOf(suggestionChosen, action)) {
          yield* call(choose, openFinder, session, action.payload);
        }
        if (isOf(pinMoved, action)) yield* call(findAtPin, openFinder, action.payload);
        if (isOf(locationRequested, action)) yield* call(findDevice, deps);
      } catch (error) {
        yield* put(findingFailed('place'));
        throw error;
      }
    },
  );
}
