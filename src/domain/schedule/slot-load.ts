import type { Instant } from '../time/instant';

/** How many orders a branch takes in a slot, and has taken. Rules 14.9. */
export interface SlotLoad {
  /** Orders for one slot; 0 is no limit. */
  readonly capacity: number;
  /** Orders that were not cancelled, by the slot that holds their time; a slot without any may be absent. */
  readonly taken: ReadonlyMap<Instant, number>;
}

/** A load that never makes a slot full. */
export const UNLIMITED_LOAD: SlotLoad = { capacity: 0, taken: new Map() };

/** Returns whether a slot takes no further order. Rules 14.9. */
export const isSlotFull = ({ capacity, taken }: SlotLoad, slot: Instant): boolean =>
  capacity > 0 && (taken.get(slot) ?? 0) >= capacity;
