import { put, select } from 'typed-redux-saga';
import { NOTHING_SELECTED } from '../../domain/delivery/delivery-selection';
import type { CityRoot } from '../city/city-slice';
import type { SettingsRoot } from '../settings/settings-slice';
import { selectionHere } from './delivery-selectors';
import { selectionRestored } from './delivery-slice';
import type { DeliveryRoot } from './delivery-slice';

/** Forgets of a choice from an earlier visit what this city does not know. Rules 17.8. */
export function* forgetSelection() {
  const state = yield* select((shop: DeliveryRoot & SettingsRoot & CityRoot) => shop);
  const { selection } = state.delivery;
  const left = selectionHere(state, selection);
  if (selection !== NOTHING_SELECTED && left !== selection) yield* put(selectionRestored(left));
}
