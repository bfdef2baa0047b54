import { selectionChanged } from '../delivery/delivery-slice';
import { languageSwitched } from '../session/language-slice';
import type { OrderSlots } from '../ports/slots-gateway';
import { defineAction, on, reducerOf } from '../redux/slice';

export type SlotsState =
  | { readonly kind: 'unknown' | 'loading' | 'failed' }
  | { readonly kind: 'known'; readonly slots: OrderSlots };

/** The times are about to be shown; reloads those that are known. */
export const slotsRequested = defineAction('schedule/slotsRequested');
export const slotsLoading = defineAction('schedule/slotsLoading');
export const slotsLoaded = defineAction<OrderSlots>('schedule/slotsLoaded');
export const slotsFailed = defineAction('schedule/slotsFailed');

const UNKNOWN: SlotsState = { kind: 'unknown' };

export const slotsReducer = reducerOf<SlotsState>(
  UNKNOWN,
  // While newer ones are on their way, or cannot be had, the old ones can be looked at.
  on(slotsLoading, (state): SlotsState => (state.kind === 'known' ? state : { kind: 'loading' })),
  on(slotsLoaded, (_, slots: OrderSlots): SlotsState => ({ kind: 'known', slots })),
  on(slotsFailed, (state): SlotsState => (state.kind === 'known' ? state : { kind: 'failed' })),
  // Of another branch, or of another zone with another way to go.
  on(selectionChanged, (): SlotsState => UNKNOWN),
  // What is said of a day is in the language before.
  on(languageSwitched, (): SlotsState => UNKNOWN),
);

export interface SlotsRoot {
  readonly slots: SlotsState;
}

export const selectSlots = (state: SlotsRoot) => state.slots;
