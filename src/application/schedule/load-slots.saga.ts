import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancelled, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { selectCities } from '../city/city-slice';
import { selectSelection } from '../delivery/delivery-selectors';
import type { PageRoot } from '../navigation/page-slice';
import { outageOver } from '../outage/outage-slice';
import { rateLimitWaitOf } from '../ports/gateway-failure';
import type { SlotsGateway } from '../ports/slots-gateway';
import { slotsFailed, slotsLoaded, slotsLoading, slotsRequested } from './slots-slice';
import type { SlotsRoot } from './slots-slice';

export type LoadSlots = SlotsGateway['slots'];

/** Loads the times to choose from, for the place that is chosen. */
export function* loadSlots(load: LoadSlots): SagaGenerator<void> {
  const city = yield* select(selectCities);
  const selection = yield* select(selectSelection);
  if (!city.current || selection.type === 'undecided') return;
  yield* put(slotsLoading(undefined));
  const abandoned = new AbortController();
  let wait: number | null = null;
  try {
    const answer = yield* call(load, city.current.id, selection, abandoned.signal);
    if (answer.ok) {
      yield* put(slotsLoaded(answer.value));
      return;
    }
    yield* put(slotsFailed(undefined));
    wait = rateLimitWaitOf(answer.error);
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
  // A rate-limited call is retried by itself, when the backend allows it.
  if (wait === null) return;
  yield* delay(wait);
  yield* call(loadSlots, load);
}

/** Times that could not be had while the backend was away are asked for again. Rules 23.1. */
function* recoverSlots() {
  const { page, slots } = yield* select((state: PageRoot & SlotsRoot) => state);
  if (slots.kind === 'failed' && page.route?.name === 'checkout')
    yield* put(slotsRequested(undefined));
}

/** Asks for the times to choose from; the latest question counts. Rules 14.7. */
export function* watchSlots(load: LoadSlots): SagaGenerator<void> {
  yield* takeLatest(slotsRequested.type, loadSlots, load);
  yield* takeEvery(outageOver.type, recoverSlots);
}
