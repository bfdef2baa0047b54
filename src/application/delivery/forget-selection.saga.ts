import { put, select } from 'typed-redux-saga';
import { NOTHING_SELECTED } from '../../domain/delivery/delivery-selection';
import type { ShopState } from '../store/root-reducer';
import { selectionHere } from './delivery-selectors';
import { selectionRestored } from './delivery-slice';

/** Forgets of a choice from an earlier visit what this city does not know. Rules 17.8. */
export function* forgetSelection() {
  const state = yield* select((shop: ShopState) => shop);
  const { selection } = state.delivery;
  const left = selectionHere(state, selection);
  if (selection !== NOTHING_SELECTED && left !== selection) yield* put(selectionRestored(left));
}
