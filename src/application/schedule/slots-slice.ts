import type { SlotDay } from '../../domain/schedule/slots-of';
import type { Instant } from '../../domain/time/instant';
import { selectionChanged } from '../delivery/delivery-slice';
import { languageSwitched } from '../language/language-slice';
import { defineAction, on, reducerOf } from '../store/slice';

/** Whether an order can come as soon as possible, and when that is. Rules 14.11. */
export interface SoonAsPossible {
  readonly isAvailable: boolean;
  /** When it would come; null where it cannot. */
  readonly expected: { readonly from: Instant; readonly to: Instant } | null;
  /** The backend's word for why not, such as `closed`; null where it can. */
  readonly reason: string | null;
}

/** When an order can be had, by the backend's clock. Rules 14.7, 14.11. */
export interface OrderSlots {
  /** The moment of the answer. */
  readonly now: Instant;
  readonly soon: SoonAsPossible;
  readonly days: readonly SlotDay[];
}

export type SlotsState =
  | { readonly kind: 'unknown' | 'loading' | 'failed' }
  | { readonly kind: 'known'; readonly slots: OrderSlots };

/** Times are about to be chosen from; what is known is asked for anew. */
export const slotsNeeded = defineAction('schedule/slotsNeeded');
export const slotsLoading = defineAction('schedule/slotsLoading');
export const slotsLoaded = defineAction<OrderSlots>('schedule/slotsLoaded');
export const slotsFailed = defineAction('schedule/slotsFailed');

const UNKNOWN: SlotsState = { kind: 'unknown' };

export const slotsReducer = reducerOf<SlotsState>(
  UNKNOWN,
  // While newer ones are on their way the old ones can be looked at.
  on(slotsLoading, (state): SlotsState => (state.kind === 'known' ? state : { kind: 'loading' })),
  on(slotsLoaded, (_, slots: OrderSlots): SlotsState => ({ kind: 'known', slots })),
  on(slotsFailed, (): SlotsState => ({ kind: 'failed' })),
  // Of another branch, or of another zone with another way to go.
  on(selectionChanged, (): SlotsState => UNKNOWN),
  // What is said of a day is in the language before.
  on(languageSwitched, (): SlotsState => UNKNOWN),
);
