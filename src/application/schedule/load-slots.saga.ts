import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancelled, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { selectSelection } from '../delivery/delivery-selectors';
import { outageOver } from '../outage/outage-slice';
import type { SlotsGateway } from '../ports/slots-gateway';
import type { ShopState } from '../store/root-reducer';
import { slotsFailed, slotsLoaded, slotsLoading, slotsNeeded } from './slots-slice';

export type LoadSlots = SlotsGateway['slots'];

function* loadSlots(load: LoadSlots) {
  const { city } = yield* select((state: ShopState) => state);
  const selection = yield* select(selectSelection);
  if (!city.current || selection.type === 'undecided') return;
  yield* put(slotsLoading(undefined));
  const abandoned = new AbortController();
  try {
    const answer = yield* call(load, city.current.id, selection, abandoned.signal);
    yield* put(answer.ok ? slotsLoaded(answer.value) : slotsFailed(undefined));
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
}

/** Times that could not be had while the backend was away are asked for again. Rules 23.1. */
function* recoverSlots() {
  const { page, slots } = yield* select((state: ShopState) => state);
  if (slots.kind === 'failed' && page.route?.name === 'checkout')
    yield* put(slotsNeeded(undefined));
}

/** Asks for the times to choose from; the latest question counts. Rules 14.7. */
export function* watchSlots(load: LoadSlots): SagaGenerator<void> {
  yield* takeLatest(slotsNeeded.type, loadSlots, load);
  yield* takeEvery(outageOver.type, recoverSlots);
}
