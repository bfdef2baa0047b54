import type { Instant } from '../time/instant';
import { MINUTE, instant } from '../time/instant';

/** Minutes from one slot to the next. Rules 14.7. */
export const SLOT_MINUTES = 15;

// Every zone is a multiple of quarter hours away from UTC, so that one grid is even on all clocks.
const SLOT = SLOT_MINUTES * MINUTE;

/** The first moment of the quarter-hour grid that is not earlier. Rules 14.7. */
export const slotFrom = (moment: Instant): Instant => instant(Math.ceil(moment / SLOT) * SLOT);

/** The moment of the grid whose quarter hour holds a moment: there an order is counted. Rules 14.9. */
export const slotHolding = (moment: Instant): Instant => instant(Math.floor(moment / SLOT) * SLOT);

/** The slot after a slot. Rules 14.7. */
export const slotAfter = (slot: Instant): Instant => instant(slot + SLOT);
